import { isFree } from "@/lib/platform/money/money";
import { addDays } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

import type { ConsumerLaw } from "../consumer-law";

/**
 * The days during which a consumer may withdraw from a contract concluded at a distance: Art. 9 of Directive
 * 2011/83/EU, § 355 (2) BGB, reg. 30 of the Consumer Contracts Regulations 2013.
 */
const withdrawalDays = 14;

/** The days by which the period is longer if the client was not informed about the right (Art. 10, reg. 31). */
const uninformedDays = 365;

/**
 * The longest possible extension of the withdrawal period. A period that would end on a weekend or a public holiday
 * ends on the next working day (§ 193 BGB). A period that would end on Good Friday ends four days later, on the Tuesday
 * after Easter. `isWithdrawable` adds these days to every period. `lastWithdrawalDay` does not.
 */
const graceDays = 4;

type Contract = {
  readonly consumerLaw: ConsumerLaw;
  readonly priceMinor: number;
  readonly createdAt: Date;
  /** When the client got the instructions on withdrawal by email. Null if the client has not got them. */
  readonly withdrawalInformedAt: Date | null;
  readonly zone: string;
};

type Booked = Contract & { readonly status: string; readonly earlyStartRequestedAt: unknown };

/** Tells whether the law lets a consumer withdraw from a contract of this price. A free appointment is no contract. */
export function hasWithdrawalRight({ consumerLaw, priceMinor }: Pick<Contract, "consumerLaw" | "priceMinor">): boolean {
  return consumerLaw !== "no_right" && !isFree(priceMinor);
}

type Offer = Pick<Contract, "consumerLaw" | "priceMinor" | "zone"> & {
  readonly start: Instant;
  /** When the contract is or was concluded. */
  readonly concludedAt: Instant;
};

/**
 * Tells whether the client must expressly request that the service begins before the withdrawal period ends (§ 357a (2)
 * BGB, reg. 36). This is required if the client has the right to withdraw and the appointment is within the period.
 */
export function needsEarlyStart({ start, concludedAt, ...contract }: Offer): boolean {
  return hasWithdrawalRight(contract) && dayOf(start, contract.zone) <= lastDayAfter(concludedAt, contract.zone);
}

/** A contract whose appointment can move. */
export type LateContract = Omit<Contract, "withdrawalInformedAt"> & Pick<Booked, "earlyStartRequestedAt">;

/**
 * Tells whether a move of the appointment to this start needs the client's express request, because the start is within
 * the withdrawal period and the client has not made such a request before.
 */
export function lacksEarlyStart(contract: LateContract, start: Instant): boolean {
  const concludedAt = contract.createdAt.getTime();
  return contract.earlyStartRequestedAt === null && needsEarlyStart({ ...contract, start, concludedAt });
}

/** The last day of the withdrawal period, in the client's time zone. */
export function lastWithdrawalDay({
  createdAt,
  withdrawalInformedAt,
  zone,
}: Pick<Contract, "createdAt" | "withdrawalInformedAt" | "zone">): Day {
  const uninformed = addDays(lastDayAfter(createdAt.getTime(), zone), uninformedDays);
  if (withdrawalInformedAt === null) return uninformed;
  // Information that arrives later starts the period of 14 days, but the longer period never ends later because of it.
  const informed = lastDayAfter(Math.max(createdAt.getTime(), withdrawalInformedAt.getTime()), zone);
  return informed < uninformed ? informed : uninformed;
}

function lastDayAfter(concludedAt: Instant, zone: string): Day {
  return addDays(dayOf(concludedAt, zone), withdrawalDays);
}

/**
 * Tells whether the client may withdraw online. The right ends with its period. Before that, it ends only if the whole
 * appointment took place at the client's express request (§ 356 (4) BGB, reg. 36 (2)), which staff record as its
 * outcome. The start of the appointment does not end it.
 */
export function isWithdrawable(booking: Booked, now: Instant): boolean {
  if (!hasWithdrawalRight(booking) || !withdrawableStates(booking).some((each) => each === booking.status))
    return false;
  return dayOf(now, booking.zone) <= addDays(lastWithdrawalDay(booking), graceDays);
}

/** The states in which the client of a booking may withdraw while the period lasts. */
export function withdrawableStates({ earlyStartRequestedAt }: Pick<Booked, "earlyStartRequestedAt">) {
  const states = ["awaiting_payment", "confirmed", "no_show"] as const;
  return earlyStartRequestedAt === null ? ([...states, "completed"] as const) : states;
}
