import { ask } from "../database/open";

export type Mode = "demo" | "live";

/** What the database was made for; undefined while it is empty or has no tables. Refuses to mix a demonstration with a firm's real records. */
export async function purposeOf(url: string, mode: Mode): Promise<Mode | undefined> {
  const table = await ask<{ is_there: boolean }>(url, "select to_regclass('installation') is not null as is_there");
  const row = table?.is_there ? await ask<{ mode: Mode }>(url, "select mode from installation") : undefined;
  if (row && row.mode !== mode) {
    throw new Error(`This database was made for ${row.mode} mode and SITE_MODE is ${mode}: use another database.`);
  }
  return row?.mode;
}

/** Fills an empty database, all of it or nothing; one that says what it is for gets the firm's record if it lacks it, and no more. */
export async function seedIfEmpty(url: string, mode: Mode): Promise<boolean> {
  const purpose = await purposeOf(url, mode);
  // Loaded only here: "npm start" asks for the purpose without keeping Prisma and the seed in its memory.
  const { fillFirm } = await import("../../lib/firm/commands/settings");
  const { seed } = await import("../../prisma/seed");
  const { closeDatabase } = await import("../../lib/platform/db/client");
  if (purpose) {
    await fillFirm().finally(closeDatabase);
    return false;
  }
  const staffFile = process.env.DEMO_STAFF_FILE;
  await seed(mode, staffFile ? { staffFile } : {}).finally(closeDatabase);
  return true;
}
