import { moveDueDay } from "@/lib/money/account/commands/move-due-day";
import { record } from "@/lib/platform/audit/record";
import type { Actor } from "@/lib/platform/audit/record";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock";
import { cancelJobs, enqueueAll } from "@/lib/platform/jobs/enqueue";
import { invalidField } from "@/lib/platform/forms/field-errors";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";
import type { Service } from "@/lib/services/service";

import { advisersForMode, findAdviserCandidates } from "../../adviser-candidates";
import type { AdviserCandidate } from "../../adviser-candidates";
import { clientMessageColumns } from "../../desk/client-message";
import { bookingEmailJobs, invoiceReminderJob, invoiceReminderKey, reminderKeys } from "../../email-jobs";
import { isOpen } from "../../states";
import { lacksEarlyStart } from "../withdrawal";
import type { LateContract } from "../withdrawal";
import { lockAdvisers, reserveTime } from "../../commands/reserve-time";
import { advisersOfOffer, endOffer } from "../../days-off/commands/end-offer";
import { findOfferedAdviser } from "../../days-off/queries/offers";

type Move = {
  readonly booking: {
    readonly id: string;
    readonly adviserId: string;
    readonly locale: string;
    readonly meetingMode: string;
  };
  readonly service: Service;
  readonly start: Instant;
  /** The booking's start when the user's page was rendered. If the start has changed since, nothing is changed. */
  readonly expectedStart?: Instant | undefined;
  /** Visitors may move a booking until this many minutes before its current start. Staff pass 0. */
  readonly noticeMinutes: number;
  /**
   * Whether the client expressly requests the new time, if it is within the withdrawal period. Undefined if the start
   * does not change.
   */
  readonly requestsEarlyStart?: boolean;
  readonly byStaff?: StaffMove | undefined;
};

type StaffMove = {
  /** The only adviser to try. */
  readonly adviserId: string;
  /** The booking's version on the staff member's page. If the version has changed, the booking is left unchanged. */
  readonly version: number;
  readonly emailsClient: boolean;
  /** A text for the client. The email about the move contains it. */
  readonly message?: string | undefined;
};

/**
 * The public rules that do not apply to staff. Staff may move an appointment at short notice and to a start outside the
 * slot grid.
 */
export const waivedForMoves = ["notice", "grid"] as const;

type Refusal =
  "VALIDATION_ERROR" | "BOOKING_CONFLICT" | "BOOKING_UNAVAILABLE" | "BUSINESS_RULE_VIOLATION" | "RESOURCE_CONFLICT";

/**
 * Moves a booking and keeps its adviser where possible. The old time stays reserved until the new time is reserved. If
 * no adviser can take the new time, `details.alternatives` lists the nearest free slots. VALIDATION_ERROR: the new time
 * is within the withdrawal period, and the client has never requested such an early start. For staff, only the chosen
 * adviser is tried, and `details.rules` lists the rules that prevent the move.
 */
export async function reschedule(by: Actor, move: Move, now: Instant): Promise<Result<null, Refusal, "notice">> {
  const { booking, service, start, byStaff } = move;
  const candidates = await findAdviserCandidates({
    service,
    start,
    language: booking.locale,
    now,
    exceptBookingId: booking.id,
    preferAdviserId: (await findOfferedAdviser(booking.id, start, now)) ?? booking.adviserId,
    waived: byStaff && waivedForMoves,
  });
  const able = advisersForMode(candidates.advisers, booking.meetingMode);
  const advisers = byStaff ? able.filter(({ id }) => id === byStaff.adviserId) : able;
  const refusal = async () => ({
    ...(await candidates.alternatives()),
    ...(byStaff && { rules: candidates.rulesOf(byStaff.adviserId) }),
  });
  if (candidates.verdict === "unavailable") return fail("BOOKING_UNAVAILABLE", await refusal());

  for (const adviser of advisers) {
    const outcome = await moveTo(by, { ...move, adviser, now });
    if (outcome !== "taken") return outcome;
  }
  return fail("BOOKING_CONFLICT", await refusal());
}

type MoveAttempt = Move & { readonly adviser: AdviserCandidate; readonly now: Instant };

async function moveTo(by: Actor, attempt: MoveAttempt): Promise<Result<null, Refusal, "notice"> | "taken"> {
  try {
    return await db.$transaction((tx) => moveWithin(tx, by, attempt));
  } catch (reason) {
    if (reason === taken) return "taken";
    throw reason;
  }
}

/**
 * Thrown when the adviser is no longer free at the new time, for example because another booking has just reserved it.
 * The transaction then rolls back, so that the old time stays reserved.
 */
export const taken = Symbol("taken");

