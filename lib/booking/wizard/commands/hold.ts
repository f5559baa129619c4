import type { WaivableRule } from "@/lib/availability/queries/start";
import { db } from "@/lib/platform/db/client";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";
import type { Service } from "@/lib/services/service";

import { findAdviserCandidates } from "../../adviser-candidates";
import type { AdviserCandidate } from "../../adviser-candidates";
import { withStep } from "../progress";
import { lockDraft, saveAnswers } from "./draft";
import { isHoldAllowed, networkHash } from "./hold-allowance";
import { reserveTime } from "../../commands/reserve-time";

/**
 * How long, in milliseconds, a slot is held while the visitor fills in the form, and how often the hold may be
 * extended.
 */
export const holdLifetime = 10 * msPerMinute;
export const maxExtensions = 2;

export type Held = { readonly adviserId: string; readonly until: Instant };

type HoldRequest = {
  readonly draft: { readonly token: string; readonly id: string };
  readonly service: Service;
  readonly start: Instant;
  /** The visitor's time zone, if known. A refusal lists the nearest free slots in this zone. */
  readonly zone: string | undefined;
  readonly language: string;
  /** The visitor's network address in the form that rate limits use. */
  readonly network: string;
  /** The only adviser to try. Used only when staff hold a slot for a caller. */
  readonly adviserId?: string | undefined;
  /** The rules that bind visitors but not staff, such as the minimum notice. Used only when staff hold a slot. */
  readonly waived?: readonly WaivableRule[] | undefined;
};

type Refusal = "BOOKING_CONFLICT" | "BOOKING_UNAVAILABLE" | "RESOURCE_NOT_FOUND" | "TOO_MANY_REQUESTS";

/**
 * Holds a slot exclusively for a draft and releases the draft's previous hold. If the slot cannot be held, the draft
 * keeps its previous hold. BOOKING_CONFLICT and BOOKING_UNAVAILABLE list the nearest free slots in
 * `details.alternatives`. RESOURCE_NOT_FOUND: the draft has ended. TOO_MANY_REQUESTS: the network address has reached
 * its limit of holds.
 */
export async function holdSlot(request: HoldRequest, now: Instant): Promise<Result<Held, Refusal>> {
  const candidates = await findAdviserCandidates({ ...request, now, exceptDraftId: request.draft.id });
  if (candidates.verdict === "unavailable") return fail("BOOKING_UNAVAILABLE", await candidates.alternatives());

  const { adviserId } = request;
  const advisers = candidates.advisers.filter(({ id }) => adviserId === undefined || id === adviserId);
  for (const adviser of advisers) {
    const until = now + holdLifetime;
    const outcome = await holdWith(adviser, { request, until, now });
    if (outcome === "held") return ok({ adviserId: adviser.id, until });
    if (outcome === "draft-ended") return fail("RESOURCE_NOT_FOUND");
    if (outcome === "too-many") return fail("TOO_MANY_REQUESTS", { codes: { startTime: ["tooManyHolds"] } });
  }
  return fail("BOOKING_CONFLICT", await candidates.alternatives());
}

type HoldAttempt = { readonly request: HoldRequest; readonly until: Instant; readonly now: Instant };

/** Holds the time of one adviser. If the time is taken, the transaction rolls back and the previous hold remains. */
async function holdWith(
  adviser: AdviserCandidate,
  { request, until, now }: HoldAttempt,
): Promise<"held" | "taken" | "draft-ended" | "too-many"> {
  const taken = Symbol("taken");
  try {
    return await db.$transaction(async (tx) => {
      const draft = await lockDraft(tx, request.draft.token, now);
      if (!draft) return "draft-ended";
      if (draft.bookingId !== null) throw taken;
      const { service, start, network } = request;
      // A transaction that locks a network address and an adviser locks the network address first. The fixed order
      // prevents deadlocks.
      if (!(await isHoldAllowed(tx, { network, draftId: draft.id, start }, now))) return "too-many";
      const owner = { draftId: draft.id, expiresAt: until };
      if ((await reserveTime(tx, [adviser], { service, start, now, owner, whenBusy: "wait" })) !== adviser.id)
        throw taken;
      await tx.occupiedTime.updateMany({ where: { draftId: draft.id }, data: { networkHash: networkHash(network) } });
      const slot = { start, adviserId: adviser.id, reason: adviser.reason };
      const { formerServiceId: _, ...answers } = draft.answers;
      await saveAnswers(
        tx,
        draft.id,
        { ...answers, serviceId: service.id, slot, progress: withStep(answers.progress, "date", now) },
        now,
      );
      return "held" as const;
    });
  } catch (reason) {
    if (reason === taken) return "taken";
    throw reason;
  }
}

/** Extends an unexpired hold by ten minutes, at most twice. */
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
