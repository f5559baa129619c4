import type { Client } from "pg";

import { msPerMinute } from "../time/instant";
import { readIdentity } from "./identity";

type Queries = Pick<Client, "query">;

/** How far a database had come when a machine last saw it. */
export type LastSeen = {
  readonly system: string | undefined;
  readonly name: string;
  /** When the job queue last began a task of its timetable, which it does every minute. */
  readonly at: string;
};

/** A failover may lose the last moments before it, in milliseconds, and is no restore. */
const lostByFailover = 3 * msPerMinute;

/** Reads how far the database has come. Undefined if no worker has run yet. */
export async function readLastSeen(queries: Queries): Promise<LastSeen | undefined> {
  const { rows } = await queries.query<{ at: Date | null }>(
    "select max(last_execution) as at from graphile_worker._private_known_crontabs",
  );
  const at = rows[0]?.at;
  return at ? { ...(await readIdentity(queries)), at: at.toISOString() } : undefined;
}

/**
 * Holds all emails and payments if the database is older than it was when it was last seen: it was restored to an
 * earlier moment, and what followed would be sent again. Returns whether it did.
 */
export async function holdIfMovedBack(queries: Queries, before: LastSeen | undefined): Promise<boolean> {
  const now = before && (await readLastSeen(queries));
  if (!now || now.name !== before.name || now.system !== before.system) return false;
  if (Date.parse(now.at) >= Date.parse(before.at) - lostByFailover) return false;
  await queries.query("update installation set mail_held_at = coalesce(mail_held_at, now())");
  return true;
}
