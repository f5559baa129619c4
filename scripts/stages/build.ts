import { rm } from "node:fs/promises";
import { join } from "node:path";

import { withLock } from "../shared/lock.mjs";
import { dataFolder, root } from "../shared/root";
import { runQuietly } from "../shared/run";
import { enter } from "../shared/users.mjs";
import { folderOf, readBuild, removeUnused, takeBuild, usersOf } from "./builds";
import { hintCompilation } from "./compile-hint";
import { settingsFingerprint, sourcesFingerprint } from "./fingerprint";

/** Where Next works. No server reads it: a build moves out when it is finished. */
const workFolder = ".next";

/**
 * Builds the site unless a finished build of these very sources and settings is there, and returns its folder, which is kept as long as
 * this process lives. A running server's build is never touched. Prerendered pages read the database.
 */
export async function buildSite(): Promise<string> {
  return withLock(join(dataFolder, "build.lock"), async () => {
    const wanted = { settings: settingsFingerprint(process.env), sources: await sourcesFingerprint() };
    const folder = folderOf(wanted);
    if (!readBuild(folder)) await make(wanted);
    await enter(usersOf(folder));
    await removeUnused(folder);
    return folder;
  });
}

async function make(wanted: { settings: string; sources: string }): Promise<void> {
  // What an earlier build read from another database must not appear in the pages of this one.
  await rm(join(root, workFolder, "cache/fetch-cache"), { recursive: true, force: true });
  await runQuietly("next", ["build"], { NODE_ENV: "production", NEXT_DIST_DIR: workFolder });
  await hintCompilation(join(root, workFolder));
  await takeBuild(workFolder, wanted);
}
