import { fillFirm } from "../../lib/firm/commands/settings";
import { closeDatabase } from "../../lib/platform/db/client";
import { seed } from "../../prisma/seed";
import { addLargeOffice as add } from "../../prisma/seed/large";
import { modeOf } from "../migrations/mode";
import type { Mode } from "../migrations/mode";

/**
 * Seeds an empty database in one transaction and returns true. Returns false if the database is already seeded. In that
 * case, it adds nothing except the firm's record, if the record is missing.
 */
export async function seedIfEmpty(url: string, mode: Mode): Promise<boolean> {
  const stored = await modeOf(url, mode);
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
  return add().finally(closeDatabase);
}
