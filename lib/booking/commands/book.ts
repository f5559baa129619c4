import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { alone, within } from "@/lib/platform/db/statement";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { findCandidates } from "../candidates";
import type { Candidate } from "../candidates";
import { sealAnswers } from "../draft";
import { recall, remember, strike } from "../recent-candidates";
import type { Moment } from "../recent-candidates";
import type { ShownBooking } from "../queries";
import type { Claim } from "./claim";
import { lockDraft } from "./draft";
import { answerTo, claimKey, keepAnswer } from "./request-key";
import type { RequestKey } from "./request-key";
import { writeBooking } from "./write";
import type { Order } from "./write";

/** The adviser of its hold, and why that one was chosen then. */
type HeldDraft = { readonly token: string; readonly id: string; readonly adviserId?: string; readonly reason?: string | undefined };

/** What makes a repeat recognisable: the API's Idempotency-Key, or the wizard's draft. */
export type Occasion = { readonly key?: RequestKey | undefined; readonly draft?: HeldDraft | undefined };

/** A repeat by key is answered with what the first try was; to one by draft whoever needs the booking reads it as it now is. */
export type Booked =
  | { readonly bookingId: string; readonly isRepeat: true; readonly booking?: ShownBooking }
  | { readonly bookingId: string; readonly isRepeat: false; readonly booking: ShownBooking };
type Refusal = "BOOKING_CONFLICT" | "BOOKING_UNAVAILABLE" | "BUSINESS_RULE_VIOLATION" | "RESOURCE_CONFLICT";

/**
 * Books: time, client, booking, audit row and letters commit together. The same occasion again answers with the same
 * booking, also while the first is under way. `details.alternatives` of a refusal: the nearest free slots.
 */
export async function book(order: Order, occasion: Occasion, now: Instant): Promise<Result<Booked, Refusal>> {
  const earlier = occasion.key && (await answerTo(occasion.key));
  if (earlier) return earlier;
  if (order.details.isNewClient && !order.service.availableForNewClients) return fail("BUSINESS_RULE_VIOLATION", { rule: "new-clients" });

  const moment = { service: order.service, start: order.start, language: order.locale, now };
  const wish = { order, occasion, now };
  const booked = (await amongRecent(moment, wish)) ?? (await amongAll(moment, wish));
  if (booked.ok && !booked.value.isRepeat) strike(moment, booked.value.booking.adviser.id);
  return booked;
}

type Wish = { readonly order: Order; readonly occasion: Occasion; readonly now: Instant };

/** Asks those who were free a moment ago. Whatever comes of it but a booking or a repeat, everybody is looked at anew. */
async function amongRecent(moment: Moment, wish: Wish): Promise<Result<Booked, Refusal> | undefined> {
  // Who has a draft may hold a time, which was found as another's.
  const recent = wish.occasion.draft ? undefined : recall(moment);
  if (!recent || recent.advisers.length === 0) return undefined;
  const advisers = recent.advisers.slice(0, askedAtOnce);
  const outcome = await attempt({ ...wish, advisers, patience: "ask-next", rulesVersion: recent.rulesVersion });
  return typeof outcome === "string" ? undefined : outcome;
}

async function amongAll(moment: Moment, wish: Wish): Promise<Result<Booked, Refusal>> {
  const { draft } = wish.occasion;
  const candidates = await findCandidates({ ...moment, exceptDraftId: draft?.id, preferAdviserId: draft?.adviserId, preferredFor: draft?.reason });
  if (candidates.verdict === "unavailable") return afterRefusal(wish.occasion, "BOOKING_UNAVAILABLE", candidates.alternatives);
  if (!draft) remember(moment, candidates);
  return (await firstToTake(candidates.advisers, wish)) ?? afterRefusal(wish.occasion, "BOOKING_CONFLICT", candidates.alternatives);
}

/** Nearly always one of the first is free; to send a large office's every adviser with each booking costs more than to ask again. */
const askedAtOnce = 8;

/**
 * The held adviser first. Then whoever is free: an adviser who is being booked at this very moment is passed over, since
 * waiting would hold up a visitor whom another is free for, and asked again at the end.
 */
