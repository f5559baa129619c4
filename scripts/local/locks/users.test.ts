import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { enter, isUsed, leave } from "./users.mjs";

const folder = join(mkdtempSync(join(tmpdir(), "users-")), "users");
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a folder is in use from the first enter to the last leave", async () => {
  expect(await isUsed(folder)).toBe(false);
  await enter(folder);
  expect(await isUsed(folder)).toBe(true);
  expect(await leave(folder)).toBe(true);
  expect(await isUsed(folder)).toBe(false);
});

test("a process that has died does not use the folder", async () => {
  mkdirSync(folder);
  writeFileSync(join(folder, "1"), JSON.stringify({ pid: 2 ** 22 + 1, born: "1" }));
  expect(await isUsed(folder)).toBe(false);
});
