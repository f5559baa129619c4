import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { identify, isAlive } from "./processes.mjs";

/**
 * Records that this process uses something shared, such as a database server or a build, so that only the last user
 * ends it.
 */
export async function enter(folder) {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, String(process.pid)), JSON.stringify(identify()));
}

/** Removes this process from the list. Returns true if no living process is left on it. */
export async function leave(folder) {
  await rm(join(folder, String(process.pid)), { force: true });
  return !(await isUsed(folder));
}

/** Whether any living process is on the list. */
export async function isUsed(folder) {
  const names = await readdir(folder).catch(() => []);
  const alive = await Promise.all(names.map((name) => isAliveNote(join(folder, name))));
  return alive.includes(true);
}

async function isAliveNote(path) {
  try {
    if (isAlive(JSON.parse(await readFile(path, "utf8")))) return true;
  } catch {
    // The file was removed in the meantime, or its process died while writing it.
  }
  await rm(path, { force: true });
  return false;
}
