import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const steps = [...readFileSync("app/styles/theme.css", "utf8").matchAll(/--spacing-(\d+):/g)].map(([, step]) => step);

/** The components and pages that place elements with utilities. */
const files = ["app", "components"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx") && !name.includes(".test."))
    .map((name) => join(folder, name)),
);

/** The spacing utilities in a text with a step that the theme does not have. Tailwind makes no class for them. */
function unknownSteps(text: string): string[] {
  const used = [...text.matchAll(/[\s"'`]((?:gap(?:-[xy])?|[mp][trblxy]?)-(\d+))(?=[\s"'`])/g)];
  return used.flatMap(([, name = "", step]) => (steps.includes(step) || step === "0" ? [] : [name]));
}

it("the theme has a step for every spacing utility that the code uses", () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => unknownSteps(readFileSync(file, "utf8")).map((name) => `${file}: ${name}`))).toEqual(
    [],
  );
});

it("finds a utility without a step", () => {
  expect(unknownSteps(`<div className="grid gap-16 mt-21"><p className="px-4" />`)).toEqual(["gap-16", "px-4"]);
});
