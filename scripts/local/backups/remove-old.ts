import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

import { listBackups, logFolder } from "./backup-folder";

/** The number of backups that are kept. With one a night, every moment of the last week can be restored. */
const kept = 7;

/** Deletes all backups but the newest, those that were interrupted, and the log that no backup needs. */
export async function removeOld(backups: string): Promise<void> {
  const all = listBackups(backups);
  const interrupted = (await readdir(backups)).filter((name) => name.endsWith(".new"));
  for (const name of [...all.slice(0, -kept).map((backup) => backup.name), ...interrupted])
    await rm(join(backups, name), { recursive: true, force: true });
  const oldest = all.at(-kept) ?? all[0];
  if (!oldest) return;
  for (const name of await readdir(logFolder(backups))) {
    if (positionOf(name) < positionOf(oldest.firstSegment)) await rm(join(logFolder(backups), name));
  }
}

/**
 * The position of a segment in the log: the part of its name after the timeline. Histories of timelines, which are
 * small, are never before any segment.
 */
const positionOf = (name: string) => (/^[0-9A-F]{24}/.test(name) ? name.slice(8, 24) : "Z");
