import { readdir } from "node:fs/promises";
import path from "node:path";

import { db } from "./db/client";

export type Readiness = { readonly database: boolean; readonly migrations: boolean };

/** Checks whether this process can serve visitors. Never throws: if a check throws, its part counts as not ready. */
export async function readiness(): Promise<Readiness> {
  const [database, migrations] = await Promise.all([passes(isDatabaseUp), passes(areMigrationsApplied)]);
  return { database, migrations };
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

/** Whether all migrations of this release have been applied completely. */
async function areMigrationsApplied(): Promise<boolean> {
  const files = await readdir(path.resolve("prisma/migrations"), { withFileTypes: true });
  const rows = await db.$queryRaw<{ migration_name: string }[]>`
    select migration_name from _prisma_migrations where finished_at is not null and rolled_back_at is null`;
  const applied = new Set(rows.map((row) => row.migration_name));
  return files.every((file) => !file.isDirectory() || applied.has(file.name));
}
