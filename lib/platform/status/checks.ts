import { db } from "../db/client";
import { isDatabaseUp, listMigrations } from "../readiness";
import { hasObjectStorage, isObjectStorageUp } from "../storage/object-storage";
import { msPerHour } from "../time/instant";
import type { Found } from "./parts";

/** Whether the database answers, and in how many milliseconds. */
export async function checkDatabase(): Promise<Found<{ readonly ms: number }>> {
  const start = performance.now();
  await isDatabaseUp();
  return { status: "ok", facts: { ms: Math.max(1, Math.round(performance.now() - start)) } };
}

/** How many migrations of this release are applied, and how many are missing. */
export async function checkMigrations(): Promise<Found<{ readonly applied: number; readonly missing: number }>> {
  const { applied, missing } = await listMigrations();
  const facts = { applied: applied.length, missing: missing.length };
  return { status: missing.length === 0 ? "ok" : "failed", facts };
}

/** A backup is made every night. An older one than this many milliseconds means that one has failed. */
const longestWithoutBackup = 26 * msPerHour;

type BackupFacts = {
  readonly at: Date | null;
  /** When a backup was last restored as a test. Null if no test has reported. */
  readonly drillAt: Date | null;
  /** Whether the database could not store its log the last time it tried. */
  readonly isLogFailing: boolean;
};

/**
 * When the last backup was made, and whether the log since then is stored. Nothing is known until the program that
 * makes backups has reported one.
 */
export async function checkBackup(): Promise<Found<BackupFacts>> {
  const reports = await db.backupReport.findMany();
  const passedAt = (kind: "backup" | "drill") => reports.find((report) => report.kind === kind)?.passedAt ?? null;
  const [at, isLogFailing] = [passedAt("backup"), await isArchiveFailing()];
  if (!at && !isLogFailing) return { status: "unknown" };
  const isLate = at !== null && at.getTime() < Date.now() - longestWithoutBackup;
  return { status: isLate || isLogFailing ? "failed" : "ok", facts: { at, drillAt: passedAt("drill"), isLogFailing } };
}

async function isArchiveFailing(): Promise<boolean> {
  const [row] = await db.$queryRaw<{ is_failing: boolean | null }[]>`
    select last_failed_time > coalesce(last_archived_time, '-infinity') as is_failing from pg_stat_archiver`;
  return row?.is_failing ?? false;
}

/** Whether the bucket of the documents answers. Without a bucket, documents are in the database. */
export async function checkStorage(): Promise<Found<{ readonly isBucket: boolean }>> {
  const facts = { isBucket: hasObjectStorage() };
  return { status: (await isObjectStorageUp()) ? "ok" : "failed", facts };
}
