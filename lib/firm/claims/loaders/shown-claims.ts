import { cache } from "react";

import { isDatabaseUnavailable } from "@/lib/platform/db/refusals";
import { env } from "@/lib/platform/env";
import type { Locale } from "@/lib/platform/i18n/locales";
import { errorFields, logOncePerMinute } from "@/lib/platform/log";
import { expirePageAt, tagPage, tagRecords } from "@/lib/platform/page-tags";
import { currentVersion, unknownVersion } from "@/lib/platform/records/current-versions.mjs";
import { readVersion } from "@/lib/platform/records/versions";
import { isDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { dayOf, startOfDay } from "@/lib/platform/time/zone";

import type { ShownClaim } from "../claim";
import { profile } from "../../profile";
import { listClaims, type Claims } from "../queries/shown-claims";
import { loadFirm } from "../../loaders/firm";

/** The tag of every page that shows claims. */
const claimsTag = "claims";

type CachedClaims = Claims & { readonly version: string; readonly today: Day };

/** The claims that were last read in each language, with the day and the version of the claims at that time. */
const cached = new Map<Locale, CachedClaims>();

/**
 * Loads the claims that a page in this language may show today, ordered by position. If the page is cached, it is
 * tagged with the version of the claims, so that it is not served any more after a claim has changed. The page expires
 * when the first of the claims expires.
 */
export const loadClaims = cache(async (locale: Locale): Promise<readonly ShownClaim[]> => {
  const { zone } = await loadFirm();
  const now = Date.now();
  const today = dayOf(now, zone);
  const { claims, expiresOn, version } = await currentClaims(locale, { now, today });
  await tagPage(claimsTag);
  await tagRecords("claims", version);
  if (isDay(expiresOn)) await expirePageAt(startOfDay(expiresOn, zone));
  return claims.filter((claim) => claim.expiresOn === null || claim.expiresOn > today);
});

/**
 * Returns the current claims. A booking must not fail because the claims in the page's header cannot be read. If the
 * database is unavailable, the claims that were read last are therefore shown for five minutes. After five minutes,
 * `currentVersion` returns "unknown", no claims are shown, and pages use neutral wording.
 */
async function currentClaims(locale: Locale, { now, today }: { now: number; today: Day }): Promise<CachedClaims> {
  const latest = currentVersion("claims", now);
  const last = cached.get(locale);
  const isCurrent = last !== undefined && last.version === latest;
  const none = { claims: [], expiresOn: null, version: unknownVersion, today };
  if (isCurrent && last.today === today) return last;
  if (latest === unknownVersion) return none;
  try {
    const version = await readVersion("claims");
    const read = {
      ...(await listClaims({ profile: profile().id, locale, mode: env().SITE_MODE, today })),
      version,
      today,
    };
    cached.set(locale, read);
    return read;
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    logOncePerMinute("warn", "claims.unread", errorFields(error));
    return isCurrent ? last : none;
  }
}
