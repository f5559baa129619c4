import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { findCandidates } from "../candidates";
import type { Candidate } from "../candidates";
import { sealAnswers } from "../draft";
import { claimTime } from "./claim";
import { lockDraft } from "./draft";
import { answerTo, claimKey } from "./request-key";
import type { RequestKey } from "./request-key";
import { newBookingId, writeBooking } from "./write";
import type { Order } from "./write";

/** What makes a repeat recognisable: the API's Idempotency-Key, or the wizard's draft. */
export type Occasion = { readonly key?: RequestKey | undefined; readonly draft?: { readonly token: string; readonly id: string; readonly adviserId?: string } | undefined };

export type Booked = { readonly bookingId: string; readonly isRepeat: boolean };
type Refusal = "BOOKING_CONFLICT" | "BOOKING_UNAVAILABLE" | "BUSINESS_RULE_VIOLATION" | "RESOURCE_CONFLICT";

/**
 * Books: time, client, booking, audit row and letters commit together. The same occasion again answers with the same
 * booking, also while the first is under way. `details.alternatives` of a refusal: the nearest free slots.
 */
export async function book(order: Order, occasion: Occasion, now: Instant): Promise<Result<Booked, Refusal>> {
  const earlier = occasion.key && (await answerTo(occasion.key));
  if (earlier) return earlier;
  if (order.details.isNewClient && !order.service.availableForNewClients) return fail("BUSINESS_RULE_VIOLATION", { rule: "new-clients" });

  const candidates = await findCandidates({
    service: order.service,
    start: order.start,
    language: order.locale,
    now,
    exceptDraftId: occasion.draft?.id,
    preferAdviserId: occasion.draft?.adviserId,
  });
  if (candidates.verdict === "unavailable") return afterRefusal(occasion, "BOOKING_UNAVAILABLE", candidates.alternatives);

  for (const adviser of candidates.advisers) {
    const outcome = await attempt({ order, occasion, adviser, now });
    if (outcome !== "taken") return outcome;
  }
  return afterRefusal(occasion, "BOOKING_CONFLICT", candidates.alternatives);
}

/** A repeat may find its own first try's slot taken: then the first try's booking is the answer. */
async function afterRefusal(
  { key }: Occasion,
  error: "BOOKING_CONFLICT" | "BOOKING_UNAVAILABLE",
  alternatives: () => Promise<unknown>,
): Promise<Result<Booked, Refusal>> {
  return (key && (await answerTo(key))) ?? fail(error, await alternatives());
}

type Attempt = { readonly order: Order; readonly occasion: Occasion; readonly adviser: Candidate; readonly now: Instant };

/** One transaction with one adviser. Everything is rolled back when the time turns out to be taken. */
async function attempt({ order, occasion, adviser, now }: Attempt): Promise<Result<Booked, Refusal> | "taken"> {
  const taken = Symbol("taken");
  try {
    return await db.$transaction(async (tx) => {
      const id = newBookingId();
      const repeat = await openOccasion(tx, occasion, now);
      if (repeat) return repeat;
      const { service, start } = order;
      if (!(await claimTime(tx, { adviser, service, start, now }, { bookingId: id, exceptDraftId: occasion.draft?.id }))) throw taken;
      await writeBooking(tx, { id, order, adviser, now });
      await closeOccasion(tx, occasion, id);
      return ok({ bookingId: id, isRepeat: false });
    });
  } catch (reason) {
    if (reason === taken) return "taken";
    throw reason;
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
async function closeOccasion(tx: Tx, { key, draft }: Occasion, bookingId: string): Promise<void> {
  if (key) await tx.bookingRequest.update({ where: { keyHash: key.hash }, data: { bookingId }, select: { keyHash: true } });
  if (draft) await tx.bookingDraft.update({ where: { id: draft.id }, data: { bookingId, answersCipher: sealAnswers({}) }, select: { id: true } });
}
