import { randomBytes } from "node:crypto";

import { db } from "@/lib/platform/db/client";
import { dateFromDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { msPerHour } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

/** The sweep runs every hour, so a salt is deleted at most 48 hours after it was made. */
const saltLifetime = 47 * msPerHour;

const cache = new Map<Day, { readonly salt: Uint8Array; readonly until: Instant }>();

/** Forgets the salts that this process has read. */
export const forgetSalts = () => cache.clear();

/** The salt of a day. Undefined if it is deleted or was never made. */
export async function findSalt(day: Day, now: Instant): Promise<Uint8Array | undefined> {
  for (const [key, { until }] of cache) if (until <= now) cache.delete(key);
  const cached = cache.get(day);
  if (cached) return cached.salt;
  const row = await db.analyticsSalt.findUnique({ where: { day: dateFromDay(day) } });
  if (!row) return undefined;
  cache.set(day, { salt: row.salt, until: row.madeAt.getTime() + saltLifetime });
  return row.salt;
}

/** The salt of a day. The first event of the day makes it. */
export async function saltOf(day: Day, now: Instant): Promise<Uint8Array> {
  const known = await findSalt(day, now);
  if (known) return known;
  await db.$executeRaw`
    insert into analytics_salts (day, salt, made_at) values (${dateFromDay(day)}, ${randomBytes(32)}, ${new Date(now)})
    on conflict do nothing`;
  const { salt } = await db.analyticsSalt.findUniqueOrThrow({ where: { day: dateFromDay(day) } });
  return salt;
}

/** Deletes old salts, and with them what links a visitor to the visitor's events. Returns how many. */
export async function deleteOldSalts(now: Instant): Promise<number> {
  const { count } = await db.analyticsSalt.deleteMany({ where: { madeAt: { lte: new Date(now - saltLifetime) } } });
  return count;
}
