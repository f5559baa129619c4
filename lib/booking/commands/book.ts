import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { isLockTimeout } from "@/lib/platform/db/refusals";
import { taskQueue } from "@/lib/platform/db/task-queue";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { ableToMeet, findCandidates } from "../candidates";
import type { Candidate } from "../candidates";
import { sealAnswers } from "../draft";
import type { ShownBooking } from "../queries";
import { lockDraft } from "./draft";
import { answerTo, claimKey, keepAnswer } from "./request-key";
import type { RequestKey } from "./request-key";
import { reserveTime } from "./reserve-time";
import type { TimeReservation } from "./reserve-time";
import { newBookingId, writeBooking } from "./write";
import type { Order } from "./write";

/** The adviser of its hold, and why that one was chosen then. */
type HeldDraft = {
  readonly token: string;
  readonly id: string;
  readonly adviserId?: string;
  readonly reason?: string | undefined;
};

/** What makes a repeat recognisable: the API's Idempotency-Key, or the wizard's draft. */
export type Submission = { readonly key?: RequestKey | undefined; readonly draft?: HeldDraft | undefined };

/** A repeat by key is answered with what the first try was; to one by draft whoever needs the booking reads it as it now is. */
export type Booked =
  | { readonly bookingId: string; readonly isRepeat: true; readonly booking?: ShownBooking }
  | { readonly bookingId: string; readonly isRepeat: false; readonly booking: ShownBooking };
type Refusal =
  "VALIDATION_ERROR" | "BOOKING_CONFLICT" | "BOOKING_UNAVAILABLE" | "BUSINESS_RULE_VIOLATION" | "RESOURCE_CONFLICT";

/**
 * Bookings that use the database at once, fewer than its connections: a rush for one slot waits here in order, and neither
 * fills the pool nor keeps other pages from it. Past the wait the answer is 503.
 */
const queue = taskQueue({ places: 12, patience: 25_000 });

/**
 * Books: time, client, booking, audit row and emails commit together. The same submission again is answered with the same
 * booking, also while the first is under way. `details.alternatives` of a refusal: the nearest free slots.
 */
export async function book(order: Order, submission: Submission, now: Instant): Promise<Result<Booked, Refusal>> {
  return queue.run(() => bookInTurn({ order, submission, now }));
}

type BookingAttempt = { readonly order: Order; readonly submission: Submission; readonly now: Instant };

async function bookInTurn(attempt: BookingAttempt): Promise<Result<Booked, Refusal>> {
  const { order, submission, now } = attempt;
  const { key, draft } = submission;
  const earlier = key && (await answerTo(key));
  if (earlier) return earlier;
  if (order.details.isNewClient && !order.service.availableForNewClients)
    return fail("BUSINESS_RULE_VIOLATION", { rule: "new-clients" });

  const {
    verdict,
    advisers: free,
    alternatives,
  } = await findCandidates({
    service: order.service,
    start: order.start,
    language: order.locale,
    now,
    exceptDraftId: draft?.id,
    preferAdviserId: draft?.adviserId,
    preferredFor: draft?.reason,
  });
  const advisers = ableToMeet(free, order.meetingMode);
  if (free.length > 0 && advisers.length === 0)
    return fail("VALIDATION_ERROR", { codes: { meetingMode: ["meetingModeNotThen"] } });
  const booked = verdict === "unavailable" ? undefined : await bookFirstFree(advisers, attempt);
  // A repeat may find its own first try's slot taken: then the first try's booking is the answer.
  return (
    booked ??
    (key && (await answerTo(key))) ??
    fail(verdict === "unavailable" ? "BOOKING_UNAVAILABLE" : "BOOKING_CONFLICT", await alternatives())
  );
}

/**
 * The held adviser first. Then whoever is free: an adviser whose calendar is being changed at this moment is skipped, since
 * waiting would hold up a visitor for whom another is free, and asked again at the end. Undefined when nobody is free.
 */
async function bookFirstFree(
  advisers: readonly Candidate[],
  attempt: BookingAttempt,
): Promise<Result<Booked, Refusal> | undefined> {
  const isHeld = ({ id }: Candidate) => id === attempt.submission.draft?.adviserId;
  const others = advisers.filter((adviser) => !isHeld(adviser));
  for (const adviser of advisers.filter(isHeld)) {
    const outcome = await bookOneOf([adviser], "wait", attempt);
    if (typeof outcome !== "string") return outcome;
  }
  if (others.length === 0) return undefined;
  const outcome = await bookOneOf(others, "skip", attempt);
  if (typeof outcome !== "string") return outcome;
  for (const adviser of outcome === "busy" ? others : []) {
    const later = await bookOneOf([adviser], "wait", attempt);
    if (typeof later !== "string") return later;
  }
  return undefined;
}

/** One transaction: a repeat must be recognisable by what commits with the booking. "busy" also when a lock did not come free in time. */
async function bookOneOf(
  advisers: readonly Candidate[],
  whenBusy: TimeReservation["whenBusy"],
  { order, submission, now }: BookingAttempt,
): Promise<Result<Booked, Refusal> | "taken" | "busy"> {
  const id = newBookingId();
  const reservation = {
    service: order.service,
    start: order.start,
    now,
    whenBusy,
    owner: { bookingId: id, exceptDraftId: submission.draft?.id },
  };
  try {
    return await db.$transaction(async (tx) => {
      const repeat = await openSubmission(tx, submission, now);
      if (repeat) return repeat;
      const outcome = await reserveTime(tx, advisers, reservation);
      const adviser = advisers.find((one) => one.id === outcome);
      if (!adviser) throw new NotReserved(outcome === "busy" ? "busy" : "taken");
      const booking = await writeBooking(tx, { id, order, adviser, now });
      await closeSubmission(tx, submission, booking);
      return ok({ bookingId: id, isRepeat: false, booking });
    });
  } catch (reason) {
    if (reason instanceof NotReserved) return reason.outcome;
    if (isLockTimeout(reason)) return "busy";
    throw reason;
  }
}

/** Thrown to roll back, and caught where the transaction was begun. */
class NotReserved extends Error {
  constructor(readonly outcome: "taken" | "busy") {
    super(outcome);
  }
}

/** Waits for a first try that is under way, and answers with its booking if it made one. */
async function openSubmission(
  tx: Tx,
  { key, draft }: Submission,
  now: Instant,
): Promise<Result<Booked, Refusal> | undefined> {
  if (key) return claimKey(tx, key);
  if (!draft) return undefined;
  const open = await lockDraft(tx, draft.token, now);
  if (!open) return fail("BUSINESS_RULE_VIOLATION", { rule: "draft-ended" });
  return open.bookingId === null ? undefined : ok({ bookingId: open.bookingId, isRepeat: true });
}

/** Keeps the booking as the answer to a repeat; a draft's personal answers are no longer needed and are deleted. */
async function closeSubmission(tx: Tx, { key, draft }: Submission, booking: ShownBooking): Promise<void> {
  if (key) await keepAnswer(tx, key, booking);
  if (draft)
    await tx.bookingDraft.update({
      where: { id: draft.id },
      data: { bookingId: booking.id, answersCipher: sealAnswers({}) },
      select: { id: true },
    });
}
