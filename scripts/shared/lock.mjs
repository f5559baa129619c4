import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { identify, isAlive } from "./processes.mjs";

/** A lock being written is empty for a moment; one that stays empty belongs to somebody who died in that moment. */
const writingMs = 5_000;

/** Runs the body while no other process of this machine holds the same lock file. A lock whose holder died is taken over. */
export async function withLock(path, body, onWait = () => undefined) {
  await mkdir(dirname(path), { recursive: true });
  for (let told = false; !(await take(path)); told = true) {
    if (!told) onWait();
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
    // Renamed before it is removed: of two who find it stale, one alone succeeds.
    const aside = `${path}.${process.pid}`;
    await rename(path, aside).catch(() => undefined);
    await rm(aside, { force: true });
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
