import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { hintCompilation } from "./compile-hint";

let build: string;

beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), "build-"));
  mkdirSync(join(build, "static"));
  for (const name of ["react", "page"]) writeFileSync(join(build, `static/${name}.js`), `run("${name}");`);
});

afterEach(() => rmSync(build, { recursive: true }));

const scriptOf = (name: string) => readFileSync(join(build, `static/${name}.js`), "utf8");
const nameScripts = (rootMainFiles: readonly string[]) =>
  writeFileSync(join(build, "build-manifest.json"), JSON.stringify({ rootMainFiles }));

test("the scripts that run on every page get the hint once, and all other scripts are not changed", async () => {
  nameScripts(["static/react.js"]);
  await hintCompilation(build);
  await hintCompilation(build);
  expect(scriptOf("react")).toBe('//# allFunctionsCalledOnLoad\nrun("react");');
  expect(scriptOf("page")).toBe('run("page");');
});

test("a build without a list of scripts is refused, because its pages would be slow without any warning", async () => {
  nameScripts([]);
  await expect(hintCompilation(build)).rejects.toThrow("rootMainFiles");
});
