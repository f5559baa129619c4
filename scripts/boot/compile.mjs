import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";

import { build, stop } from "esbuild";

import { withLock } from "../shared/lock.mjs";
import { enter, isUsed } from "../shared/users.mjs";

/**
 * Compiles every command in scripts/ to JavaScript and returns the folder of the result. The folder's name is a hash of
 * its content, so changed code gets a new folder. A running server therefore keeps its code when a command with changed
 * code is started.
 */
export async function compileScripts(root) {
  const all = join(root, ".data/scripts");
  return withLock(join(root, ".data/scripts.lock"), async () => {
    const files = await compile(root, join(all, "folder"));
    const folder = join(all, hashOf(files));
    if (!existsSync(folder)) await write(files, folder);
    await enter(join(folder, "users"));
    await removeUnused(all);
    return folder;
  });
}

/**
 * Bundles our own code of each command into one file. Packages are loaded from node_modules. The format is CommonJS,
 * because our imports of Next's entry points have no file extension, and ES modules require one.
 */
async function compile(root, outdir) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: commandsIn(root),
    outdir,
    bundle: true,
    format: "cjs",
    platform: "node",
    target: "node24",
    packages: "external",
    sourcemap: true,
    sourcesContent: false,
    write: false,
    logLevel: "silent",
  });
  // If the compiler's process is not stopped, it runs as long as this process.
  await stop();
  return outputFiles.map(({ path, contents }) => ({ path: relative(outdir, path), contents }));
}

function commandsIn(root) {
  const names = readdirSync(join(root, "scripts")).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
  return names.map((name) => `scripts/${name}`);
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
