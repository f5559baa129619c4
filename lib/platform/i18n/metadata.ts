import type { Metadata } from "next";

import { env, type Env } from "@/lib/platform/env";
import type { Day } from "@/lib/platform/time/day";

import { intlLocale, locales, type Locale } from "./locales";
import { messagesFor } from "./messages";
import { absoluteUrl, alternateUrls } from "./paths";
import { findRoute } from "./routes";
import { pictureSize, pictureUrl } from "./share-picture";

export type PageHead = {
  readonly locale: Locale;
  /** The English path, as in the registry of routes. */
  readonly path: string;
  readonly title: string;
  /** The firm's name. */
  readonly siteName: string;
  readonly description?: string;
  /** For what has a date of its own, as articles have. */
  readonly article?: { readonly published: Day; readonly updated: Day };
};

/** How search engines and networks are shown that this site is ours: a tag for each code in the settings, and no other. */
export function ownershipTags(settings: Env = env()): Metadata["verification"] {
  const others = {
    "msvalidate.01": settings.NEXT_PUBLIC_BING_SITE_VERIFICATION,
    "facebook-domain-verification": settings.NEXT_PUBLIC_FACEBOOK_DOMAIN_VERIFICATION,
    "p:domain_verify": settings.NEXT_PUBLIC_PINTEREST_DOMAIN_VERIFICATION,
  };
  const set = Object.entries(others).flatMap(([name, code]): [string, string][] => (code ? [[name, code]] : []));
  const google = settings.NEXT_PUBLIC_GOOGLE_SITE_VERIFICATION;
  return { ...(google ? { google } : {}), ...(set.length > 0 ? { other: Object.fromEntries(set) } : {}) };
}

/** In characters, from the specification. Our own texts are written to fit: a test says so. */
const longestDescription = 159;
const clippedTo = 156;

/** The head of every page that stands for an unknown address. */
export function notFoundMetadata(locale: Locale): Metadata {
  const { metaTitle: title, text } = messagesFor(locale).notFound;
  return { title, description: clipDescription(text), robots: { index: false } };
}

/**
 * A page's head: title, canonical address, the same page in the other languages, and how it looks where it is shared;
 * noindex where the registry says so.
 */
export function describePage({ locale, path, title, siteName, description, article }: PageHead): Metadata {
  const { site } = messagesFor(locale);
  // The home page's description, which it would have else, is not theirs.
  const own = description === undefined ? null : clipDescription(description);
  if (!findRoute(path)?.isIndexed) return { title, description: own, robots: { index: false, follow: false } };

  const text = own ?? clipDescription(site.description);
  const url = absoluteUrl(locale, path);
  const images = [{ url: pictureUrl(locale, path), ...pictureSize, alt: title, type: "image/png" }];
  const shared = { title, description: text, images };
  const others = locales.filter((each) => each !== locale).map(territoryOf);
  const page = { ...shared, url, siteName, locale: territoryOf(locale), alternateLocale: others };
  return {
    title,
    description: text,
    alternates: { canonical: url, languages: alternateUrls(path) },
    openGraph: article
      ? { ...page, type: "article", publishedTime: article.published, modifiedTime: article.updated }
      : { ...page, type: "website" },
    twitter: { ...shared, card: "summary_large_image" },
  };
}

/** A description as search engines show it whole: above 159 characters the first 156 and an ellipsis. */
export function clipDescription(text: string): string {
  const characters = [...text];
  return characters.length > longestDescription ? `${characters.slice(0, clippedTo).join("").trimEnd()}…` : text;
}

/** As Open Graph spells a language: with its country. */
function territoryOf(locale: Locale): string {
  return locale === "de" ? "de_DE" : intlLocale(locale, env().FIRM_PROFILE).replace("-", "_");
}
