import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";

import { readJsonFile, writePrivate } from "../../shared/private-file";
import { dataFolder, root } from "../../shared/root";
import type { Instant } from "../../../lib/platform/time/instant";

/** The folder of our own database. */
export const databaseFolder = join(dataFolder, "postgres");

/** The folder of the backups of our own database. */
export function backupFolder(): string {
  return process.env.BACKUP_DIR ? resolve(root, process.env.BACKUP_DIR) : join(dataFolder, "backups");
}

/** The folder of the stored segments of PostgreSQL's log. */
export const logFolder = (backups: string) => join(backups, "log");

/** What is known about a backup. The moments are those of the database's clock. */
export type Backup = {
  /** The name of its folder. */
  readonly name: string;
  /** The identifier of the database system. */
  readonly system: string;
  readonly timeline: number;
  /** The first segment of the log that a restore of this backup needs. */
  readonly firstSegment: string;
  /** From this moment on, the database can be restored to any moment. */
  readonly finishedAt: Instant;
};

const descriptionOf = (backups: string, name: string) => join(backups, name, "backup.json");

export function describeBackup(backups: string, folder: string, backup: Backup): void {
  writePrivate(descriptionOf(backups, folder), JSON.stringify(backup));
}

/** Lists the complete backups, the oldest first. */
export function listBackups(backups: string): readonly Backup[] {
  return namesIn(backups)
    .filter((name) => !name.endsWith(".new"))
    .flatMap((name) => (readJsonFile(descriptionOf(backups, name)) as Backup | undefined) ?? [])
    .toSorted((one, other) => one.finishedAt - other.finishedAt);
}

/** A restore to an earlier moment. What the database logs since then belongs to a timeline of its own. */
export type Restore = {
  readonly timeline: number;
  /** The timeline that was left. */
  readonly parent: number;
  /** The restored moment. */
  readonly to: Instant;
  readonly at: Instant;
};

const restoresFile = (backups: string) => join(backups, "restores.json");

export function listRestores(backups: string): readonly Restore[] {
  return (readJsonFile(restoresFile(backups)) as readonly Restore[] | undefined) ?? [];
}

export function noteRestore(backups: string, restore: Restore): void {
  writePrivate(restoresFile(backups), JSON.stringify([...listRestores(backups), restore]));
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
