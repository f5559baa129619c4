import { findCandidates } from "../candidates";
import type { Candidates } from "../candidates";
import { db } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";
import type { Service } from "@/lib/services/service";

import { claimTime } from "./claim";
import { keepAnswers, lockDraft } from "./draft";

/** How long a slot is held while the form is filled, and how often that may be renewed. */
export const holdLifetime = 10 * msPerMinute;
export const maxExtensions = 2;

export type Held = { readonly adviserId: string; readonly until: Instant };

type Wish = {
  readonly service: Service;
  readonly start: Instant;
  readonly zone: string | undefined;
  readonly language: string;
};

/**
 * Holds a slot for a draft, exclusively; a slot held before by the same draft is let go. Where the new slot is taken, the
 * old one stays held. `details.alternatives` of a refusal: the nearest free slots.
 */
export async function holdSlot(
  token: string,
  wish: Wish,
  now: Instant,
): Promise<Result<Held, "BOOKING_CONFLICT" | "BOOKING_UNAVAILABLE" | "RESOURCE_NOT_FOUND">> {
  const draftId = await findDraftId(token, now);
  if (draftId === undefined) return fail("RESOURCE_NOT_FOUND");
  const candidates = await findCandidates({ ...wish, now, exceptDraftId: draftId });
  if (candidates.verdict === "unavailable") return fail("BOOKING_UNAVAILABLE", await candidates.alternatives());

  for (const adviser of candidates.advisers) {
    const until = now + holdLifetime;
    const isHeld = await takeFor(token, { wish, adviser, until, now });
    if (isHeld) return ok({ adviserId: adviser.id, until });
  }
  return fail("BOOKING_CONFLICT", await candidates.alternatives());
}

type Attempt = { readonly wish: Wish; readonly adviser: Candidates["advisers"][number]; readonly until: Instant; readonly now: Instant };

/** Rolls everything back when the time is taken, so that what was held before stays held. */
async function takeFor(token: string, { wish, adviser, until, now }: Attempt): Promise<boolean> {
  const taken = Symbol("taken");
  try {
    await db.$transaction(async (tx) => {
      const draft = await lockDraft(tx, token, now);
      if (!draft || draft.bookingId !== null) throw taken;
      const { service, start, zone } = wish;
      if (!(await claimTime(tx, { adviser, service, start, now }, { draftId: draft.id, expiresAt: until }))) throw taken;
      const chosen = { ...draft.answers, serviceId: service.id, slot: { start, adviserId: adviser.id, reason: adviser.reason } };
      await keepAnswers(tx, draft.id, zone === undefined ? chosen : { ...chosen, zone }, now);
    });
    return true;
  } catch (reason) {
    if (reason === taken) return false;
    throw reason;
  }
}

async function findDraftId(token: string, now: Instant): Promise<string | undefined> {
  return (await db.$transaction((tx) => lockDraft(tx, token, now)))?.id;
}

/** Holds the slot for ten minutes longer than it is held; at most twice, and only while it is still held. */
export async function extendHold(token: string, now: Instant): Promise<Result<{ readonly until: Instant }, "BUSINESS_RULE_VIOLATION">> {
  return db.$transaction(async (tx) => {
    const draft = await lockDraft(tx, token, now);
    if (!draft) return fail("BUSINESS_RULE_VIOLATION");
    const held = await tx.occupiedTime.findFirst({
      where: { draftId: draft.id, expiresAt: { gt: new Date(now) }, extensions: { lt: maxExtensions } },
      select: { id: true, expiresAt: true },
    });
    if (!held?.expiresAt) return fail("BUSINESS_RULE_VIOLATION");
    const until = held.expiresAt.getTime() + holdLifetime;
    await tx.occupiedTime.update({ where: { id: held.id }, data: { expiresAt: new Date(until), extensions: { increment: 1 } }, select: { id: true } });
    return ok({ until });
  });
}
