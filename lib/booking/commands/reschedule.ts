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

import { ableToMeet, findCandidates } from "../candidates";
import type { Candidate } from "../candidates";
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
  /** The start that the mover saw: a booking that was moved elsewhere meanwhile is left as it is. */
  readonly expectedStart?: Instant | undefined;
  /** A visitor may move it until so many minutes before the start it has; staff pass 0. */
  readonly noticeMinutes: number;
};

type Refusal = "BOOKING_CONFLICT" | "BOOKING_UNAVAILABLE" | "BUSINESS_RULE_VIOLATION" | "RESOURCE_CONFLICT";

/**
 * Moves the one booking; never makes a second. Its adviser stays where that is possible.
 * Until the new time is taken, the old one stays taken. `details.alternatives` of a refusal: the nearest free slots.
 */
export async function reschedule(by: Actor, move: Move, now: Instant): Promise<Result<null, Refusal>> {
  const { booking, service, start } = move;
  const candidates = await findCandidates({
    service,
    start,
    language: booking.locale,
    now,
    exceptBookingId: booking.id,
    preferAdviserId: booking.adviserId,
  });
  if (candidates.verdict === "unavailable") return fail("BOOKING_UNAVAILABLE", await candidates.alternatives());

  for (const adviser of ableToMeet(candidates.advisers, booking.meetingMode)) {
    const outcome = await attempt(by, { ...move, adviser, now });
    if (outcome !== "taken") return outcome;
  }
  return fail("BOOKING_CONFLICT", await candidates.alternatives());
}

type Attempt = Move & { readonly adviser: Candidate; readonly now: Instant };

async function attempt(
  by: Actor,
  { booking, service, start, expectedStart, noticeMinutes, adviser, now }: Attempt,
): Promise<Result<null, Refusal> | "taken"> {
  const taken = Symbol("taken");
  try {
    return await db.$transaction(async (tx) => {
      const movable = await lockMovable(tx, booking.id, now + noticeMinutes * msPerMinute);
      if (!movable.ok) return movable;
      // A repeat, as of somebody who never got the answer: nothing to do, and nothing to write to the visitor about.
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
          // Who keeps it was chosen before, and for the reason that stands.
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
      // Replaced by those of the new time, unless that is too near for one.
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

/** Locks the booking, so that a cancellation and a move take turns; says why it cannot be moved. */
async function lockMovable(tx: Tx, id: string, earliest: Instant): Promise<Movable> {
  const [row] = await tx.$queryRaw<{ status: string; starts_at: Date; adviser_id: string }[]>`
    select status::text, starts_at, adviser_id from bookings where id = ${id}::uuid for update`;
  if (!row || !isOpen(row)) return fail("RESOURCE_CONFLICT");
  const starts = row.starts_at.getTime();
  return starts > earliest
    ? ok({ adviserId: row.adviser_id, start: starts })
    : fail("BUSINESS_RULE_VIOLATION", { rule: "notice" });
}
