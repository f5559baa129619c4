import { holidaysFromTo } from "@/lib/availability/holidays";
import { firm } from "@/lib/firm/settings-snapshot";
import { record } from "@/lib/platform/audit/record";
import type { Actor } from "@/lib/platform/audit/record";
import { db } from "@/lib/platform/db/client";
import { invalidField } from "@/lib/platform/forms/field-errors";
import { ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { dateFromDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import { endOffers, auditSubject } from "./remove-days";

/**
 * Opens the office on a public holiday, or on a day that was added to the holidays. A repeated call changes nothing.
 * VALIDATION_ERROR: the day is past.
 */
export async function openDay(by: Actor, day: Day, now: Instant): Promise<Result<null, "VALIDATION_ERROR">> {
  if (day < dayOf(now, firm().zone)) return invalidField("day", "daysPast");
  const isHoliday = holidaysFromTo({ first: day, last: day }, { region: firm().holidays, overrides: [] }).has(day);
  const date = dateFromDay(day);
  return db.$transaction(async (tx) => {
    await endOffers(tx, { holiday: date }, now);
    await tx.holidayOverride.deleteMany({ where: { day: date, isClosed: true } });
    if (isHoliday)
      await tx.holidayOverride.createMany({ data: [{ day: date, isClosed: false }], skipDuplicates: true });
    await record(tx, by, { action: "firm.holiday-opened", ...auditSubject(null), details: { day } });
    return ok(null);
  });
}
