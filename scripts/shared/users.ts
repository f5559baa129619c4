import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { identify, isAlive } from "./processes.mjs";
import type { Identity } from "./processes.mjs";

/** Records which processes use a thing they share, a database server or a build, so that only the last one ends it. */
export async function enter(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, String(process.pid)), JSON.stringify(identify()));
}

/** Takes this process off the list; true when nobody alive is left on it. */
export async function leave(folder: string): Promise<boolean> {
  await rm(join(folder, String(process.pid)), { force: true });
  return !(await isUsed(folder));
}

/** Whether any living process is on the list. */
export async function isUsed(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch(() => []);
  const alive = await Promise.all(names.map((name) => isAliveNote(join(folder, name))));
  return alive.includes(true);
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
