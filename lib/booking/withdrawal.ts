import { isFree } from "@/lib/platform/money/money";
import { addDays } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { msPerDay } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import { isOpen } from "./states";

/** The days during which a consumer may withdraw from a contract concluded online, § 355 (2) BGB. */
const withdrawalDays = 14;

/**
 * The longest possible extension of the withdrawal period. A period that would end on a weekend or a public holiday
 * ends on the next working day (§ 193 BGB). A period that would end on Good Friday ends four days later, on the Tuesday
 * after Easter. `isWithdrawable` adds these days to every period. `lastWithdrawalDay` does not.
 */
const graceDays = 4;

type Contract = {
  readonly status: string;
  readonly locale: string;
  readonly priceMinor: number;
  readonly startsAt: Date;
  readonly createdAt: Date;
  readonly zone: string;
};

type Offer = { readonly locale: string; readonly priceMinor: number; readonly start: Instant; readonly zone: string };

/**
 * Tells whether the client must expressly request that the service begins before the withdrawal period ends (§ 357a (2)
 * BGB). This is required if the booking is in German and not free, and the appointment is within the withdrawal period.
 */
export function needsEarlyStart({ locale, priceMinor, start, zone }: Offer, now: Instant): boolean {
  const lastDay = lastWithdrawalDay({ createdAt: new Date(now), zone });
  return locale === "de" && !isFree(priceMinor) && dayOf(start, zone) <= lastDay;
}

/** The last day of the withdrawal period, in the client's time zone. */
export function lastWithdrawalDay({ createdAt, zone }: Pick<Contract, "createdAt" | "zone">): Day {
  return addDays(dayOf(createdAt.getTime(), zone), withdrawalDays);
}

/**
 * Tells whether the client may withdraw online. The booking must be open and not free, the contract must be in German,
 * the withdrawal period must not have ended and the appointment must not have begun.
 */
export function isWithdrawable(booking: Contract, now: Instant): boolean {
  const { locale, priceMinor, startsAt, createdAt } = booking;
  const ends = createdAt.getTime() + (withdrawalDays + graceDays + 1) * msPerDay;
  return locale === "de" && !isFree(priceMinor) && isOpen(booking) && startsAt.getTime() > now && now < ends;
}
