import { record } from "@/lib/platform/audit/record";
import type { Actor } from "@/lib/platform/audit/record";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { dayFromDate } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";

import { endOffer } from "./end-offer";

/** The subject of audit rows about an adviser's days, or about those of the office. */
export function auditSubject(adviserId: string | null) {
  return adviserId === null
    ? ({ subjectKind: "firm", subjectId: "closures" } as const)
    : ({ subjectKind: "adviser", subjectId: adviserId } as const);
}

/**
 * Removes days off or closed days, so that the usual hours hold again. Offers that were made because of them end, and
 * these clients keep their present times. RESOURCE_NOT_FOUND: the days have been removed already.
 */
export async function removeDays(by: Actor, id: string, now: Instant): Promise<Result<null, "RESOURCE_NOT_FOUND">> {
  return db.$transaction(async (tx) => {
    const days = await tx.dayException.findUnique({
      where: { id },
      select: { adviserId: true, firstDay: true, lastDay: true },
    });
    if (!days) return fail("RESOURCE_NOT_FOUND");
    await endOffers(tx, { exceptionId: id }, now);
    const { count } = await tx.dayException.deleteMany({ where: { id } });
    if (count === 0) return fail("RESOURCE_NOT_FOUND");
    const action = days.adviserId === null ? "firm.days-removed" : "adviser.days-removed";
    const details = { firstDay: dayFromDate(days.firstDay), lastDay: dayFromDate(days.lastDay) };
    await record(tx, by, { action, ...auditSubject(days.adviserId), details });
    return ok(null);
  });
}

/** Ends the offers that were made because of days that are open again. */
export async function endOffers(
  tx: Tx,
  because: { readonly exceptionId: string } | { readonly holiday: Date },
  now: Instant,
): Promise<void> {
  const offers = await tx.bookingOffer.findMany({
    where: { ...because, answeredAt: null },
    orderBy: { bookingId: "asc" },
    select: { bookingId: true },
  });
  for (const { bookingId } of offers) await endOffer(tx, bookingId, { outcome: "reopened", now });
}
