import { cache } from "react";

import { isDatabaseAway } from "@/lib/platform/db/refusals";
import { env } from "@/lib/platform/env";
import type { Locale } from "@/lib/platform/i18n/locales";
import { errorFields, log } from "@/lib/platform/log";
import { endPageAt, tagPage, tagRecords } from "@/lib/platform/page-tags";
import { currentVersion, unknownVersion } from "@/lib/platform/records/current-versions.mjs";
import { readVersion } from "@/lib/platform/records/versions";
import { isDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";
import { dayOf, startOfDay } from "@/lib/platform/time/zone";

import type { ShownClaim } from "./claims";
import { loadFirm } from "./load-firm";
import { profile } from "./profile";
import { listClaims, type Claims } from "./queries/claims";

/** The tag of every page that shows claims. */
export const claimsTag = "claims";

type Held = Claims & { readonly version: string; readonly today: Day };

/** What was last read in each language: it serves as long as its version is the current one. */
const held = new Map<Locale, Held>();

/**
 * The claims that a page in this language may show today, in the order of their records. A kept page names their version,
 * by which the page cache knows that they have changed, and ends when the first of its claims does.
 */
export const loadClaims = cache(async (locale: Locale): Promise<readonly ShownClaim[]> => {
  const { zone } = await loadFirm();
  const now = Date.now();
  const today = dayOf(now, zone);
  const { claims, expiresOn, version } = await currentClaims(locale, { now, today });
  await tagPage(claimsTag);
  await tagRecords("claims", version);
  if (isDay(expiresOn)) await endPageAt(startOfDay(expiresOn, zone));
  return claims.filter((claim) => claim.expiresOn === null || claim.expiresOn > today);
});

/**
 * A booking must not fail because the header cannot be read: with the database away, what was last known counts for five
 * minutes (`currentVersion` keeps the time); after that there are no claims, and surfaces show neutral wording.
 */
async function currentClaims(locale: Locale, { now, today }: { now: number; today: Day }): Promise<Held> {
  const known = currentVersion("claims", now);
  const last = held.get(locale);
  const isCurrent = last !== undefined && last.version === known;
  const none = { claims: [], expiresOn: null, version: unknownVersion, today };
  if (isCurrent && last.today === today) return last;
  if (known === unknownVersion) return none;
  try {
    const version = await readVersion("claims");
    const read = {
      ...(await listClaims({ profile: profile().id, locale, mode: env().SITE_MODE, today })),
      version,
      today,
    };
    held.set(locale, read);
    return read;
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    log("warn", "claims.unread", errorFields(error));
    return isCurrent ? last : none;
  }
}
