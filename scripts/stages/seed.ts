import { Client } from "pg";

import { ask } from "../database/open";

type Mode = "demo" | "live";

const seedLock = 7_262_026;

/** What the database was made for; undefined while it is empty. Refuses to mix a demonstration with a firm's real records. */
export async function purposeOf(url: string, mode: Mode): Promise<Mode | undefined> {
  const row = await ask<{ mode: Mode }>(url, "select mode from installation");
  if (row && row.mode !== mode) {
    throw new Error(`This database was made for ${row.mode} mode and SITE_MODE is ${mode}: use another database.`);
  }
  return row?.mode;
}

/** Fills an empty database; one that says what it is for is left as it is. */
export async function seedIfEmpty(url: string, mode: Mode): Promise<boolean> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    // Two servers on one new database: the second waits and finds it filled.
    await client.query("select pg_advisory_lock($1)", [seedLock]);
    if (await purposeOf(url, mode)) return false;
    const { seed } = await import("../../prisma/seed");
    await seed(mode);
    // The last thing written: a broken-off seed leaves an empty mark and is done again.
    await client.query("insert into installation (mode) values ($1) on conflict do nothing", [mode]);
    return true;
  } finally {
    await client.end();
  }
}
