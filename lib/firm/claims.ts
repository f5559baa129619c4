import type { Locale } from "@/lib/platform/i18n/locales";
import type { Day } from "@/lib/platform/time/day";

import { isOnRegister, isRegister } from "./registers";

export const claimKinds = [
  "regulator",
  "registration",
  "statistic",
  "testimonial",
  "credential",
  "qualification",
  "promise",
] as const;
export type ClaimKind = (typeof claimKinds)[number];

export type SiteMode = "demo" | "live";

/**
 * The values that a page or email shows next to a claim's text, in one language. Examples are a figure or the URL of a
 * register.
 */
export type Facts = Readonly<Record<string, string | number | boolean>>;

/** The columns that decide whether a claim may be shown. */
export type ClaimRecord = {
  readonly kind: string;
  readonly facts: { readonly register?: unknown };
  readonly evidenceUrl: string | null;
  readonly verifiedById: string | null;
  readonly secondVerifierId: string | null;
  readonly verifiedOn: Day | null;
  /** The first day on which the claim is no longer valid. Null if it does not expire. */
  readonly expiresOn: Day | null;
};

/** A claim as a page or email shows it. */
export type ShownClaim = {
  readonly key: string;
  readonly kind: string;
  readonly text: string;
  readonly source: string;
  readonly limits: string;
  readonly facts: Facts;
  readonly evidenceUrl: string | null;
  readonly verifiedOn: Day | null;
  readonly expiresOn: Day | null;
  /** Whether the claim is invented. Demo mode shows invented claims and marks them as samples. */
  readonly isSample: boolean;
};

/**
 * Whether a claim may be shown today. A demonstration shows every claim, marked as a sample. A live site shows a claim
 * if two people verified it with evidence, the verification day is not in the future, and the claim has not expired.
 */
export function rendersNow(claim: ClaimRecord, { mode, today }: { mode: SiteMode; today: Day }): boolean {
  if (mode === "demo") return true;
  return (
    isVerifiedByTwo(claim) &&
    claim.verifiedOn !== null &&
    claim.verifiedOn <= today &&
    !isExpired(claim, today) &&
    hasEvidence(claim)
  );
}

function isVerifiedByTwo({ verifiedById, secondVerifierId }: ClaimRecord): boolean {
  return verifiedById !== null && secondVerifierId !== null && verifiedById !== secondVerifierId;
}

function isExpired({ expiresOn }: ClaimRecord, today: Day): boolean {
  return expiresOn !== null && expiresOn <= today;
}

/**
 * Whether a claim has an https URL as evidence. If the claim names a register, the URL must be on that register's own
 * host. A claim about a regulator must name a register, because evidence outside the register's host can be fake.
 */
function hasEvidence({ kind, facts: { register }, evidenceUrl }: ClaimRecord): boolean {
  if (evidenceUrl === null || !URL.canParse(evidenceUrl) || new URL(evidenceUrl).protocol !== "https:") return false;
  if (register === undefined) return kind !== "regulator";
  return isRegister(register) && isOnRegister(register, evidenceUrl);
}

/**
 * Returns the first day on which one of these claims expires. By then, a page that shows the claims must be rendered
 * again.
 */
export function nearestExpiry(claims: readonly { readonly expiresOn: Day | null }[]): Day | null {
  const days = claims.flatMap(({ expiresOn }) => (expiresOn === null ? [] : [expiresOn]));
  return days.sort()[0] ?? null;
}

/** Picks the claims with these keys, in the order of the keys. Skips a key if `claims` does not contain its claim. */
export function pickClaims(claims: readonly ShownClaim[], keys: readonly string[]): ShownClaim[] {
  return keys.flatMap((key) => claims.find((claim) => claim.key === key) ?? []);
}

export type OrganisationLink = { readonly name: string; readonly href: string };

/**
 * Returns the names and links of the organisations that the claims with these keys are about. Skips a key without a
 * claim in `claims`, and a claim without a name or a link.
 */
export function organisationLinks(claims: readonly ShownClaim[], keys: readonly string[]): readonly OrganisationLink[] {
  return pickClaims(claims, keys).flatMap(({ facts: { shortName: name, verifyUrl: href } }) =>
    typeof name === "string" && typeof href === "string" ? [{ name, href }] : [],
  );
}

/**
 * Returns the facts in one language. A fact can be an object with a text for each locale. If the text in this language
 * is missing, the English text is used.
 */
export function localiseFacts(facts: Readonly<Record<string, unknown>>, locale: Locale): Facts {
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, fact]) => {
      const value = isTexts(fact) ? (fact[locale] ?? fact.en) : fact;
      return isPlain(value) ? [[name, value] as const] : [];
    }),
  );
}

function isTexts(fact: unknown): fact is Readonly<Record<string, unknown>> {
  return typeof fact === "object" && fact !== null && !Array.isArray(fact);
}

function isPlain(value: unknown): value is string | number | boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}
