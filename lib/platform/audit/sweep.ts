import { db } from "../db/client";
import type { Swept } from "../jobs/sweep";

/**
 * Deletes the entries whose time is over. The database decides which these are, and leaves an entry about each
 * deletion, because the application itself may only add to the audit log.
 */
export async function sweepAudit(): Promise<Swept<"entries">> {
  const [deleted] = await db.$queryRaw<{ entries: number }[]>`select delete_old_audit_entries() as entries`;
  return { entries: deleted?.entries ?? 0 };
}
