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

test("a script that runs on every page gets the compile hint only once, and no other script is changed", async () => {
  nameScripts(["static/react.js"]);
  await hintCompilation(build);
  await hintCompilation(build);
  expect(scriptOf("react")).toBe('//# allFunctionsCalledOnLoad\nrun("react");');
  expect(scriptOf("page")).toBe('run("page");');
});

test("hintCompilation throws an error if the build lists no scripts that run on every page", async () => {
  nameScripts([]);
  await expect(hintCompilation(build)).rejects.toThrow("rootMainFiles");
});
