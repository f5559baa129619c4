import { z } from "zod";

import { db } from "@/lib/platform/db/client";
import { defaultLocale } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { dayFromDate } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

import { localiseFacts, nearestExpiry, rendersNow } from "../claims";
import type { ShownClaim, SiteMode } from "../claims";
import type { ProfileId } from "../profile-shape";

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
const factsSchema = z.record(z.string(), z.unknown()).catch({});

/**
 * Lists the profile's claims that may be shown today, ordered by position. If a claim has no text in `locale`, its text
 * in the default language is used. A claim without any text is left out.
 */
export async function listClaims({ profile, locale, mode, today }: ClaimQuery): Promise<Claims> {
  const rows = await db.claim.findMany({
    where: { profile },
    orderBy: [{ position: "asc" }, { key: "asc" }],
    include: { texts: { where: { locale: { in: [locale, defaultLocale] } } } },
  });
  const claims = rows.flatMap((row): ShownClaim[] => {
    const facts = factsSchema.parse(row.facts);
    const verifiedOn = row.verifiedOn && dayFromDate(row.verifiedOn);
    const expiresOn = row.expiresOn && dayFromDate(row.expiresOn);
    // Texts that have not been written yet are blank.
    const texts = row.texts.filter(({ text }) => text.trim() !== "");
    const text = texts.find((one) => one.locale === locale) ?? texts[0];
    if (!text || !rendersNow({ ...row, facts, verifiedOn, expiresOn }, { mode, today })) return [];
    return [
      {
        key: row.key,
        kind: row.kind,
        text: text.text,
        source: text.source,
        limits: text.limits,
        facts: localiseFacts(facts, locale),
        evidenceUrl: row.evidenceUrl,
        verifiedOn,
        expiresOn,
        isSample: mode === "demo",
      },
    ];
  });
  return { claims, expiresOn: mode === "demo" ? null : nearestExpiry(claims) };
}
