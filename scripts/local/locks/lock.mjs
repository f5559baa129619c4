import { mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { identify, isAlive } from "./processes.mjs";

/**
 * The time in milliseconds after which an empty lock file counts as stale. A lock file is empty for a moment while it
 * is written. If it remains empty, the process that was writing it has died.
 */
const writingMs = 5_000;

/**
 * Runs the body while this process has the lock at this path. Other processes on the machine wait for the lock. If the
 * process with the lock has died, a waiting process takes the lock.
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
    // Two processes may find the same stale lock. The slower process must not remove the new lock of the faster
    // process. Each process therefore takes a second lock and checks again before it removes the stale lock.
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
