import { db } from "../db/client";
import { unknownVersion } from "./current-versions.mjs";

/** What kept pages are made of. */
export type RecordSubject = "claims" | "price-book" | "firm";

/**
 * The current version of a subject, by the database itself. To be read before the records: a change in between leaves the
 * older version beside the newer records, and the page is made once more; the other way round it would be kept.
 */
export async function readVersion(subject: RecordSubject): Promise<string> {
  const row = await db.recordChange.findUnique({ where: { subject }, select: { version: true } });
  return row?.version ?? unknownVersion;
}
