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

/** Throws if the database does not answer. */
export async function isDatabaseUp(): Promise<boolean> {
  await db.$queryRaw`select 1`;
  return true;
}

async function areMigrationsApplied(): Promise<boolean> {
  return (await listMigrations()).missing.length === 0;
}

/** Lists the migrations of this release that have been applied completely, and those that have not. */
export async function listMigrations() {
  const files = await readdir(path.resolve("prisma/migrations"), { withFileTypes: true });
  const rows = await db.$queryRaw<{ migration_name: string }[]>`
    select migration_name from _prisma_migrations where finished_at is not null and rolled_back_at is null`;
  const known = new Set(rows.map((row) => row.migration_name));
  const names = files.filter((file) => file.isDirectory()).map(({ name }) => name);
  return { applied: names.filter((name) => known.has(name)), missing: names.filter((name) => !known.has(name)) };
}
