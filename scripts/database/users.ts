import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { identify, isAlive } from "../shared/processes.mjs";
import type { Identity } from "../shared/processes.mjs";

/** Notes which processes use a cluster, so that the last one out, and no other, stops it. */
export async function enter(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, String(process.pid)), JSON.stringify(identify()));
}

/** Takes this process off the list; true when nobody alive is left on it. */
export async function leave(folder: string): Promise<boolean> {
  await rm(join(folder, String(process.pid)), { force: true });
  const names = await readdir(folder).catch(() => []);
  const alive = await Promise.all(names.map((name) => isAliveNote(join(folder, name))));
  return !alive.includes(true);
}

async function isAliveNote(path: string): Promise<boolean> {
  try {
    if (isAlive(JSON.parse(await readFile(path, "utf8")) as Identity)) return true;
  } catch {
    // Gone in this moment, or half written by a process that died.
  }
  await rm(path, { force: true });
  return false;
}
