import { cache } from "react";

import { isDatabaseAway } from "@/lib/platform/db/refusals";
import { env } from "@/lib/platform/env";
import type { Locale } from "@/lib/platform/i18n/locales";
import { errorFields, log } from "@/lib/platform/log";
import { endPageAt, tagPage } from "@/lib/platform/page-tags";
import { isDay } from "@/lib/platform/time/day";
import { dayOf, startOfDay } from "@/lib/platform/time/zone";

import type { ShownClaim } from "./claims";
import { loadFirm } from "./load-firm";
import { profile } from "./profile";
import { listClaims, type Claims } from "./queries";

/** The tag of every page that shows claims. */
export const claimsTag = "claims";

const lastKnown = new Map<Locale, Claims>();

/**
 * The claims that a page in this language may show today, in the order of their records. A kept page is made anew when
 * a claim changes, and ends when the first of its claims does.
 */
export const loadClaims = cache(async (locale: Locale): Promise<readonly ShownClaim[]> => {
  const { id } = profile();
  const { zone } = await loadFirm();
  const today = dayOf(Date.now(), zone);
  const { claims, expiresOn } = await claimsOrLastKnown(locale, () =>
    listClaims({ profile: id, locale, mode: env().SITE_MODE, today }),
  );
  await tagPage(claimsTag);
  if (isDay(expiresOn)) await endPageAt(startOfDay(expiresOn, zone));
  return claims.filter((claim) => claim.expiresOn === null || claim.expiresOn > today);
});

/** A booking must not fail because the header cannot be read: with the database away, what was read last, else no claims. */
async function claimsOrLastKnown(locale: Locale, read: () => Promise<Claims>): Promise<Claims> {
  try {
    const claims = await read();
    lastKnown.set(locale, claims);
    return claims;
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    log("warn", "claims.unread", errorFields(error));
    return lastKnown.get(locale) ?? { claims: [], expiresOn: null };
  }
}
