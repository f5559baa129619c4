import { z } from "zod";

import { db } from "@/lib/platform/db/client";
import { defaultLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { confirmedNow } from "@/lib/platform/second-person/queries";
import type { Day } from "@/lib/platform/time/day";

import { localiseFacts, nearestExpiry, rendersNow } from "../claim";
import type { ShownClaim, SiteMode } from "../claim";
import type { ProfileId } from "../../profile-shape";
import { toVerification } from "../verification";

type ClaimQuery = {
  readonly profile: ProfileId;
  readonly locale: Locale;
  readonly mode: SiteMode;
  /** The current day in the office's time zone. */
  readonly today: Day;
};

export type Claims = {
  readonly claims: readonly ShownClaim[];
  /** The first day on which one of the claims expires. Null if no claim expires, and always in demo mode. */
  readonly expiresOn: Day | null;
};

/**
 * If a claim's stored facts are not an object, an empty object is used. A claim about a regulator then names no
 * register, so a live site does not show the claim.
 */
export const factsSchema = z.record(z.string(), z.unknown()).catch({});

/**
 * Lists the profile's claims that may be shown today, ordered by position. If a claim has no text in `locale`, its text
 * in the default language is used. A claim without any text is left out.
 */
export async function listClaims({ profile, locale, mode, today }: ClaimQuery): Promise<Claims> {
  const rows = await db.claim.findMany({
    where: { profile, NOT: { leftOutLocales: { has: locale } } },
    orderBy: [{ position: "asc" }, { key: "asc" }],
    include: { texts: { where: { locale: { in: [locale, defaultLocale] } } } },
  });
  const confirmed = await confirmedNow("claim");
  const claims = rows.flatMap((row): ShownClaim[] => {
    const facts = factsSchema.parse(row.facts);
    const verification = toVerification(confirmed.get(row.id));
    // Texts that have not been written yet are blank.
    const texts = row.texts.filter(({ text }) => text.trim() !== "");
    const text = texts.find((one) => one.locale === locale) ?? texts[0];
    if (!text || !rendersNow({ ...row, ...verification, facts }, { mode, today })) return [];
    return [
      {
        key: row.key,
        kind: row.kind,
        text: text.text,
        source: text.source,
        limits: text.limits,
        facts: localiseFacts(facts, locale),
        evidenceUrl: row.evidenceUrl,
        verifiedOn: verification.verifiedOn,
        expiresOn: verification.expiresOn,
        isSample: mode === "demo",
      },
    ];
  });
  return { claims, expiresOn: mode === "demo" ? null : nearestExpiry(claims) };
}
