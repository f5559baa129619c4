import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { bundle } from "../../shared/bundle.mjs";
import { withLock } from "../locks/lock.mjs";
import { enter, isUsed } from "../locks/users.mjs";

/**
 * Compiles every command to JavaScript and returns the folder of the result. The folder's name is a hash of its
 * content, so changed code gets a new folder. A running server therefore keeps its code when a command with changed
 * code is started.
 */
export async function compileScripts(root) {
  const all = join(root, ".data/scripts");
  return withLock(join(root, ".data/scripts.lock"), async () => {
    const programs = ["scripts", "scripts/local"].flatMap((folder) => programsIn(root, folder));
    const files = await bundle(root, programs, join(all, "folder"));
    const folder = join(all, hashOf(files));
    if (!existsSync(folder)) await write(files, folder);
    await enter(join(folder, "users"));
    await removeUnused(all);
    return folder;
  });
}

function programsIn(root, folder) {
  const names = readdirSync(join(root, folder)).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
  return names.map((name) => `${folder}/${name}`);
}

function hashOf(files) {
  const hash = createHash("sha256");
  for (const { path, contents } of files) hash.update(`${path} ${contents.length}\n`).update(contents);
  return hash.digest("hex").slice(0, 16);
}

/**
 * Writes the files to a temporary folder, which is renamed once it is complete. An interrupted command
 * therefore never leaves an incomplete folder under the final name.
 */
async function write(files, folder) {
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  for (const { path, contents } of files) await writeFile(join(unfinished, path), contents);
  await rename(unfinished, folder);
}

async function removeUnused(all) {
  for (const name of await readdir(all)) {
    if (!(await isUsed(join(all, name, "users")))) await rm(join(all, name), { recursive: true, force: true });
  }
}
