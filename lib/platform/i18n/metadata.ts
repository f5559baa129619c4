import type { Metadata } from "next";

import { env, type Env } from "@/lib/platform/env";
import type { Day } from "@/lib/platform/time/day";

import { intlLocale, type Locale } from "./locales";
import { messagesFor } from "./messages";
import { absoluteUrl, alternateUrls } from "./paths";
import { findRoute } from "./routes";
import { pictureSize, pictureUrl } from "./share-picture";
import { siteLocales } from "./site-locales";

export type PageHead = {
  readonly locale: Locale;
  /** The English path, as in the registry of routes. */
  readonly path: string;
  readonly title: string;
  /** The firm's name. */
  readonly siteName: string;
  readonly description?: string;
  /** The languages in which the page exists, if these are not all languages of the site. */
  readonly locales?: readonly Locale[];
  /** The dates of an article. */
  readonly article?: { readonly published: Day; readonly updated: Day };
};

/** Returns the verification tags of search engines and social networks, one for each code in the settings. */
export function ownershipTags(settings: Env = env()): Metadata["verification"] {
  const others = {
    "msvalidate.01": settings.NEXT_PUBLIC_BING_SITE_VERIFICATION,
    "facebook-domain-verification": settings.NEXT_PUBLIC_FACEBOOK_DOMAIN_VERIFICATION,
    "p:domain_verify": settings.NEXT_PUBLIC_PINTEREST_DOMAIN_VERIFICATION,
  };
  const otherTags = Object.entries(others).flatMap(([name, code]): [string, string][] => (code ? [[name, code]] : []));
  const google = settings.NEXT_PUBLIC_GOOGLE_SITE_VERIFICATION;
  return { ...(google ? { google } : {}), ...(otherTags.length > 0 ? { other: Object.fromEntries(otherTags) } : {}) };
}

/** The longest title, in characters. Search engines cut off longer titles. */
export const maxTitleLength = 59;

/** Returns the page's title. The layout's template adds the firm's name if the title with the name is short enough. */
function documentTitle(title: string, siteName: string): Metadata["title"] {
  return titleWithName(title, siteName).length > maxTitleLength ? { absolute: title } : title;
}

/** Appends the firm's name to a title. The layout calls it with "%s" to make Next's title template. */
export function titleWithName(title: string, siteName: string): string {
  return `${title} | ${siteName}`;
}

/**
 * The specification limits a description to 159 characters. A longer text is cut to 156 characters and gets an
 * ellipsis. A browser test checks that no page has a description that was cut.
 */
const maxDescriptionLength = 159;
const clippedLength = 156;

/** Returns the metadata of the 404 page. */
export function notFoundMetadata(locale: Locale): Metadata {
  const { metaTitle: title, text } = messagesFor(locale).notFound;
  return { title, description: clipDescription(text), robots: { index: false } };
}

/**
 * Returns the metadata of a page: title, description, canonical URL, share preview and the URLs of the translations. If
 * the registry of routes excludes the page from search engines, returns only title, description and noindex.
 */
export function describePage({
  locale,
  path,
  title,
  siteName,
  description,
  locales = siteLocales(),
  article,
}: PageHead): Metadata {
  const { site } = messagesFor(locale);
  // Null prevents the page from inheriting the layout's description.
  const own = description === undefined ? null : clipDescription(description);
  const fullTitle = documentTitle(title, siteName);
  if (!findRoute(path)?.isIndexed) {
    return { title: fullTitle, description: own, robots: { index: false, follow: false } };
  }

  const text = own ?? clipDescription(site.description);
  const url = absoluteUrl(locale, path);
  const images = [{ url: pictureUrl(locale, path), ...pictureSize, alt: title, type: "image/png" }];
  const shared = { title, description: text, images };
  const others = locales.filter((each) => each !== locale).map(openGraphLocale);
  const page = { ...shared, url, siteName, locale: openGraphLocale(locale), alternateLocale: others };
  return {
    title: fullTitle,
    description: text,
    alternates: { canonical: url, languages: alternateUrls(path, locales) },
    openGraph: article
      ? { ...page, type: "article", publishedTime: article.published, modifiedTime: article.updated }
      : { ...page, type: "website" },
    twitter: { ...shared, card: "summary_large_image" },
  };
}

/** Shortens a description of more than 159 characters to 156 and an ellipsis. */
export function clipDescription(text: string): string {
  const characters = [...text];
  return characters.length > maxDescriptionLength ? `${characters.slice(0, clippedLength).join("").trimEnd()}…` : text;
}

/** Returns the locale in Open Graph's format, for example "en_CA". */
function openGraphLocale(locale: Locale): string {
  return locale === "de" ? "de_DE" : intlLocale(locale, env().FIRM_PROFILE).replace("-", "_");
}
