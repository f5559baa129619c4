import { statfs } from "node:fs/promises";

import { db } from "../db/client";
import { isDatabaseUp, listMigrations } from "../readiness";
import { hasObjectStorage, isObjectStorageUp } from "../storage/object-storage";
import { msPerHour } from "../time/instant";
import type { Found } from "./parts";

/** The part of a disk that must be free. */
const minFreeDisk = 0.05;

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
  readonly at: Date;
  /** When a backup was last restored as a test. Null if no test has reported. */
  readonly drillAt: Date | null;
};

/** When the last backup was made. Nothing is known until the program that makes them has reported one. */
export async function checkBackup(): Promise<Found<BackupFacts>> {
  const reports = await db.backupReport.findMany();
  const passedAt = (kind: "backup" | "drill") => reports.find((report) => report.kind === kind)?.passedAt;
  const at = passedAt("backup");
  if (!at) return { status: "unknown" };
  const isLate = at.getTime() < Date.now() - longestWithoutBackup;
  return { status: isLate ? "failed" : "ok", facts: { at, drillAt: passedAt("drill") ?? null } };
}

/** Whether the bucket of the documents answers. Without a bucket, documents are in the database. */
export async function checkStorage(): Promise<Found<{ readonly isBucket: boolean }>> {
  const facts = { isBucket: hasObjectStorage() };
  return { status: (await isObjectStorageUp()) ? "ok" : "failed", facts };
}

/** The space of the disk with the program, in bytes. */
export async function checkDisk(): Promise<Found<{ readonly free: number; readonly total: number }>> {
  const { bavail, blocks, bsize } = await statfs(process.cwd());
  if (blocks === 0) return { status: "unknown" };
  const facts = { free: bavail * bsize, total: blocks * bsize };
  return { status: bavail / blocks >= minFreeDisk ? "ok" : "failed", facts };
}
