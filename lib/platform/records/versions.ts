import { db } from "../db/client";
import { unknownVersion } from "./current-versions.mjs";

/** The kinds of records that cached pages show. */
export type RecordSubject = "claims" | "price-book" | "firm";

/**
 * Reads the current version of a subject from the database. It must be read before the records. If the records change
 * in between, the page has an old version with new records and is rendered once more. In the opposite order, an
 * outdated page would stay cached.
 */
export async function readVersion(subject: RecordSubject): Promise<string> {
  const row = await db.recordChange.findUnique({ where: { subject }, select: { version: true } });
  return row?.version ?? unknownVersion;
}
