import { existsSync } from "node:fs";
import { rename } from "node:fs/promises";

import type { Instant } from "../../../lib/platform/time/instant";
import { queryFirstRow } from "../../database/query-first-row";
import { withLock } from "../locks/lock.mjs";
import { isUsed } from "../locks/users.mjs";
import { isServerOf, readPidFile } from "../postgres/pid-file";
import { noteRestore } from "./backup-folder";
import { listLostAppointments } from "./lost-appointments";
import type { LostAppointments } from "./lost-appointments";
import { makeSilent } from "./make-silent";
import { recover, removeCopy } from "./recover";

export type RestorePlace = {
  /** The folder of the database. It may be missing. */
  readonly database: string;
  readonly backups: string;
};

export type Restored = {
  /** The folder in which the database before is kept, if there was one. */
  readonly before: string | undefined;
  /** What is known about appointments after the moment. Undefined if everything that was logged is restored. */
  readonly lost: LostAppointments | undefined;
};

/** What works with the tables of the site. The tests have a database without them. */
type Programs = {
  readonly makeSilent: typeof makeSilent;
  readonly listLostAppointments: typeof listLostAppointments;
};

/**
 * Replaces the database by a copy of how it was at a moment, or without one of everything that was logged. Before it
 * takes the place of the database, the copy holds emails and payments, and the erasures since are repeated. If anything
 * fails, the database stays as it was.
 */
export async function restoreDatabase(
  place: RestorePlace,
  to: Instant | undefined,
  programs: Programs = { makeSilent, listLostAppointments },
): Promise<Restored> {
  const { database, backups } = place;
  const into = `${database}.restored`;
  return withLock(`${database}.lock`, async () => {
    await requireStopped(database);
    const now = Date.now();
    const { cluster, parent } = await recover({ ...place, into, to, now, isReplacement: true });
    let timeline: number;
    try {
      await programs.makeSilent(cluster.url);
      timeline = await timelineOf(cluster.url);
    } catch (error) {
      await cluster.stop();
      await removeCopy(into);
      throw error;
    }
    await cluster.stop();
    const lost = to === undefined ? undefined : await programs.listLostAppointments(place, { to, now });
    const before = existsSync(database)
      ? `${database}.before-${new Date(now).toISOString().slice(0, 19).replaceAll(":", "-")}`
      : undefined;
    noteRestore(backups, { timeline, parent, to: to ?? now, at: now });
    if (before) await rename(database, before);
    await rename(into, database);
    await rename(`${into}.password`, `${database}.password`);
    await removeCopy(into);
    return { before, lost };
  });
}

async function requireStopped(database: string): Promise<void> {
  const left = await readPidFile(database);
  const isRunning = left !== undefined && isServerOf(database, left.pid);
  if (!isRunning && !(await isUsed(`${database}.users`))) return;
  throw new Error(
    `The database is running${left ? ` (process ${left.pid})` : ""}: stop npm start and other commands first. Nothing was changed.`,
  );
}

async function timelineOf(url: string): Promise<number> {
  const row = await queryFirstRow<{ segment: string }>(url, "select pg_walfile_name(pg_current_wal_lsn()) as segment");
  return Number.parseInt(row?.segment.slice(0, 8) ?? "", 16);
}
