import { db } from "../db/client";
import { unknownVersion } from "./current-versions.mjs";

/**
 * The kinds of records that cached pages show. The version of "booking" is the state of the online booking, "open" or
 * "closed", because pages depend on nothing else. The version of "administrators" is "complete" from two administrators
 * on.
 */
export type RecordSubject =
  "claims" | "price-book" | "firm" | "advisers" | "texts" | "law-rules" | "booking" | "administrators";

/**
 * Reads the current version of one kind of records. Read the version first and the records second. If a record changes
 * between these two reads, the page gets new records and the old version, and is rendered again. In the opposite order,
 * the page would get old records and the new version, and would stay in the cache.
 */
export async function readVersion(subject: RecordSubject): Promise<string> {
  if (subject === "booking") {
    const [row] = await db.$queryRaw<{ state: string }[]>`select booking_state() as state`;
    return row?.state ?? unknownVersion;
  }
  if (subject === "administrators") {
    const [row] = await db.$queryRaw<{ state: string }[]>`select administrator_state() as state`;
    return row?.state ?? unknownVersion;
  }
  const row = await db.recordChange.findUnique({ where: { subject }, select: { version: true } });
  return row?.version ?? unknownVersion;
}
