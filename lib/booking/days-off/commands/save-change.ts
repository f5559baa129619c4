import type { ProposedChange } from "@/lib/availability/proposed-change";
import { firm } from "@/lib/firm/settings-snapshot";
import { record } from "@/lib/platform/audit/record";
import { scopeOf } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { invalidField } from "@/lib/platform/forms/field-errors";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { dateFromDay } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import { faultOf } from "../days-change";
import { findAffected, versionOf } from "../queries/affected";
import { planOffers } from "../queries/plan-offers";
import { makeOffers } from "./make-offers";
import type { OfferSource } from "./make-offers";
import { auditSubject } from "./remove-days";

type SavedChange = {
  readonly proposed: ProposedChange;
  readonly note?: string | undefined;
  /** The version of the list of appointments that the staff member has seen. */
  readonly version: string;
  /** Whether clients who can be told by email are offered other times. */
  readonly offers: boolean;
};

/** The number of clients who were offered times, and of those who must be told otherwise. */
export type Told = { readonly offered: number; readonly left: number };

/**
 * Saves days off, closed days or a closed public holiday. No appointment is moved or cancelled. RESOURCE_CONFLICT: the
 * appointments on these days are not those that the staff member has seen.
 */
export async function saveChange(
  staff: Staff,
  { proposed: change, note = "", version, offers }: SavedChange,
  now: Instant,
): Promise<Result<Told, "VALIDATION_ERROR" | "RESOURCE_CONFLICT">> {
  const fault = faultOf(change, dayOf(now, firm().zone));
  if (fault) return invalidField(fault.field, fault.code);
  const affected = await findAffected(scopeOf(staff, "bookings"), change, now);
  if (versionOf(affected) !== version) return fail("RESOURCE_CONFLICT");
  const planning = offers ? await planOffers(affected, { change, now }) : undefined;
  return db.$transaction(async (tx) => {
    const source = await store(tx, staff, change, note);
    const offered = planning ? await makeOffers(tx, staff, planning, { source, now }) : 0;
    return ok({ offered, left: affected.length - offered });
  });
}

async function store(tx: Tx, by: Staff, proposed: ProposedChange, note: string): Promise<OfferSource> {
  if (proposed.kind === "holiday") {
    const day = dateFromDay(proposed.day);
    await tx.holidayOverride.deleteMany({ where: { day, isClosed: false } });
    await record(tx, by, { action: "firm.holiday-closed", ...auditSubject(null), details: { day: proposed.day } });
    return { holiday: proposed.day };
  }
  const { adviserId, firstDay, lastDay, hours, opensOnClosures } = proposed;
  const { id } = await tx.dayException.create({
    data: {
      adviserId,
      firstDay: dateFromDay(firstDay),
      lastDay: dateFromDay(lastDay),
      opensMinute: hours?.opens ?? null,
      closesMinute: hours?.closes ?? null,
      note,
      opensOnClosures,
    },
    select: { id: true },
  });
  const action = adviserId === null ? "firm.days-added" : "adviser.days-added";
  const details = { firstDay, lastDay, isClosed: hours === null, ...(opensOnClosures && { opensOnClosures }) };
  await record(tx, by, { action, ...auditSubject(adviserId), details });
  return { exceptionId: id };
}
