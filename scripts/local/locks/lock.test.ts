import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import * as files from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { withLock } from "./lock.mjs";

jest.mock("node:fs/promises", () => ({ __esModule: true, ...jest.requireActual<typeof files>("node:fs/promises") }));

let folder = "";
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "lock-"))));
afterEach(() => rmSync(folder, { recursive: true }));

test("runs one body at a time, even if three are started together", async () => {
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

test("releases the lock if the body fails", async () => {
  const lock = join(folder, "a.lock");
  await expect(withLock(lock, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(existsSync(lock)).toBe(false);
});

const lockOfDeadProcess = JSON.stringify({ pid: 4_194_305, born: "7" });

test.each([
  ["of a process that has died", lockOfDeadProcess],
  ["with invalid content", "{"],
])("takes over a lock %s", async (_what, text) => {
  const lock = join(folder, "a.lock");
  writeFileSync(lock, text);
  expect(await withLock(lock, () => Promise.resolve("in"))).toBe("in");
  expect(readdirSync(folder)).toEqual([]);
});

test("takes over the lock of a process that died before it wrote its id", async () => {
  const lock = join(folder, "a.lock");
  writeFileSync(lock, "");
  utimesSync(lock, 1, 1);
  expect(await withLock(lock, () => Promise.resolve("in"))).toBe("in");
});

test("if two processes take over a stale lock, the slower one does not remove the new lock of the faster one", async () => {
  const lock = join(folder, "a.lock");
  writeFileSync(lock, lockOfDeadProcess);
  const isReading = Promise.withResolvers<void>();
  const slowRead = Promise.withResolvers<string>();
  jest.spyOn(files, "readFile").mockImplementationOnce(() => {
    isReading.resolve();
    return slowRead.promise;
  });
  const isWaiting = Promise.withResolvers<void>();
  const slow = withLock(lock, () => Promise.resolve("in"), isWaiting.resolve);
  await isReading.promise;

  await withLock(lock, async () => {
    slowRead.resolve(lockOfDeadProcess);
    await isWaiting.promise;
    expect(existsSync(lock)).toBe(true);
  });
  expect(await slow).toBe("in");
});
