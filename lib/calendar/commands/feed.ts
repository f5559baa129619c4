import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { hashToken, newToken } from "@/lib/platform/security/token";
import type { Instant } from "@/lib/platform/time/instant";

import { mayChangeCalendar } from "../may-change";

/** Gives an adviser's feed a new address, which ends the former one. Returns the token, which is stored nowhere. */
export async function makeFeed(
  by: Staff,
  adviserId: string,
  now: Instant,
): Promise<Result<string, "RESOURCE_NOT_FOUND">> {
  if (!mayChangeCalendar(by, adviserId)) return fail("RESOURCE_NOT_FOUND");
  const token = newToken();
  return db.$transaction(async (tx) => {
    const adviser = await tx.adviser.findUnique({ where: { id: adviserId, isActive: true }, select: { id: true } });
    if (!adviser) return fail("RESOURCE_NOT_FOUND");
    const made = { tokenHash: hashToken(token), madeAt: new Date(now), lastReadAt: null };
    await tx.calendarFeed.upsert({ where: { adviserId }, create: { adviserId, ...made }, update: made });
    await record(tx, by, { action: "adviser.feed-made", subjectKind: "adviser", subjectId: adviserId });
    return ok(token);
  });
}

/** Turns an adviser's feed off. Returns the slug of the adviser. */
export async function endFeed(by: Staff, adviserId: string): Promise<Result<string, "RESOURCE_NOT_FOUND">> {
  if (!mayChangeCalendar(by, adviserId)) return fail("RESOURCE_NOT_FOUND");
  return db.$transaction(async (tx) => {
    const where = { id: adviserId, feed: { isNot: null } };
    const adviser = await tx.adviser.findFirst({ where, select: { slug: true } });
    if (!adviser) return fail("RESOURCE_NOT_FOUND");
    await tx.calendarFeed.deleteMany({ where: { adviserId } });
    await record(tx, by, { action: "adviser.feed-ended", subjectKind: "adviser", subjectId: adviserId });
    return ok(adviser.slug);
  });
}
