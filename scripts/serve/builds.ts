import { readdirSync, statSync } from "node:fs";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { readJsonFile } from "../shared/private-file";
import { root } from "../shared/root";
import { buildName } from "./fingerprint";
import type { Fingerprint } from "./fingerprint";

/**
 * A finished build. It contains relative paths to files outside its folder. Next wrote these paths for a folder
 * directly inside the clone, so the build's folder must also be directly inside the clone.
 */
export type Build = { readonly folder: string; readonly fingerprint: Fingerprint; readonly finishedAt: number };

const prefix = ".next-";

/** The name of the file that is written last. An interrupted build does not have this file. */
const fingerprintFile = "fingerprint.json";

/**
 * The parts of Next's folder that are not part of a build. They belong to the caches, the development server or the
 * compiler.
 */
const notPartOfBuild = new Set(["cache", "types", "dev", "lock"]);

export const folderOf = (fingerprint: Fingerprint) => `${prefix}${buildName(fingerprint)}`;

export function readBuild(folder: string, clone = root): Build | undefined {
  const path = join(clone, folder, fingerprintFile);
  const fingerprint = readJsonFile(path) as Fingerprint | undefined;
  return fingerprint && { folder, fingerprint, finishedAt: statSync(path).mtimeMs };
}

/**
 * Finds the build that a server serves. If the command that started the server named a build, the server serves that
 * build. Otherwise, it serves the newest build with the given settings.
 */
export function chooseBuild(settings: string, named = process.env.NEXT_DIST_DIR, clone = root): Build | undefined {
  return named
    ? readBuild(named, clone)
    : finishedBuilds(clone).find(({ fingerprint }) => fingerprint.settings === settings);
}

/** Moves a finished build out of Next's folder and returns the new folder. */
export async function takeBuild(from: string, fingerprint: Fingerprint, clone = root): Promise<string> {
  const folder = folderOf(fingerprint);
  const [unfinished, target] = [join(clone, `${folder}.new`), join(clone, folder)];
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished);
  for (const name of await readdir(join(clone, from))) {
    if (!notPartOfBuild.has(name)) await rename(join(clone, from, name), join(unfinished, name));
  }
  await writeFile(join(unfinished, fingerprintFile), JSON.stringify(fingerprint));
  await rm(target, { recursive: true, force: true });
  await rename(unfinished, target);
  return folder;
}

/**
 * Deletes builds that are not in use, except the given build and the newest other build. If the settings are changed
 * back, that other build can be served again.
 */
export async function removeUnused(
  keep: string,
  isUsed: (folder: string) => Promise<boolean>,
  clone = root,
): Promise<void> {
  const [newestOther] = finishedBuilds(clone).filter(({ folder }) => folder !== keep);
  for (const folder of foldersIn(clone)) {
    if (folder === keep || folder === newestOther?.folder || (await isUsed(folder))) continue;
    await rm(join(clone, folder), { recursive: true, force: true });
  }
}

/** Whether there is any finished build. */
export function hasBuilds(clone = root): boolean {
  return finishedBuilds(clone).length > 0;
}

/** All finished builds, the newest first. */
export function finishedBuilds(clone = root): Build[] {
  const builds = foldersIn(clone).flatMap((folder) => readBuild(folder, clone) ?? []);
  return builds.sort((one, other) => other.finishedAt - one.finishedAt);
}

function foldersIn(clone: string): string[] {
  return readdirSync(clone).filter((name) => name.startsWith(prefix));
}
