import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { copyFile, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { Client } from "pg";

import { withLock } from "../locks/lock.mjs";
import { chooseAccount } from "../postgres/account";
import { findBinaries } from "../postgres/binaries";
import { give } from "../postgres/initialise";
import { describeBackup, listBackups, logFolder } from "./backup-folder";
import type { Backup } from "./backup-folder";
import { packDatabase } from "./database-files";
import { noteFolder } from "./note-folder";
import { removeOld } from "./remove-old";

export type BackupPlace = {
  /** The URL of the superuser. */
  readonly url: string;
  /** The folder of the database. */
  readonly database: string;
  readonly backups: string;
};

/**
 * Copies the running database, and from the first backup on stores its log, so that every later moment can be restored.
 * An interrupted backup leaves nothing that counts as one. Deletes old backups.
 */
export async function makeBackup(place: BackupPlace): Promise<Backup> {
  await mkdir(place.backups, { recursive: true, mode: 0o700 });
  return withLock(join(place.backups, "lock"), async () => {
    const client = new Client({ connectionString: place.url, connectionTimeoutMillis: 5_000 });
    client.on("error", () => undefined);
    await client.connect();
    try {
      const system = await requireOwnFolder(client, place.backups);
      await storeLog(client, place, system);
      const backup = await copy(client, place, system);
      await removeOld(place.backups);
      return backup;
    } finally {
      await client.end();
    }
  });
}

/** Returns the identifier of the database system. Throws if the folder has backups of another one. */
async function requireOwnFolder(client: Client, backups: string): Promise<string> {
  const { system } = await first<{ system: string }>(
    client,
    "select system_identifier::text as system from pg_control_system()",
  );
  if (listBackups(backups).some((backup) => backup.system !== system))
    throw new Error(
      "The folder has the backups of another database: name another one in BACKUP_DIR, or move them away.",
    );
  return system;
}

/** Makes PostgreSQL store each segment of its log, and at the latest after a minute. */
async function storeLog(client: Client, { database, backups }: BackupPlace, system: string): Promise<void> {
  const { archive_mode } = await first<{ archive_mode: string }>(client, "show archive_mode");
  if (archive_mode !== "on")
    throw new Error("The database was started by an earlier release: stop npm start, then run this again.");
  const { postgres } = await findBinaries();
  await mkdir(logFolder(backups), { recursive: true, mode: 0o700 });
  const account = chooseAccount(postgres, database);
  // Where PostgreSQL runs as another user, it must be able to write there.
  await give(logFolder(backups), account);
  await noteFolder({ database, backups }, { system, account });
  await client.query("alter system set archive_timeout = '60s'");
  await client.query("select pg_reload_conf()");
}

async function copy(client: Client, { database, backups }: BackupPlace, system: string): Promise<Backup> {
  const { at } = await first<{ at: Date }>(client, "select clock_timestamp() as at");
  const name = at.toISOString().slice(0, 19).replaceAll(":", "-");
  const unfinished = join(backups, `${name}.new`);
  try {
    const { segment } = await first<{ segment: string }>(
      client,
      "select pg_walfile_name(pg_backup_start('site', true)) as segment",
    );
    await packDatabase(database, join(unfinished, "data"));
    const end = await first<{ segment: string; label: string; at: Date }>(
      client,
      `select pg_walfile_name(lsn) as segment, labelfile as label, clock_timestamp() as at from pg_backup_stop(false)`,
    );
    await writeFile(join(unfinished, "backup_label"), end.label, { mode: 0o600 });
    await copyFile(`${database}.password`, join(unfinished, "password"));
    await untilStored(client, join(logFolder(backups), `${end.segment}.gz`));
    const timeline = Number.parseInt(segment.slice(0, 8), 16);
    const backup = { name, system, timeline, firstSegment: segment, finishedAt: end.at.getTime() };
    describeBackup(backups, `${name}.new`, backup);
    // Old backups are deleted next, so this one must be on the disk.
    spawnSync("sync");
    await rename(unfinished, join(backups, name));
    return backup;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** Waits until PostgreSQL has stored the last segment that the backup needs. */
async function untilStored(client: Client, path: string): Promise<void> {
  const countFailures = async () =>
    (await first<{ count: number }>(client, "select failed_count::int as count from pg_stat_archiver")).count;
  const before = await countFailures();
  while (!existsSync(path)) {
    if ((await countFailures()) > before)
      throw new Error(
        "PostgreSQL cannot store its log in the folder of the backups: its disk may be full. No backup was made.",
      );
    await wait(100);
  }
}

async function first<Row extends object>(client: Client, sql: string): Promise<Row> {
  const { rows } = await client.query<Row>(sql);
  if (!rows[0]) throw new Error("PostgreSQL did not answer.");
  return rows[0];
}
