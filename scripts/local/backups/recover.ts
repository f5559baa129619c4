import { existsSync, readFileSync } from "node:fs";
import { copyFile, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { queryFirstRow } from "../../database/query-first-row";
import type { Instant } from "../../../lib/platform/time/instant";
import { chooseAccount } from "../postgres/account";
import { findBinaries } from "../postgres/binaries";
import { openCluster } from "../postgres/cluster";
import type { Cluster } from "../postgres/cluster";
import { give } from "../postgres/initialise";
import { listBackups, listRestores, logFolder } from "./backup-folder";
import { chooseBackup } from "./choose-backup";
import { unpackDatabase } from "./database-files";
import { archiveCommand, fetchCommand, noteOf } from "./log-commands";
import { noteFolder } from "./note-folder";

export type Recovery = {
  /** The folder of the database that the backups are of. It may be missing. */
  readonly database: string;
  readonly backups: string;
  /** The folder of the copy. */
  readonly into: string;
  /** The restored moment. Without it, everything that was logged is restored. */
  readonly to: Instant | undefined;
  readonly now: Instant;
  /** Whether the copy will replace the database. Otherwise its own log is not stored. */
  readonly isReplacement: boolean;
};

export type Recovered = {
  readonly cluster: Cluster;
  /** The timeline that led to the moment. A copy that may be changed has a new one. */
  readonly parent: number;
};

/** Makes a copy of the database as it was at a moment, and starts its server. */
export async function recover(recovery: Recovery): Promise<Recovered> {
  const { database, backups, into, to, now } = recovery;
  const known = { backups: listBackups(backups), restores: listRestores(backups) };
  const chosen = chooseBackup(known, to ?? now);
  if (!chosen) throw new Error(noBackup(known.backups[0]?.finishedAt));
  const { postgres } = await findBinaries();
  const account = chooseAccount(postgres, database);
  const from = join(backups, chosen.backup.name);
  await removeCopy(into);
  if (recovery.isReplacement) await noteFolder(recovery, { system: chosen.backup.system, account });
  await unpackDatabase(join(from, "data"), into, account);
  await copyFile(join(from, "backup_label"), join(into, "backup_label"));
  await writeFile(join(into, "recovery.signal"), "");
  await copyFile(join(from, "password"), `${into}.password`);
  for (const path of [join(into, "backup_label"), join(into, "recovery.signal"), `${into}.password`])
    await give(path, account);
  const cluster = await start(recovery, chosen).catch((error: unknown) => explain(error, into));
  await untilRecovered(cluster.url).catch(async (error: unknown) => {
    await cluster.stop();
    return explain(error, into);
  });
  return { cluster, parent: chosen.timeline };
}

const noBackup = (oldest: Instant | undefined) =>
  oldest === undefined
    ? "There is no backup: npm run backup makes one."
    : `No backup leads to that moment. The oldest is of ${new Date(oldest).toISOString()}.`;

type Chosen = NonNullable<ReturnType<typeof chooseBackup>>;

function start({ database, backups, into, to, isReplacement }: Recovery, { backup, timeline }: Chosen) {
  const stored = logFolder(backups);
  // The last segments of a server that has crashed are only in its own folder.
  const own = systemOf(database) === backup.system ? [join(database, "pg_wal")] : [];
  const settings = {
    restore_command: fetchCommand([stored, ...own]),
    recovery_target_timeline: String(timeline),
    ...(to === undefined ? {} : { recovery_target_time: asTarget(to), recovery_target_action: "promote" }),
    ...(isReplacement ? { archive_command: archiveCommand(noteOf(database)) } : { archive_mode: "off", fsync: "off" }),
  };
  return openCluster(into, { isDurable: true, settings });
}

/** PostgreSQL knows no names of zones yet when it reads this setting, not even "Z". */
const asTarget = (moment: Instant) => new Date(moment).toISOString().replace("T", " ").replace("Z", "+00");

/** PostgreSQL's control file begins with the identifier of the database system. */
function systemOf(database: string): string | undefined {
  const path = join(database, "global/pg_control");
  return existsSync(path) ? readFileSync(path).readBigUInt64LE(0).toString() : undefined;
}

async function untilRecovered(url: string): Promise<void> {
  const isRecovering = async () => (await queryFirstRow<{ is: boolean }>(url, "select pg_is_in_recovery() as is"))?.is;
  while (await isRecovering()) await wait(100);
}

/** Explains why PostgreSQL ended during a recovery. */
async function explain(error: unknown, into: string): Promise<never> {
  const log = await readFile(`${into}.log`, "utf8").catch(() => "");
  await removeCopy(into);
  if (!/before configured recovery target was reached/.test(log)) throw error;
  const last = /last completed transaction was at log time ([\d-]+ [\d:]+)/.exec(log)?.[1];
  throw new Error(
    `What was logged ends before that moment${last ? `, at ${last} UTC` : ""}. Name an earlier one, or "newest".`,
  );
}

/** Deletes a copy whose server does not run, and the files beside it. */
export async function removeCopy(into: string): Promise<void> {
  for (const path of ["", ".password", ".log", ".users", ".lock"].map((end) => into + end))
    await rm(path, { recursive: true, force: true });
}
