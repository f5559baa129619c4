import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { takeBuild } from "./builds";
import { linkEarlierFiles } from "./earlier-files";

let clone = "";

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), "builds-"));
});
afterEach(() => rmSync(clone, { recursive: true }));

/** Makes a build with its own script, and links the files of the build before. */
async function build(sources: string, at: number): Promise<string> {
  mkdirSync(join(clone, ".next/static/chunks"), { recursive: true });
  writeFileSync(join(clone, `.next/static/chunks/${sources}.js`), sources);
  await linkEarlierFiles(".next", clone);
  const folder = await takeBuild(".next", { settings: "demo", sources }, clone);
  utimesSync(join(clone, folder, "fingerprint.json"), at, at);
  return folder;
}

test("a build also has the scripts of the build before it, but not those of older builds", async () => {
  const first = await build("one", 1);
  expect(existsSync(join(clone, first, "static/chunks/one.js"))).toBe(true);
  const second = await build("two", 2);
  const third = await build("three", 3);
  const names = (folder: string) =>
    ["one", "two", "three"].filter((name) => existsSync(join(clone, folder, `static/chunks/${name}.js`)));
  expect([names(first), names(second), names(third)]).toEqual([["one"], ["one", "two"], ["two", "three"]]);
});
