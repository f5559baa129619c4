import { readdir } from "node:fs/promises";
import path from "node:path";

import { db } from "./db/client";
import { presenceClass } from "./jobs/dead-workers";

export type Readiness = { readonly database: boolean; readonly worker: boolean; readonly migrations: boolean };

/** Checks whether all parts of the site work. Never throws: if a check throws, its part counts as not ready. */
export async function readiness(): Promise<Readiness> {
  const [database, worker, migrations] = await Promise.all([
    passes(isDatabaseUp),
    passes(isWorkerAlive),
    passes(areMigrationsApplied),
  ]);
  return { database, worker, migrations };
}

async function passes(check: () => Promise<boolean>): Promise<boolean> {
  try {
    return await check();
  } catch {
    return false;
  }
}

async function isDatabaseUp(): Promise<boolean> {
  await db.$queryRaw`select 1`;
  return true;
}

/** Whether a worker holds the advisory lock that proves that the worker is alive. See lib/platform/jobs/presence.ts. */
async function isWorkerAlive(): Promise<boolean> {
  const rows = await db.$queryRaw<unknown[]>`
    select 1 from pg_locks
    where locktype = 'advisory' and classid = ${presenceClass}::bigint::oid and objsubid = 2 and granted
      and database = (select oid from pg_database where datname = current_database())
    limit 1`;
  return rows.length > 0;
}

/** Whether all migrations of this release have been applied completely. */
async function areMigrationsApplied(): Promise<boolean> {
  const files = await readdir(path.resolve("prisma/migrations"), { withFileTypes: true });
  const rows = await db.$queryRaw<{ migration_name: string }[]>`
    select migration_name from _prisma_migrations where finished_at is not null and rolled_back_at is null`;
  const applied = new Set(rows.map((row) => row.migration_name));
  return files.every((file) => !file.isDirectory() || applied.has(file.name));
}
