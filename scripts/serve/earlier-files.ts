import { link, mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { readJsonFile } from "../shared/private-file";
import { root } from "../shared/root";
import { finishedBuilds } from "./builds";

/** Lists the static files of a build that belong to the build before it. */
const listFile = "earlier-files.json";

/**
 * Adds the scripts and styles of the build before to a new build, as links. While servers change from one build to the
 * next, and afterwards, a browser with a page of the earlier build can load the rest of it from any of them. The names
 * contain hashes, so files with one name are the same. Files of two builds before are left out.
 */
export async function linkEarlierFiles(folder: string, clone = root): Promise<void> {
  const [earlier] = finishedBuilds(clone);
  const from = earlier && join(clone, earlier.folder, "static");
  const inherited = new Set(earlier && (readJsonFile(join(clone, earlier.folder, listFile)) as string[] | undefined));
  const to = join(clone, folder, "static");
  const own = new Set(await filesUnder(to));
  const missing = (from ? await filesUnder(from) : []).filter((path) => !own.has(path) && !inherited.has(path));
  for (const path of missing) {
    await mkdir(dirname(join(to, path)), { recursive: true });
    await link(join(from ?? "", path), join(to, path));
  }
  await writeFile(join(clone, folder, listFile), JSON.stringify(missing));
}

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}
