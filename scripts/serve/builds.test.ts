import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { chooseBuild, folderOf, hasBuilds, removeUnused, takeBuild } from "./builds";

let clone = "";

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), "builds-"));
});
afterEach(() => rmSync(clone, { recursive: true }));

/** Creates a build like Next's, with a finish time of `at` seconds after the epoch. */
async function build(settings: string, sources: string, at: number): Promise<string> {
  for (const name of ["server", "cache", "types"]) mkdirSync(join(clone, ".next", name), { recursive: true });
  writeFileSync(join(clone, ".next/server/page.html"), `${settings} ${sources}`);
  symlinkSync("../packages", join(clone, ".next/packages"));
  const folder = await takeBuild(".next", { settings, sources }, clone);
  utimesSync(join(clone, folder, "fingerprint.json"), at, at);
  return folder;
}

const builds = () =>
  readdirSync(clone)
    .filter((name) => name.startsWith(".next-"))
    .sort();

test("a finished build is moved out of the working folder, but the caches remain there", async () => {
  const folder = await build("demo", "s1", 1);
  expect(folder).toBe(folderOf({ settings: "demo", sources: "s1" }));
  expect(readdirSync(join(clone, folder)).sort()).toEqual(["fingerprint.json", "packages", "server"]);
  expect(readdirSync(join(clone, ".next")).sort()).toEqual(["cache", "types"]);
});

test("a server serves the build in NEXT_DIST_DIR, by default the newest build with the server's settings", async () => {
  const [first, second] = [await build("demo", "s1", 1), await build("demo", "s2", 2)];
  await build("live", "s2", 3);
  expect(chooseBuild("demo", "", clone)?.folder).toBe(second);
  expect(chooseBuild("demo", first, clone)?.folder).toBe(first);
  expect(chooseBuild("other", "", clone)).toBeUndefined();
});

test("an interrupted build is never served", async () => {
  mkdirSync(join(clone, ".next-0"));
  expect(hasBuilds(clone)).toBe(false);
  expect(chooseBuild("demo", "", clone)).toBeUndefined();
  expect(chooseBuild("demo", ".next-0", clone)).toBeUndefined();
});

test("removes unused builds, but always keeps the given build and the newest of the other builds", async () => {
  const [used, unused, newestOther, kept] = [
    await build("a", "s", 1),
    await build("b", "s", 2),
    await build("c", "s", 3),
    await build("d", "s", 4),
  ];
  mkdirSync(join(clone, ".next-0.new"));
  await removeUnused(kept, (folder) => Promise.resolve(folder === used), clone);
  expect(builds()).toEqual([used, newestOther, kept].sort());
  expect(builds()).not.toContain(unused);
  expect(existsSync(join(clone, ".next"))).toBe(true);
});
