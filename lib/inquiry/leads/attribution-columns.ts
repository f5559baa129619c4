import type { Purpose } from "@/lib/privacy/choices";
import type { Instant } from "@/lib/platform/time/instant";

import type { AdConsent, Attribution } from "./attribution";

/** The visitor's consent that Google learns of a success of its advertisement, by the purposes that were agreed to. */
export const adConsentOf = (agreed: readonly Purpose[] | undefined, version: string): AdConsent => ({
  adUserData: agreed?.includes("advertising") ?? false,
  version,
});

/**
 * The columns in which a lead, a draft and a booking keep where the visitor came from. A click id is stored only with
 * the visitor's consent, as the database demands too. The names of campaigns identify nobody.
 */
export function attributionColumns(
  { gclid, gbraid, wbraid, utm_source, utm_medium, utm_campaign, landing }: Attribution,
  adConsent: AdConsent | undefined,
  now: Instant,
) {
  const isAgreed = adConsent?.adUserData === true;
  return {
    gclid: (isAgreed && gclid) || null,
    gbraid: (isAgreed && gbraid) || null,
    wbraid: (isAgreed && wbraid) || null,
    adConsentVersion: isAgreed ? adConsent.version : null,
    adConsentAt: isAgreed ? new Date(now) : null,
    utmSource: utm_source ?? null,
    utmMedium: utm_medium ?? null,
    utmCampaign: utm_campaign ?? null,
    landing: landing ?? null,
  };
}

export type AttributionColumns = ReturnType<typeof attributionColumns>;

/** What of a draft's origin its booking may keep: a click id only if the visitor has not withdrawn since. */
export function stillAgreed(origin: AttributionColumns, agreed: readonly Purpose[]): AttributionColumns {
  const nothing = { gclid: null, gbraid: null, wbraid: null, adConsentVersion: null, adConsentAt: null };
  return agreed.includes("advertising") ? origin : { ...origin, ...nothing };
}
