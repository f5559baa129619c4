import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { isLockTimeout } from "@/lib/platform/db/refusals";
import { taskQueue } from "@/lib/platform/db/task-queue";
import { invalidField } from "@/lib/platform/forms/field-errors";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { BoundKey } from "@/lib/platform/security/idempotency-key";
import type { Instant } from "@/lib/platform/time/instant";

import { advisersForMode, findAdviserCandidates } from "../adviser-candidates";
import type { AdviserCandidate } from "../adviser-candidates";
import type { BookingRequest } from "../booking-request";
import { sealAnswers } from "../wizard/draft";
import type { BookingSnapshot } from "../queries/bookings";
import { lockDraft } from "../wizard/commands/draft";
import { needsEarlyStart } from "../change/withdrawal";
import { findStoredResult, reserveKey, saveResult } from "./idempotency";
import { reserveTime } from "./reserve-time";
import type { TimeReservation } from "./reserve-time";
import { newBookingId, writeBooking } from "./write-booking";

/** The draft to book. `adviserId` is the adviser with the held time, and `reason` is why that adviser was chosen. */
type HeldDraft = {
  readonly token: string;
  readonly id: string;
  readonly adviserId?: string;
  readonly reason?: string | undefined;
};

/**
 * Identifies a submission, so that a repeated submission is recognised. The API uses `key`, the Idempotency-Key of the
 * request. The wizard and staff's bookings for callers use `draft`.
 */
export type Submission = { readonly key?: BoundKey | undefined; readonly draft?: HeldDraft | undefined };

/**
 * A repeat with an idempotency key returns the first result. A repeat with a draft returns only the booking's id, so
 * the calling function must read the booking.
 */
export type Booked =
  | { readonly bookingId: string; readonly isRepeat: true; readonly booking?: BookingSnapshot }
  | { readonly bookingId: string; readonly isRepeat: false; readonly booking: BookingSnapshot };
/** The rules that can refuse a booking. The last one applies only to visitors with a draft. */
export type BookingRule = "new-clients" | "draft-ended";

type Refusal =
  "VALIDATION_ERROR" | "BOOKING_CONFLICT" | "BOOKING_UNAVAILABLE" | "BUSINESS_RULE_VIOLATION" | "RESOURCE_CONFLICT";

/**
 * Limits how many bookings use the database in parallel. The limit is lower than the number of connections in the pool.
 * When many visitors want one slot, their requests wait here in order, and other pages still get connections. A request
 * that waits longer than `timeoutMs` gets the response 503.
 */
const queue = taskQueue({ places: 12, timeoutMs: 25_000 });

/**
 * Books an appointment. The reserved time, client, booking, audit row and email jobs commit together. A repeated
 * submission gets the same booking, even if the first submission is still running. If the slot is taken,
 * `details.alternatives` of the refusal lists the nearest free slots. VALIDATION_ERROR: the meeting mode is not
 * possible at this time, or the client has the right to withdraw and did not request a start within its period.
 */
export async function book(
  request: BookingRequest,
  submission: Submission,
  now: Instant,
): Promise<Result<Booked, Refusal, BookingRule>> {
  return queue.run(() => attemptBooking({ request, submission, now }));
}

type BookingAttempt = { readonly request: BookingRequest; readonly submission: Submission; readonly now: Instant };

async function attemptBooking(attempt: BookingAttempt): Promise<Result<Booked, Refusal, BookingRule>> {
  const { request, submission, now } = attempt;
  const { key, draft } = submission;
  const { byStaff } = request;
  const earlier = key && (await findStoredResult(key));
  if (earlier) return earlier;
  if (request.details.isNewClient && !request.service.availableForNewClients)
    return fail("BUSINESS_RULE_VIOLATION", { rule: "new-clients" });
  if (!request.requestsEarlyStart && needsEarlyStart(toOffer(request, now)))
    return invalidField("earlyStart", "earlyStartRequired");

  const candidates = await findAdviserCandidates({
    service: request.service,
    start: request.start,
    language: request.locale,
    now,
    exceptDraftId: draft?.id,
    preferAdviserId: draft?.adviserId,
    preferredFor: draft?.reason,
    waived: byStaff?.outside?.rules,
  });
  const { verdict, alternatives } = candidates;
  const able = advisersForMode(candidates.advisers, request.meetingMode);
  const advisers = byStaff?.adviserId === undefined ? able : able.filter(({ id }) => id === byStaff.adviserId);
  if (candidates.advisers.length > 0 && advisers.length === 0) return invalidField("meetingMode", "meetingModeNotThen");
  const booked = verdict === "unavailable" ? undefined : await bookFirstFree(advisers, attempt);
  // If an earlier attempt of this submission took the slot, the result is the booking of that attempt.
  return (
    booked ??
    (await findFirstTry(submission)) ??
    fail(verdict === "unavailable" ? "BOOKING_UNAVAILABLE" : "BOOKING_CONFLICT", await alternatives())
  );
}