async function firstToTake(advisers: readonly Candidate[], wish: Wish): Promise<Result<Booked, Refusal> | undefined> {
  const isHeld = ({ id }: Candidate) => id === wish.occasion.draft?.adviserId;
  const others = advisers.filter((adviser) => !isHeld(adviser));
  const held = await inTurn(advisers.filter(isHeld), wish);
  if (held) return held;
  const passedOver: Candidate[] = [];
  for (let first = 0; first < others.length; first += askedAtOnce) {
    const group = others.slice(first, first + askedAtOnce);
    const outcome = await attempt({ ...wish, advisers: group, patience: "ask-next" });
    if (typeof outcome !== "string") return outcome;
    if (outcome === "busy") passedOver.push(...group);
  }
  return inTurn(passedOver, wish);
}

/** Waits for one adviser after the other, in a transaction each. */
async function inTurn(advisers: readonly Candidate[], wish: Wish): Promise<Result<Booked, Refusal> | undefined> {
  for (const adviser of advisers) {
    const outcome = await attempt({ ...wish, advisers: [adviser], patience: "wait" });
    if (typeof outcome !== "string") return outcome;
  }
  return undefined;
}

/** A repeat may find its own first try's slot taken: then the first try's booking is the answer. */
async function afterRefusal(
  { key }: Occasion,
  error: "BOOKING_CONFLICT" | "BOOKING_UNAVAILABLE",
  alternatives: () => Promise<unknown>,
): Promise<Result<Booked, Refusal>> {
  return (key && (await answerTo(key))) ?? fail(error, await alternatives());
}

type Attempt = Wish & { readonly advisers: readonly Candidate[]; readonly patience: Claim["patience"]; readonly rulesVersion?: string };

/** A repeat must be recognisable by what commits with the booking. Without an occasion the booking's one statement is its own transaction. */
async function attempt({ occasion, ...wish }: Attempt): Promise<Result<Booked, Refusal> | "taken" | "busy"> {
  const exceptDraftId = occasion.draft?.id;
  if (!occasion.key && !occasion.draft) return asBooked(await writeBooking(alone, { ...wish, exceptDraftId }));
  try {
    return await db.$transaction(async (tx) => {
      const repeat = await openOccasion(tx, occasion, wish.now);
      if (repeat) return repeat;
      const outcome = asBooked(await writeBooking(within(tx), { ...wish, exceptDraftId }));
      if (typeof outcome === "string") throw new NotWritten(outcome);
      await closeOccasion(tx, occasion, outcome.value.booking);
      return outcome;
    });
  } catch (reason) {
    if (reason instanceof NotWritten) return reason.outcome;
    throw reason;
  }
}

function asBooked(written: ShownBooking | "taken" | "busy") {
  return typeof written === "string" ? written : ok({ bookingId: written.id, isRepeat: false as const, booking: written });
}

/** Thrown to roll back, and caught where the transaction was begun. */
class NotWritten extends Error {
  constructor(readonly outcome: "taken" | "busy") {
    super(outcome);
  }
}

/** Waits for a first try that is under way, and answers with its booking if it made one. */
async function openOccasion(tx: Tx, { key, draft }: Occasion, now: Instant): Promise<Result<Booked, Refusal> | undefined> {
  if (key) return claimKey(tx, key);
  if (!draft) return undefined;
  const open = await lockDraft(tx, draft.token, now);
  if (!open) return fail("BUSINESS_RULE_VIOLATION", { rule: "draft-ended" });
  return open.bookingId === null ? undefined : ok({ bookingId: open.bookingId, isRepeat: true });
}

/** The booking is what a repeat will be answered with; a draft's personal answers have served and go. */
async function closeOccasion(tx: Tx, { key, draft }: Occasion, booking: ShownBooking): Promise<void> {
  if (key) await keepAnswer(tx, key, booking);
  if (draft) await tx.bookingDraft.update({ where: { id: draft.id }, data: { bookingId: booking.id, answersCipher: sealAnswers({}) }, select: { id: true } });
}
