import { randomUUID } from "node:crypto";

import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Prisma, Tx } from "@/lib/platform/db/client";
import { locales } from "@/lib/platform/i18n/locales";
import { ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import { actAs } from "@/lib/platform/second-person/commands";
import { dateFromDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { lockVersion } from "@/lib/platform/versioned";

import type { ClaimKind } from "../claim";
import { leftOutField, optionalLocales, textField, writeFacts } from "../fields";
import type { StoredFacts } from "../fields";
import type { ClaimInput } from "../schema";
import { claimRow } from "./claim-row";
import type { ClaimTarget } from "./claim-row";
import { proposeIn } from "./verify";

type Moment = { readonly now: Instant; readonly today: Day };

/** What a form does with the claim after it has stored it. */
type Next = { readonly intent: "keep" | "propose"; readonly note?: string | undefined };

type NewClaim = ClaimInput & Next & { readonly kind: ClaimKind; readonly profile: string };
type EditedClaim = ClaimInput & Next & ClaimTarget;
type Saved = Result<string, "VALIDATION_ERROR" | "RESOURCE_NOT_FOUND" | "RESOURCE_CONFLICT">;

/**
 * Stores a new claim as a draft, and proposes it to a second person if the form says so. Returns its id.
 * VALIDATION_ERROR: the claim cannot be proposed yet, and nothing was stored.
 */
export function createClaim(by: Staff, input: NewClaim, moment: Moment): Promise<Saved> {
  return inOneTransaction(async (tx) => {
    await actAs(tx, by);
    const { kind, profile } = input;
    const id = randomUUID();
    // Places of the site have fixed keys. The key of any other claim only has to be unique.
    const key = `${kind}.${id.slice(0, 8)}`;
    const last = await tx.claim.aggregate({ where: { profile }, _max: { position: true } });
    await tx.claim.create({
      data: { id, key, kind, profile, position: (last._max.position ?? 0) + 1, ...columns(kind, {}, input) },
    });
    await writeTexts(tx, id, input);
    return propose(tx, by, id, { ...input, ...moment });
  });
}

/**
 * Stores the edit of a claim, and proposes it if the form says so. A change ends the claim's confirmation.
 * RESOURCE_CONFLICT: another staff member has changed the claim since `version`.
 */
export function saveClaim(by: Staff, input: EditedClaim, moment: Moment): Promise<Saved> {
  return inOneTransaction(async (tx) => {
    const claim = await lockVersion(tx, by, claimRow, input);
    if (!claim.ok) return claim;
    const { id, kind, facts } = claim.value;
    await claimRow.store(tx, id, columns(kind, facts, input));
    await writeTexts(tx, id, input);
    return propose(tx, by, id, { ...input, ...moment });
  });
}

async function propose(tx: Tx, by: Staff, id: string, { intent, note, ...moment }: Next & Moment): Promise<Saved> {
  if (intent === "keep") return ok(id);
  const proposed = await proposeIn(tx, by, { id, note, ...moment });
  return proposed.ok ? ok(id) : proposed;
}

/** A refused proposal must not leave the edit behind, so its transaction is rolled back. */
async function inOneTransaction(work: (tx: Tx) => Promise<Saved>): Promise<Saved> {
  let result: Saved | undefined;
  try {
    return await db.$transaction(async (tx) => {
      result = await work(tx);
      if (!result.ok) throw new Refused();
      return result;
    });
  } catch (error) {
    if (error instanceof Refused && result) return result;
    throw error;
  }
}

class Refused extends Error {}

function columns(kind: ClaimKind, facts: StoredFacts, { values, leftOut, evidence }: ClaimInput) {
  const { evidenceUrl, evidenceDatedOn, expiresOn, ownerId } = evidence;
  return {
    facts: writeFacts(kind, facts, values) as Prisma.InputJsonObject,
    leftOutLocales: optionalLocales.filter((locale) => leftOut[leftOutField(locale)] === "true"),
    evidenceUrl,
    evidenceDatedOn: evidenceDatedOn && dateFromDay(evidenceDatedOn),
    expiresOn: expiresOn && dateFromDay(expiresOn),
    ownerId,
  };
}

async function writeTexts(tx: Tx, claimId: string, { values }: ClaimInput): Promise<void> {
  for (const locale of locales) {
    const of = (part: "text" | "source" | "limits") => values[textField(part, locale)] ?? "";
    const written = { text: of("text"), source: of("source"), limits: of("limits") };
    await tx.claimText.upsert({
      where: { claimId_locale: { claimId, locale } },
      create: { claimId, locale, ...written },
      update: written,
    });
  }
}
