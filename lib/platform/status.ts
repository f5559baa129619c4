import { statfs } from "node:fs/promises";

import { db } from "./db/client";
import { presenceClass } from "./jobs/dead-workers";
import { readiness } from "./readiness";
import { isObjectStorageUp } from "./storage/object-storage";

/** "unknown": nothing has happened yet from which the part could be judged. */
export type PartStatus = "ok" | "failed" | "unknown";

export const parts = ["database", "migrations", "worker", "mail", "jobs", "storage", "disk", "backup"] as const;
export type Status = Readonly<Record<(typeof parts)[number], PartStatus>>;

/** A part counts as failed if a check takes longer than this time in milliseconds. */
const timeoutMs = 4_000;
/** A due job that has waited longer than this many minutes shows that no worker takes the jobs. */
const overdueMinutes = 10;
/** The part of a disk that must be free. */
const minFreeDisk = 0.05;

/** Judges each part of the site, for people and monitors. Never throws: a check that throws makes its part "failed". */
export async function siteStatus(): Promise<Status> {
  const { database, migrations } = await readiness();
  const ofDatabase = async (check: () => Promise<PartStatus>) => (database ? judged(check) : "unknown");
  const [worker, mail, jobs, storage, disk] = await Promise.all([
    ofDatabase(workerStatus),
    ofDatabase(mailStatus),
    ofDatabase(jobStatus),
    judged(async () => wordOf(await isObjectStorageUp())),
    judged(diskStatus),
  ]);
  // No backup reports to the site, so nothing is known about it.
  return {
    database: wordOf(database),
    migrations: wordOf(migrations),
    worker,
    mail,
    jobs,
    storage,
    disk,
    backup: "unknown",
  };
}

const wordOf = (isWell: boolean): PartStatus => (isWell ? "ok" : "failed");

async function judged(check: () => Promise<PartStatus>): Promise<PartStatus> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<PartStatus>((resolve) => (timer = setTimeout(() => resolve("failed"), timeoutMs)));
  try {
    return await Promise.race([check(), late]);
  } catch {
    return "failed";
  } finally {
    clearTimeout(timer);
  }
}

/** Whether a worker holds the advisory lock that proves that the worker is alive. See lib/platform/jobs/presence.ts. */
async function workerStatus(): Promise<PartStatus> {
  const rows = await db.$queryRaw<unknown[]>`
    select 1 from pg_locks
    where locktype = 'advisory' and classid = ${presenceClass}::bigint::oid and objsubid = 2 and granted
      and database = (select oid from pg_database where datname = current_database())
    limit 1`;
  return wordOf(rows.length > 0);
}

/** An email job that failed after the latest email was sent means that the mail server does not accept emails now. */
async function mailStatus(): Promise<PartStatus> {
  const [row] = await db.$queryRaw<[{ sent: Date | null; failed: Date | null }]>`
    select (select max(at) from sent_emails where outcome = 'sent') as sent,
      (select max(updated_at) from graphile_worker.jobs
        where last_error is not null and (task_identifier like '%email%' or task_identifier like '%notice%')) as failed`;
  if (row.failed !== null && (row.sent === null || row.failed > row.sent)) return "failed";
  return row.sent === null ? "unknown" : "ok";
}

async function jobStatus(): Promise<PartStatus> {
  const [row] = await db.$queryRaw<[{ stuck: boolean }]>`
    select exists (
      select from graphile_worker.jobs
      where (attempts >= max_attempts and locked_at is null)
        or (locked_at is null and run_at < now() - make_interval(mins => ${overdueMinutes}) and attempts = 0)
    ) as stuck`;
  return wordOf(!row.stuck);
}

async function diskStatus(): Promise<PartStatus> {
  const { bavail, blocks } = await statfs(process.cwd());
  return blocks === 0 ? "unknown" : wordOf(bavail / blocks >= minFreeDisk);
}
