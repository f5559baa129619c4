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

/** What decides whether a claim may be shown. The verifiers, their day and the expiry are those of its confirmation. */
export type ClaimRecord = {
  readonly kind: string;
  readonly facts: { readonly register?: unknown };
  readonly evidenceUrl: string | null;
  readonly evidenceFileId: string | null;
  /** The person who proposed the claim. */
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
  return mode === "demo" || hiddenReason(claim, today) === undefined;
}

/** Why a live site hides a claim, in the order in which staff settle it. */
export const hiddenReasons = [
  "bafin",
  "noEvidence",
  "noRegister",
  "wrongHost",
  "unverified",
  "future",
  "expired",
] as const;
export type HiddenReason = (typeof hiddenReasons)[number];

/** Returns why a live site hides the claim today. Undefined if the site shows it. */
export function hiddenReason(claim: ClaimRecord, today: Day): HiddenReason | undefined {
  const fault = evidenceFault(claim);
  if (fault) return fault;
  if (!isVerifiedByTwo(claim) || claim.verifiedOn === null) return "unverified";
  if (claim.verifiedOn > today) return "future";
  return isExpired(claim, today) ? "expired" : undefined;
}

function isVerifiedByTwo({ verifiedById, secondVerifierId }: ClaimRecord): boolean {
  return verifiedById !== null && secondVerifierId !== null && verifiedById !== secondVerifierId;
}

function isExpired({ expiresOn }: Pick<ClaimRecord, "expiresOn">, today: Day): boolean {
  return expiresOn !== null && expiresOn <= today;
}

type Evidence = Pick<ClaimRecord, "kind" | "facts" | "evidenceUrl" | "evidenceFileId">;

/**
 * Returns what is wrong with a claim's evidence, which is an https URL or a file. If the claim names a register, the
 * URL must be on that register's own host. A claim about a regulator must name a register, because evidence outside the
 * register's host can be fake. No evidence proves that BaFin approves the firm.
 */
export function evidenceFault({
  kind,
  facts: { register },
  evidenceUrl,
  evidenceFileId,
}: Evidence): "bafin" | "noEvidence" | "noRegister" | "wrongHost" | undefined {
  if (register === "bafin") return "bafin";
  if (register === undefined && kind === "regulator") return "noRegister";
  if (register !== undefined && !isRegister(register)) return "noRegister";
  if (evidenceUrl === null) return evidenceFileId === null || register !== undefined ? "noEvidence" : undefined;
  if (!isHttps(evidenceUrl)) return "noEvidence";
  return register !== undefined && !isOnRegister(register, evidenceUrl) ? "wrongHost" : undefined;
}

function isHttps(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === "https:";
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
