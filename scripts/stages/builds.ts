import { readdirSync, statSync } from "node:fs";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { readJsonFile } from "../shared/private-file";
import { root } from "../shared/root";
import { isUsed } from "../shared/users.mjs";
import { buildName } from "./fingerprint";
import type { Fingerprint } from "./fingerprint";

/** A finished build. Its folder is a name within the clone, beside the others: a build refers to its surroundings by relative paths. */
export type Build = { readonly folder: string; readonly fingerprint: Fingerprint; readonly finishedAt: number };

const prefix = ".next-";

/** Written last: a build that was broken off has none. */
const mark = "fingerprint.json";

/** Parts of Next's working folder that help the next build, the development server or the compiler, and are no part of a build. */
const staying = new Set(["cache", "types", "dev", "lock"]);

export const usersOf = (folder: string, clone = root) => join(clone, folder, "users");

export const folderOf = (fingerprint: Fingerprint) => `${prefix}${buildName(fingerprint)}`;

export function readBuild(folder: string, clone = root): Build | undefined {
  const path = join(clone, folder, mark);
  const fingerprint = readJsonFile(path) as Fingerprint | undefined;
  return fingerprint && { folder, fingerprint, finishedAt: statSync(path).mtimeMs };
}

/** The build that a server with these settings serves: the one its starter names, else the newest that fits. */
export function chooseBuild(settings: string, named = process.env.NEXT_DIST_DIR, clone = root): Build | undefined {
  return named
    ? readBuild(named, clone)
    : finishedBuilds(clone).find(({ fingerprint }) => fingerprint.settings === settings);
}

/** Takes what Next has just built out of its working folder. */
export async function takeBuild(from: string, fingerprint: Fingerprint, clone = root): Promise<string> {
  const folder = folderOf(fingerprint);
  const [aside, target] = [join(clone, `${folder}.new`), join(clone, folder)];
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside);
  for (const name of await readdir(join(clone, from))) {
    if (!staying.has(name)) await rename(join(clone, from, name), join(aside, name));
  }
  await writeFile(join(aside, mark), JSON.stringify(fingerprint));
  await rm(target, { recursive: true, force: true });
  await rename(aside, target);
  return folder;
}

/** Removes builds that no living process uses, but for the one to keep and the newest beside it, to which a change of settings may lead back. */
export async function removeUnused(kept: string, clone = root): Promise<void> {
  const [spare] = finishedBuilds(clone).filter(({ folder }) => folder !== kept);
  for (const folder of foldersIn(clone)) {
    if (folder === kept || folder === spare?.folder || (await isUsed(usersOf(folder, clone)))) continue;
    await rm(join(clone, folder), { recursive: true, force: true });
  }
}

function finishedBuilds(clone: string): Build[] {
  const builds = foldersIn(clone).flatMap((folder) => readBuild(folder, clone) ?? []);
  return builds.sort((one, other) => other.finishedAt - one.finishedAt);
}

function foldersIn(clone: string): string[] {
  return readdirSync(clone).filter((name) => name.startsWith(prefix));
}
