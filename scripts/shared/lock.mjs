import { mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { identify, isAlive } from "./processes.mjs";

/**
 * How long a lock file may be empty, in milliseconds. It is empty for a moment while it is written. If it stays empty,
 * the process that wrote it has died.
 */
const writingMs = 5_000;

/**
 * Runs the body while no other process of this machine holds the same lock file. A lock whose holder died is taken
 * over.
 */
export async function withLock(path, body, onWait = () => undefined) {
  await mkdir(dirname(path), { recursive: true });
  for (let isWaiting = false; !(await take(path)); isWaiting = true) {
    if (!isWaiting) onWait();
    await wait(200);
  }
  try {
    return await body();
  } finally {
    await rm(path, { force: true });
  }
}

async function take(path) {
  try {
    await writeFile(path, JSON.stringify(identify()), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
  }
  if (await isStale(path)) {
    // When two processes find the lock stale, the slower one must not remove the new lock of the faster one. So a
    // process takes a second lock, checks again, and only then removes the stale lock.
    await withLock(`${path}.takeover`, async () => {
      if (await isStale(path)) await rm(path, { force: true });
    });
  }
  return false;
}

async function isStale(path) {
  try {
    const text = await readFile(path, "utf8");
    if (text) return !isAlive(JSON.parse(text));
    return Date.now() - (await stat(path)).mtimeMs > writingMs;
  } catch (error) {
    return error instanceof SyntaxError;
  }
}
