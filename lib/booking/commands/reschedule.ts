import { record } from "@/lib/platform/audit/record";
import type { Actor } from "@/lib/platform/audit/record";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { cancelJobs, enqueueAll } from "@/lib/platform/jobs/enqueue";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";
import type { Service } from "@/lib/services/service";

import { ableToMeet, findAdviserCandidates } from "../adviser-candidates";
import type { AdviserCandidate } from "../adviser-candidates";
import { bookingEmailJobs, reminderKeys } from "../email-jobs";
import { isOpen } from "../states";
import { lockAdvisers, reserveTime } from "./reserve-time";

type Move = {
  readonly booking: {
    readonly id: string;
    readonly adviserId: string;
    readonly locale: string;
    readonly meetingMode: string;
  };
  readonly service: Service;
  readonly start: Instant;
  /** The start shown to the user. A booking that has been moved since then is left unchanged. */
  readonly expectedStart?: Instant | undefined;
  /** Visitors may move a booking until this many minutes before its current start. Staff pass 0. */
  readonly noticeMinutes: number;
};

type Refusal = "BOOKING_CONFLICT" | "BOOKING_UNAVAILABLE" | "BUSINESS_RULE_VIOLATION" | "RESOURCE_CONFLICT";

/**
 * Moves a booking and keeps its adviser where possible. The old time remains reserved until the new one is. The
 * `details.alternatives` of a refusal list the nearest free slots.
 */
export async function reschedule(by: Actor, move: Move, now: Instant): Promise<Result<null, Refusal>> {
  const { booking, service, start } = move;
  const candidates = await findAdviserCandidates({
    service,
    start,
    language: booking.locale,
    now,
    exceptBookingId: booking.id,
    preferAdviserId: booking.adviserId,
  });
  if (candidates.verdict === "unavailable") return fail("BOOKING_UNAVAILABLE", await candidates.alternatives());

  for (const adviser of ableToMeet(candidates.advisers, booking.meetingMode)) {
    const outcome = await moveTo(by, { ...move, adviser, now });
    if (outcome !== "taken") return outcome;
  }
  return fail("BOOKING_CONFLICT", await candidates.alternatives());
}

type MoveAttempt = Move & { readonly adviser: AdviserCandidate; readonly now: Instant };

async function moveTo(
  by: Actor,
  { booking, service, start, expectedStart, noticeMinutes, adviser, now }: MoveAttempt,
): Promise<Result<null, Refusal> | "taken"> {
  const taken = Symbol("taken");
  try {
    return await db.$transaction(async (tx) => {
      const movable = await lockMovable(tx, booking.id, now + noticeMinutes * msPerMinute);
      if (!movable.ok) return movable;
      // A repeated request, for example after a lost answer: the booking is already there and no email is due.
      if (movable.value.start === start) return ok(null);
      if (expectedStart !== undefined && movable.value.start !== expectedStart) return fail("RESOURCE_CONFLICT");
      await lockAdvisers(tx, [movable.value.adviserId, adviser.id]);
      await tx.occupiedTime.deleteMany({ where: { bookingId: booking.id } });
      const reservation = { service, start, now, owner: { bookingId: booking.id }, whenBusy: "wait" } as const;
      if ((await reserveTime(tx, [adviser], reservation)) !== adviser.id) throw taken;

      const startsAt = new Date(start);
      const { sequence } = await tx.booking.update({
        where: { id: booking.id },
        data: {
          startsAt,
          endsAt: new Date(start + service.minutes * msPerMinute),
          adviserId: adviser.id,
          // An adviser who keeps the booking also keeps the original reason.
          ...(adviser.id === movable.value.adviserId ? {} : { adviserReason: adviser.reason }),
          sequence: { increment: 1 },
        },
        select: { sequence: true },
      });
      await record(tx, by, {
        action: "booking.moved",
        subjectKind: "booking",
        subjectId: booking.id,
        details: { to: startsAt.toISOString() },
      });
      // Reminders for the new time replace these, unless it is too soon for one.
      await cancelJobs(tx, reminderKeys(booking.id));
      await enqueueAll(
        tx,
        bookingEmailJobs({
          id: booking.id,
          startsAt,
          sequence,
          kind: "changed",
          now,
          formerAdviserId: movable.value.adviserId,
        }),
      );
      return ok(null);
    });
  } catch (reason) {
    if (reason === taken) return "taken";
    throw reason;
  }
}

type Movable = Result<
  { readonly adviserId: string; readonly start: Instant },
  "RESOURCE_CONFLICT" | "BUSINESS_RULE_VIOLATION"
>;

/** Locks the booking, so that a cancellation and a move run one after the other, and checks that it can be moved. */
async function lockMovable(tx: Tx, id: string, earliest: Instant): Promise<Movable> {
  const [row] = await tx.$queryRaw<{ status: string; starts_at: Date; adviser_id: string }[]>`
    select status::text, starts_at, adviser_id from bookings where id = ${id}::uuid for update`;
  if (!row || !isOpen(row)) return fail("RESOURCE_CONFLICT");
  const starts = row.starts_at.getTime();
  return starts > earliest
    ? ok({ adviserId: row.adviser_id, start: starts })
    : fail("BUSINESS_RULE_VIOLATION", { rule: "notice" });
}
