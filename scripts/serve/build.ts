import { rm } from "node:fs/promises";
import { join } from "node:path";

import { root } from "../shared/root";
import { runQuietly } from "../shared/run";
import { actionKeyName, buildActionKey } from "./action-key";
import { folderOf, readBuild, removeUnused, takeBuild } from "./builds";
import { linkEarlierFiles } from "./earlier-files";
import { buildName, settingsFingerprint, sourcesFingerprint } from "./fingerprint";
import type { Fingerprint } from "./fingerprint";
import { packFiles } from "./packed-files";

/** The folder in which Next builds. Servers do not use it, because every finished build is moved out of it. */
const workFolder = ".next";

/** Says whether a running process uses the build in this folder. */
type IsUsed = (folder: string) => Promise<boolean>;

/**
 * Builds the site and returns the folder of the build. If a build of the same sources and settings exists, returns its
 * folder instead. Deletes old builds, except the newest one before and those that are in use. With DATABASE_URL, the
 * pages are prerendered from that database; without it, each page is rendered at its first visit.
 */
export async function makeBuild(isUsed: IsUsed = () => Promise.resolve(false)): Promise<string> {
  const fingerprint = { settings: settingsFingerprint(process.env), sources: await sourcesFingerprint() };
  const folder = folderOf(fingerprint);
  if (!readBuild(folder)) await make(fingerprint);
  await removeUnused(folder, isUsed);
  return folder;
}

async function make(fingerprint: Fingerprint): Promise<void> {
  // The data cache may contain data that an earlier build read from another database. This data must not appear in the
  // new pages.
  await rm(join(root, workFolder, "cache/fetch-cache"), { recursive: true, force: true });
  await runQuietly("next", ["build"], {
    NODE_ENV: "production",
    NEXT_DIST_DIR: workFolder,
    BUILD_FINGERPRINT: buildName(fingerprint),
    [actionKeyName]: buildActionKey(fingerprint),
  });
  await packFiles(join(root, workFolder, "static"));
  await linkEarlierFiles(workFolder);
  await takeBuild(workFolder, fingerprint);
}
