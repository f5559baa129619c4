import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const filesIn = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending) && !name.includes(".test."))
    .map((name) => join(folder, name));

/** Finds rules that set the font size of a title directly. Such a title would keep the optical size of another size. */
function directSizes(css: string): string[] {
  const parts = css.replaceAll(/\/\*.*?\*\//gs, "").split("}");
  return parts.flatMap((part) => {
    const [body = "", head = ""] = part.split("{").toReversed();
    const selector = head.split(";").at(-1)?.trim() ?? "";
    return /\bh[1-3]\b/.test(selector) && /font-size:(?! var\(--title\))/.test(body) ? [selector] : [];
  });
}

it("no stylesheet sets the font size of a title directly", () => {
  const files = filesIn("app/styles", ".css");
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => directSizes(readFileSync(file, "utf8")).map((rule) => `${file}: ${rule}`))).toEqual(
    [],
  );
});

it("no title has a utility class that sets its font size", () => {
  const files = ["app", "components"].flatMap((folder) => filesIn(folder, ".tsx"));
  const sized = files.filter((file) => /<h[1-3][^>]*\btext-\d/.test(readFileSync(file, "utf8")));
  expect(sized).toEqual([]);
});

it("the check finds a rule that sets the font size of a title directly", () => {
  expect(directSizes("a { b: c } /* x */ .card h2,\n.card b { font-size: 1rem; }")).toEqual([".card h2,\n.card b"]);
  expect(directSizes("h1 { font-size: var(--title); }")).toEqual([]);
});
