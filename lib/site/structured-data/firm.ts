import type { ShownClaim } from "@/lib/firm/claims/claim";
import type { Firm } from "@/lib/firm/settings";
import { statedHours } from "@/lib/firm/stated-facts";
import { socialPages } from "@/lib/firm/social";
import type { OpeningHours, Weekday } from "@/lib/firm/profile";
import { env } from "@/lib/platform/env";
import type { Locale } from "@/lib/platform/i18n/locales";
import { absoluteUrl } from "@/lib/platform/i18n/paths";
import { pictureUrl } from "@/lib/platform/i18n/share-picture";
import { siteLocales } from "@/lib/platform/i18n/site-locales";
import { formatMinuteOfDay } from "@/lib/platform/time/format";
import { markOf, pathOfMark } from "@/lib/site/firm-mark";

import { idOf, thing } from "./thing";
import type { JsonObject, Thing } from "./thing";

type Described = {
  readonly firm: Firm;
  readonly locale: Locale;
  /** The claims that may be shown. They can include samples, which `organization` leaves out. */
  readonly claims?: readonly ShownClaim[];
};

/**
 * Describes the firm to search engines. The description has no ratings or reviews, because search engines do not accept
 * those that a site publishes about itself.
 */
export function organization({ firm, locale, claims = [] }: Described): Thing {
  const { tradingName: name, legalName, taxNumber, email, phone, isSample } = firm;
  const stated = statedHours(firm);
  const pages = socialPages(firm);
  const credentials = claims.filter((claim) => !claim.isSample && isCredential(claim)).map(credentialOf);
  return thing("ProfessionalService", {
    "@id": idOf("firm"),
    name,
    url: absoluteUrl(locale, "/"),
    logo: `${env().siteUrl}${pathOfMark(markOf(firm))}`,
    image: pictureUrl(locale, "/"),
    telephone: phone,
    email,
    address: addressOf(firm, locale),
    ...(stated ? { openingHoursSpecification: stated.openingHours.map(hoursOf) } : {}),
    knowsLanguage: siteLocales(),
    ...(isSample ? {} : { legalName, ...(taxNumber === null ? {} : { vatID: taxNumber }) }),
    ...(pages.length > 0 ? { sameAs: pages.map(({ url }) => url) } : {}),
    ...(credentials.length > 0 ? { hasCredential: credentials } : {}),
  });
}

/** The site as a whole, in one language. */
export function webSite(locale: Locale, name: string): Thing {
  return thing("WebSite", {
    "@id": idOf("site"),
    name,
    url: absoluteUrl(locale, "/"),
    inLanguage: locale,
    publisher: { "@id": idOf("firm") },
  });
}

/** The firm's address in parts. If the firm's record has only address lines, all lines become the street. */
function addressOf({ postalAddress, visitingAddress, registeredOffice, holidays }: Firm, locale: Locale): JsonObject {
  if (postalAddress === null) {
    const lines = (visitingAddress ?? registeredOffice)[locale];
    return { "@type": "PostalAddress", streetAddress: lines.join(", "), addressCountry: holidays.country };
  }
  const { street, locality, region, postalCode, country } = postalAddress;
  return {
    "@type": "PostalAddress",
    streetAddress: street,
    addressLocality: locality,
    ...(region === null ? {} : { addressRegion: region }),
    ...(postalCode === null ? {} : { postalCode }),
    addressCountry: country,
  };
}

function isCredential({ kind, evidenceUrl }: ShownClaim): boolean {
  return (kind === "regulator" || kind === "credential") && evidenceUrl !== null;
}

function credentialOf({ text, evidenceUrl, verifiedOn, expiresOn, facts }: ShownClaim): JsonObject {
  return {
    "@type": "EducationalOccupationalCredential",
    name: text,
    url: evidenceUrl ?? undefined,
    validFrom: verifiedOn ?? undefined,
    expires: expiresOn ?? undefined,
    ...(typeof facts.name === "string" ? { recognizedBy: { "@type": "Organization", name: facts.name } } : {}),
  };
}

const weekdays: Readonly<Record<Weekday, string>> = {
  1: "Monday",
  2: "Tuesday",
  3: "Wednesday",
  4: "Thursday",
  5: "Friday",
  6: "Saturday",
  7: "Sunday",
};

function hoursOf({ weekday, opensMinute, closesMinute }: OpeningHours): JsonObject {
  return {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: weekdays[weekday],
    opens: formatMinuteOfDay(opensMinute),
    closes: formatMinuteOfDay(closesMinute),
  };
}