/** The offer that the client accepts now. */
function toOffer({ consumerLaw, price, start, zone }: BookingRequest, now: Instant) {
  return { consumerLaw, priceMinor: price.minor, start, zone, concludedAt: now };
}

async function findFirstTry({ key, draft }: Submission): Promise<Result<Booked, Refusal, BookingRule> | undefined> {
  if (key) return findStoredResult(key);
  const row = draft && (await db.bookingDraft.findUnique({ where: { id: draft.id }, select: { bookingId: true } }));
  return row?.bookingId ? ok({ bookingId: row.bookingId, isRepeat: true }) : undefined;
}

/**
 * Tries the adviser of the hold first and waits if another transaction has locked that adviser's calendar. Then tries
 * the other advisers, first those with calendars that are not locked, then the locked ones. Returns undefined if no
 * adviser is free.
 */
async function bookFirstFree(
  advisers: readonly AdviserCandidate[],
  attempt: BookingAttempt,
): Promise<Result<Booked, Refusal, BookingRule> | undefined> {
  const hasHold = ({ id }: AdviserCandidate) => id === attempt.submission.draft?.adviserId;
  const others = advisers.filter((adviser) => !hasHold(adviser));
  for (const adviser of advisers.filter(hasHold)) {
    const outcome = await bookWithOneOf([adviser], "wait", attempt);
    if (typeof outcome !== "string") return outcome;
  }
  if (others.length === 0) return undefined;
  const outcome = await bookWithOneOf(others, "skip", attempt);
  if (typeof outcome !== "string") return outcome;
  for (const adviser of outcome === "busy" ? others : []) {
    const later = await bookWithOneOf([adviser], "wait", attempt);
    if (typeof later !== "string") return later;
  }
  return undefined;
}

/**
 * Books the first free adviser. The same transaction stores the booking as the result for repeats. Returns "taken" if
 * no adviser is free. Returns "busy" if an adviser was skipped because of a lock and no other adviser is free, or if
 * the wait for a lock timed out.
 */
async function bookWithOneOf(
  advisers: readonly AdviserCandidate[],
  whenBusy: TimeReservation["whenBusy"],
  { request, submission, now }: BookingAttempt,
): Promise<Result<Booked, Refusal, BookingRule> | "taken" | "busy"> {
  const id = newBookingId();
  const reservation = {
    service: request.service,
    start: request.start,
    now,
    whenBusy,
    owner: { bookingId: id, exceptDraftId: submission.draft?.id },
  };
  try {
    return await db.$transaction(async (tx) => {
      const repeat = await openSubmission(tx, submission, now);
      if (repeat) return repeat;
      const outcome = await reserveTime(tx, advisers, reservation);
      const adviser = advisers.find((candidate) => candidate.id === outcome);
      if (!adviser) throw new NotReserved(outcome === "busy" ? "busy" : "taken");
      const booking = await writeBooking(tx, { id, request, adviser, now });
      await closeSubmission(tx, submission, booking);
      return ok({ bookingId: id, isRepeat: false, booking });
    });
  } catch (reason) {
    if (reason instanceof NotReserved) return reason.outcome;
    if (isLockTimeout(reason)) return "busy";
    throw reason;
  }
}

/** Rolls the transaction back. `bookWithOneOf`, which began the transaction, catches this error. */
class NotReserved extends Error {
  constructor(readonly outcome: "taken" | "busy") {
    super(outcome);
  }
}

/**
 * Reserves the idempotency key or locks the draft. Waits if an earlier attempt of the submission is still running.
 * Returns the booking if an earlier attempt has made it, and a refusal if the key or the draft cannot be used.
 */
async function openSubmission(
  tx: Tx,
  { key, draft }: Submission,
  now: Instant,
): Promise<Result<Booked, Refusal, BookingRule> | undefined> {
  if (key) return reserveKey(tx, key);
  if (!draft) return undefined;
  const open = await lockDraft(tx, draft.token, now);
  if (!open) return fail("BUSINESS_RULE_VIOLATION", { rule: "draft-ended" });
  return open.bookingId === null ? undefined : ok({ bookingId: open.bookingId, isRepeat: true });
}

/** Stores the booking as the result for repeats. The draft's personal answers are no longer needed and are deleted. */
async function closeSubmission(tx: Tx, { key, draft }: Submission, booking: BookingSnapshot): Promise<void> {
  if (key) await saveResult(tx, key, booking);
  if (draft)
    await tx.bookingDraft.update({
      where: { id: draft.id },
      data: { bookingId: booking.id, answersCipher: sealAnswers({}) },
      select: { id: true },
    });
}
