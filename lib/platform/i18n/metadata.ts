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
  /** The dates of an article. */
  readonly article?: { readonly published: Day; readonly updated: Day };
};

/** The verification tags of search engines and social networks, one for each code in the settings. */
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

/** In characters. Search results show titles of fewer than 60. */
export const longestTitle = 59;

/** The page's title; the layout's template adds the firm's name only if both fit. */
function documentTitle(title: string, siteName: string): Metadata["title"] {
  return titleWithName(title, siteName).length > longestTitle ? { absolute: title } : title;
}

/** The layout's template for titles is this function's result for "%s". */
export function titleWithName(title: string, siteName: string): string {
  return `${title} | ${siteName}`;
}

/** In characters, from the specification. A test checks that our own texts fit. */
const longestDescription = 159;
const clippedTo = 156;

/** The metadata of the page for unknown addresses. */
export function notFoundMetadata(locale: Locale): Metadata {
  const { metaTitle: title, text } = messagesFor(locale).notFound;
  return { title, description: clipDescription(text), robots: { index: false } };
}

/**
 * The metadata of a page: title, canonical address, translations and the share preview; noindex if the registry says
 * so.
 */
export function describePage({ locale, path, title, siteName, description, article }: PageHead): Metadata {
  const { site } = messagesFor(locale);
  // Null prevents the page from inheriting the home page's description.
  const own = description === undefined ? null : clipDescription(description);
  const fullTitle = documentTitle(title, siteName);
  if (!findRoute(path)?.isIndexed) {
    return { title: fullTitle, description: own, robots: { index: false, follow: false } };
  }

  const text = own ?? clipDescription(site.description);
  const url = absoluteUrl(locale, path);
  const images = [{ url: pictureUrl(locale, path), ...pictureSize, alt: title, type: "image/png" }];
  const shared = { title, description: text, images };
  const others = locales.filter((each) => each !== locale).map(territoryOf);
  const page = { ...shared, url, siteName, locale: territoryOf(locale), alternateLocale: others };
  return {
    title: fullTitle,
    description: text,
    alternates: { canonical: url, languages: alternateUrls(path) },
    openGraph: article
      ? { ...page, type: "article", publishedTime: article.published, modifiedTime: article.updated }
      : { ...page, type: "website" },
    twitter: { ...shared, card: "summary_large_image" },
  };
}

/** Shortens a description of more than 159 characters to 156 and an ellipsis. */
export function clipDescription(text: string): string {
  const characters = [...text];
  return characters.length > longestDescription ? `${characters.slice(0, clippedTo).join("").trimEnd()}…` : text;
}

/** The language with its country, as Open Graph requires it. */
function territoryOf(locale: Locale): string {
  return locale === "de" ? "de_DE" : intlLocale(locale, env().FIRM_PROFILE).replace("-", "_");
}
