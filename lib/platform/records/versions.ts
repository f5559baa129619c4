import { db } from "../db/client";
import { unknownVersion } from "./current-versions.mjs";

/** The kinds of records that cached pages show. */
export type RecordSubject = "claims" | "price-book" | "firm";

/**
 * Reads the current version of a subject from the database. Read the version before the records. If the records change
 * between the two queries, the page has new records with an old version and is rendered again. If the records were read
 * first, an outdated page could stay in the cache.
 */
export async function readVersion(subject: RecordSubject): Promise<string> {
  const row = await db.recordChange.findUnique({ where: { subject }, select: { version: true } });
  return row?.version ?? unknownVersion;
}
