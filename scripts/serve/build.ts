import { rm } from "node:fs/promises";
import { join } from "node:path";

import { root } from "../shared/root";
import { runQuietly } from "../shared/run";
import { folderOf, readBuild, removeUnused, takeBuild } from "./builds";
import { settingsFingerprint, sourcesFingerprint } from "./fingerprint";

/** The folder in which Next builds. Servers do not use it, because every finished build is moved out of it. */
const workFolder = ".next";

/** Says whether a running process uses the build in this folder. */
type IsUsed = (folder: string) => Promise<boolean>;

/**
 * Builds the site and returns the folder of the build. If a build of the same sources and settings exists, returns its
 * folder instead. Deletes old builds, except the newest one before and those that are in use. The database must be
 * running, because Next reads it to prerender pages.
 */
export async function makeBuild(isUsed: IsUsed = () => Promise.resolve(false)): Promise<string> {
  const fingerprint = { settings: settingsFingerprint(process.env), sources: await sourcesFingerprint() };
  const folder = folderOf(fingerprint);
  if (!readBuild(folder)) await make(fingerprint);
  await removeUnused(folder, isUsed);
  return folder;
}

async function make(fingerprint: { settings: string; sources: string }): Promise<void> {
  // The data cache may contain data that an earlier build read from another database. This data must not appear in the
  // new pages.
  await rm(join(root, workFolder, "cache/fetch-cache"), { recursive: true, force: true });
  await runQuietly("next", ["build"], { NODE_ENV: "production", NEXT_DIST_DIR: workFolder });
  await takeBuild(workFolder, fingerprint);
}
