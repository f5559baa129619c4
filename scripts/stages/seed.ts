import { queryFirstRow } from "../database/open";

export type Mode = "demo" | "live";

/**
 * Returns the mode of the database, or undefined if the database is empty. Throws if the database was made for the
 * opposite mode, so that sample records and real records never mix.
 */
export async function modeOf(url: string, mode: Mode): Promise<Mode | undefined> {
  const table = await queryFirstRow<{ is_there: boolean }>(
    url,
    "select to_regclass('installation') is not null as is_there",
  );
  const row = table?.is_there ? await queryFirstRow<{ mode: Mode }>(url, "select mode from installation") : undefined;
  if (row && row.mode !== mode) {
    throw new Error(`This database was made for ${row.mode} mode and SITE_MODE is ${mode}: use another database.`);
  }
  return row?.mode;
}

/**
 * Seeds an empty database in one transaction and returns true. Returns false if the database is already seeded. In that
 * case, it adds nothing except the firm's record, if the record is missing.
 */
export async function seedIfEmpty(url: string, mode: Mode): Promise<boolean> {
  const stored = await modeOf(url, mode);
  // These modules are imported here, because a command that uses only `modeOf`, such as "npm start", must not load
  // Prisma and the seed.
  const { fillFirm } = await import("../../lib/firm/commands/settings");
  const { seed } = await import("../../prisma/seed");
  const { closeDatabase } = await import("../../lib/platform/db/client");
  if (stored) {
    await fillFirm().finally(closeDatabase);
    return false;
  }
  const staffFile = process.env.DEMO_STAFF_FILE;
  await seed(mode, staffFile ? { staffFile } : {}).finally(closeDatabase);
  return true;
}

/** Adds a large office for measurements to a seeded demo database. Returns false if the large office already exists. */
export async function addLargeOffice(): Promise<boolean> {
  const { addLargeOffice: add } = await import("../../prisma/seed/large");
  const { closeDatabase } = await import("../../lib/platform/db/client");
  return add().finally(closeDatabase);
}
