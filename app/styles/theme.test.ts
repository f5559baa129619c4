import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const steps = [...readFileSync("app/styles/theme.css", "utf8").matchAll(/--spacing-(\d+):/g)].map(([, step]) => step);

/** The files of all components and pages, which set spacing with Tailwind's utilities. */
const files = ["app", "components"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx") && !name.includes(".test."))
    .map((name) => join(folder, name)),
);

/** Finds spacing utilities with a step that the theme does not define. Tailwind creates no class for such a utility. */
function unknownSteps(text: string): string[] {
  const used = [...text.matchAll(/[\s"'`]((?:gap(?:-[xy])?|[mp][trblxy]?)-(\d+))(?=[\s"'`])/g)];
  return used.flatMap(([, name = "", step]) => (steps.includes(step) || step === "0" ? [] : [name]));
}

it("the theme defines the step of every spacing utility in the code", () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => unknownSteps(readFileSync(file, "utf8")).map((name) => `${file}: ${name}`))).toEqual(
    [],
  );
});

it("the check finds spacing utilities with a step that is not in the theme", () => {
  expect(unknownSteps(`<div className="grid gap-16 mt-21"><p className="px-4" />`)).toEqual(["gap-16", "px-4"]);
});