/** Moves the booking to this adviser within the caller's transaction. Throws `taken` if the adviser is not free. */
export async function moveWithin(
  tx: Tx,
  by: Actor,
  { booking, service, start, expectedStart, noticeMinutes, requestsEarlyStart, byStaff, adviser, now }: MoveAttempt,
): Promise<Result<null, Refusal, "notice">> {
  const movable = await lockMovable(tx, booking.id, now + noticeMinutes * msPerMinute);
  if (!movable.ok) return movable;
  // If the booking already has the requested time, the request is a repeat, for example after a lost response. Nothing
  // changes and no email is sent.
  const isThere = movable.value.start === start && (!byStaff || movable.value.adviserId === adviser.id);
  if (isThere) return ok(null);
  if (byStaff && movable.value.version !== byStaff.version) return fail("RESOURCE_CONFLICT");
  if (expectedStart !== undefined && movable.value.start !== expectedStart) return fail("RESOURCE_CONFLICT");
  const isEarly = movable.value.start !== start && lacksEarlyStart(movable.value.contract, start);
  if (isEarly && !requestsEarlyStart) return invalidField("earlyStart", "earlyStartRequired");
  await lockAdvisers(tx, [movable.value.adviserId, adviser.id, ...(await advisersOfOffer(tx, booking.id))]);
  await tx.occupiedTime.deleteMany({ where: { bookingId: booking.id } });
  // Times that were offered to the client are free again, and one of them may be the new time.
  await endOffer(tx, booking.id, { outcome: byStaff ? "moved" : "chosen", now });
  const reservation = { service, start, now, owner: { bookingId: booking.id }, whenBusy: "wait" } as const;
  if ((await reserveTime(tx, [adviser], reservation)) !== adviser.id) throw taken;

  const startsAt = new Date(start);
  const { sequence, email } = await tx.booking.update({
    where: { id: booking.id },
    data: {
      startsAt,
      endsAt: new Date(start + service.minutes * msPerMinute),
      adviserId: adviser.id,
      ...(isEarly && { earlyStartRequestedAt: new Date(now) }),
      // If the adviser stays the same, the stored reason for choosing this adviser is kept.
      ...(adviser.id === movable.value.adviserId ? {} : { adviserReason: adviser.reason }),
      sequence: { increment: 1 },
      // Only the email about this move contains the message. The message of an earlier change is removed.
      ...(byStaff &&
        clientMessageColumns(byStaff.emailsClient ? byStaff.message : undefined, movable.value.sequence + 1)),
    },
    select: { sequence: true, email: true },
  });
  const term = await moveDueDay(tx, { bookingId: booking.id, startsAt, now });
  await record(tx, by, {
    action: movable.value.start === start ? "booking.reassigned" : "booking.moved",
    subjectKind: "booking",
    subjectId: booking.id,
    details: {
      from: new Date(movable.value.start).toISOString(),
      to: startsAt.toISOString(),
      ...(adviser.id === movable.value.adviserId ? {} : { adviserId: adviser.id }),
      ...(byStaff && { emailed: byStaff.emailsClient }),
    },
  });
  // These are the reminders for the old time. The jobs below include the reminders for the new time.
  await cancelJobs(tx, [...reminderKeys(booking.id), ...(term ? [invoiceReminderKey(booking.id)] : [])]);
  const emails = bookingEmailJobs({
    id: booking.id,
    startsAt,
    sequence,
    kind: "changed",
    now,
    formerAdviserId: movable.value.adviserId,
    emailsClient: byStaff?.emailsClient,
  });
  const reminder = term?.remindAt && email !== null ? [invoiceReminderJob(booking.id, term.remindAt)] : [];
  await enqueueAll(tx, [...emails, ...reminder]);
  return ok(null);
}

type MovableBooking = {
  readonly adviserId: string;
  readonly start: Instant;
  readonly version: number;
  readonly sequence: number;
  readonly contract: LateContract;
};
type Movable = Result<MovableBooking, "RESOURCE_CONFLICT" | "BUSINESS_RULE_VIOLATION", "notice">;

const movableColumns = {
  status: true,
  startsAt: true,
  adviserId: true,
  version: true,
  sequence: true,
  createdAt: true,
  zone: true,
  consumerLaw: true,
  priceMinor: true,
  earlyStartRequestedAt: true,
} as const;

/**
 * Locks the booking and checks that it can be moved. Because of the lock, a cancellation and a move run one after the
 * other.
 */
async function lockMovable(tx: Tx, id: string, earliest: Instant): Promise<Movable> {
  await lockRow(tx, "bookings", { id });
  const row = await tx.booking.findUnique({ where: { id }, select: movableColumns });
  if (!row || !isOpen(row)) return fail("RESOURCE_CONFLICT");
  const { startsAt, adviserId, version, sequence, status: _open, ...contract } = row;
  return startsAt.getTime() > earliest
    ? ok({ adviserId, start: startsAt.getTime(), version, sequence, contract })
    : fail("BUSINESS_RULE_VIOLATION", { rule: "notice" });
}
