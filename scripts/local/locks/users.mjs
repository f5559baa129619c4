import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { identify, isAlive } from "./processes.mjs";

/**
 * Records in `folder` that this process uses a shared resource, such as a database server or a build. Other processes
 * neither stop nor delete the resource until this process calls `leave` or ends.
 */
export async function enter(folder) {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, String(process.pid)), JSON.stringify(identify()));
}

/** Removes this process from the list of users. Returns true if no process on the list is alive. */
export async function leave(folder) {
  await rm(join(folder, String(process.pid)), { force: true });
  return !(await isUsed(folder));
}

/** Whether any process on the list of users is alive. */
export async function isUsed(folder) {
  const names = await readdir(folder).catch(() => []);
  const alive = await Promise.all(names.map((name) => isAliveNote(join(folder, name))));
  return alive.includes(true);
}

async function isAliveNote(path) {
  try {
    if (isAlive(JSON.parse(await readFile(path, "utf8")))) return true;
  } catch {
    // The file was removed in the meantime, or the process died while it wrote the file.
  }
  await rm(path, { force: true });
  return false;
}
