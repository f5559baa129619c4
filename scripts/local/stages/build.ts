import { join } from "node:path";

import { makeBuild } from "../../serve/build";
import { dataFolder, root } from "../../shared/root";
import { withLock } from "../locks/lock.mjs";
import { enter, isUsed } from "../locks/users.mjs";

const usersOf = (folder: string) => join(root, folder, "users");

/**
 * Makes the build of these sources and settings, unless it exists, and returns its folder. The folder is not deleted
 * while this process is alive.
 */
export async function buildSite(): Promise<string> {
  return withLock(join(dataFolder, "build.lock"), async () => {
    const folder = await makeBuild((other) => isUsed(usersOf(other)));
    await enter(usersOf(folder));
    return folder;
  });
}
