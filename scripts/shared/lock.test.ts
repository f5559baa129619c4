import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { withLock } from "./lock.mjs";

let folder = "";
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "lock-"))));
afterEach(() => rmSync(folder, { recursive: true }));

test("runs one body at a time", async () => {
  const lock = join(folder, "deep/down.lock");
  let inside = 0;
  let most = 0;
  const work = () =>
    withLock(lock, async () => {
      most = Math.max(most, ++inside);
      await new Promise(setImmediate);
      inside--;
    });
  await Promise.all([work(), work(), work()]);
  expect([most, existsSync(lock)]).toEqual([1, false]);
});

test("releases the lock when the body fails", async () => {
  const lock = join(folder, "a.lock");
  await expect(withLock(lock, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(existsSync(lock)).toBe(false);
});

test.each([
  ["whose holder died", JSON.stringify({ pid: 4_194_305, born: "7" })],
  ["with invalid content", "{"],
])("takes over a lock %s", async (_what, text) => {
  const lock = join(folder, "a.lock");
  writeFileSync(lock, text);
  expect(await withLock(lock, () => Promise.resolve("in"))).toBe("in");
  expect(readdirSync(folder)).toEqual([]);
});

test("takes over a lock whose holder died before writing its process id", async () => {
  const lock = join(folder, "a.lock");
  writeFileSync(lock, "");
  utimesSync(lock, 1, 1);
  expect(await withLock(lock, () => Promise.resolve("in"))).toBe("in");
});
