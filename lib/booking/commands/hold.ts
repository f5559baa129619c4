import { findCandidates } from "../candidates";
import type { Candidates } from "../candidates";
import { db } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";
import type { Service } from "@/lib/services/service";

import { isHoldAllowed, networkHash } from "./hold-allowance";
import { keepAnswers, lockDraft } from "./draft";
import { reserveTime } from "./reserve-time";

/** How long a slot is held while the form is filled, and how often that may be renewed. */
export const holdLifetime = 10 * msPerMinute;
export const maxExtensions = 2;

export type Held = { readonly adviserId: string; readonly until: Instant };

type Wish = {
  readonly service: Service;
  readonly start: Instant;
  readonly zone: string | undefined;
  readonly language: string;
  /** The visitor's address, as limits count it. */
  readonly network: string;
};

type Refusal = "BOOKING_CONFLICT" | "BOOKING_UNAVAILABLE" | "RESOURCE_NOT_FOUND" | "TOO_MANY_REQUESTS";

/**
 * Holds a slot for a draft, exclusively; a slot held before by the same draft is let go. Where the new slot is taken, the
 * old one stays held. `details.alternatives` of a refusal: the nearest free slots. TOO_MANY_REQUESTS: visitors of this address
 * hold as many times as one address may.
 */
export async function holdSlot(token: string, wish: Wish, now: Instant): Promise<Result<Held, Refusal>> {
  const draftId = await findDraftId(token, now);
  if (draftId === undefined) return fail("RESOURCE_NOT_FOUND");
  const candidates = await findCandidates({ ...wish, now, exceptDraftId: draftId });
  if (candidates.verdict === "unavailable") return fail("BOOKING_UNAVAILABLE", await candidates.alternatives());

  for (const adviser of candidates.advisers) {
    const until = now + holdLifetime;
    const outcome = await takeFor(token, { wish, adviser, until, now });
    if (outcome === "held") return ok({ adviserId: adviser.id, until });
    if (outcome === "too-many") return fail("TOO_MANY_REQUESTS", { codes: { startTime: ["tooManyHolds"] } });
  }
  return fail("BOOKING_CONFLICT", await candidates.alternatives());
}

type Attempt = {
  readonly wish: Wish;
  readonly adviser: Candidates["advisers"][number];
  readonly until: Instant;
  readonly now: Instant;
};

/** Rolls everything back when the time is taken, so that what was held before stays held. */
async function takeFor(token: string, { wish, adviser, until, now }: Attempt): Promise<"held" | "taken" | "too-many"> {
  const taken = Symbol("taken");
  try {
    return await db.$transaction(async (tx) => {
      const draft = await lockDraft(tx, token, now);
      if (!draft || draft.bookingId !== null) throw taken;
      const { service, start, zone, network } = wish;
      // Before the adviser's lock, so that two transactions never wait for each other.
      if (!(await isHoldAllowed(tx, { network, draftId: draft.id, start }, now))) return "too-many";
      const owner = { draftId: draft.id, expiresAt: until };
      if ((await reserveTime(tx, [adviser], { service, start, now, owner, whenBusy: "wait" })) !== adviser.id)
        throw taken;
      await tx.occupiedTime.updateMany({ where: { draftId: draft.id }, data: { networkHash: networkHash(network) } });
      const chosen = {
        ...draft.answers,
        serviceId: service.id,
        slot: { start, adviserId: adviser.id, reason: adviser.reason },
      };
      await keepAnswers(tx, draft.id, zone === undefined ? chosen : { ...chosen, zone }, now);
      return "held" as const;
    });
  } catch (reason) {
    if (reason === taken) return "taken";
    throw reason;
  }
}

async function findDraftId(token: string, now: Instant): Promise<string | undefined> {
  return (await db.$transaction((tx) => lockDraft(tx, token, now)))?.id;
}

/** Holds the slot for ten minutes longer than it is held; at most twice, and only while it is still held. */
export async function extendHold(
  token: string,
  now: Instant,
): Promise<Result<{ readonly until: Instant }, "BUSINESS_RULE_VIOLATION">> {
  return db.$transaction(async (tx) => {
    const draft = await lockDraft(tx, token, now);
    if (!draft) return fail("BUSINESS_RULE_VIOLATION");
    const held = await tx.occupiedTime.findFirst({
      where: { draftId: draft.id, expiresAt: { gt: new Date(now) }, extensions: { lt: maxExtensions } },
      select: { id: true, expiresAt: true },
    });
    if (!held?.expiresAt) return fail("BUSINESS_RULE_VIOLATION");
    const until = held.expiresAt.getTime() + holdLifetime;
    await tx.occupiedTime.update({
      where: { id: held.id },
      data: { expiresAt: new Date(until), extensions: { increment: 1 } },
      select: { id: true },
    });
    return ok({ until });
  });
}
