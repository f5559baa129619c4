import { db } from "../db/client";
import type { Swept } from "../jobs/sweep";
import type { Instant } from "../time/instant";

/** The number of years for which entries are kept after the end of the record that they describe. */
const auditKeptYears = 7;

/**
 * Actions that describe no lasting record: a session or a look at a page, which ended on the same day. Their period
 * therefore begins with the entry itself. Entries about other records are kept at least as long as these records.
 */
const momentary = [
  "staff.signed-in",
  "staff.signed-out",
  "staff.sessions-ended",
  "staff.reauthenticated",
  "staff.password-reset-requested",
  "staff.permission-refused",
  "staff.list-read",
];

/** Deletes the entries about sign-ins, refused permissions and opened lists that are older than seven years. */
export async function sweepAudit(now: Instant): Promise<Swept<"entries">> {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - auditKeptYears);
  const { count } = await db.auditEvent.deleteMany({ where: { at: { lt: since }, action: { in: momentary } } });
  return { entries: count };
}
