import type { Metadata } from "next";

import type { Locale } from "./locales";
import { messagesFor } from "./messages";
import { absoluteUrl, alternateUrls } from "./paths";
import { findRoute } from "./routes";

export type PageHead = {
  readonly locale: Locale;
  /** The English path, as in the registry of routes. */
  readonly path: string;
  readonly title: string;
  readonly description?: string;
};

/** A page's head: title, canonical address, the same page in the other languages; noindex where the registry says so. */
export function pageMetadata({ locale, path, title, description }: PageHead): Metadata {
  const { site } = messagesFor(locale);
  if (!findRoute(path)?.isIndexed) return { title, robots: { index: false, follow: false } };

  const text = description ?? site.description;
  const url = absoluteUrl(locale, path);
  return {
    title,
    description: text,
    alternates: { canonical: url, languages: alternateUrls(path) },
    openGraph: { type: "website", title, description: text, url, siteName: site.name, locale: locale.replace("-", "_") },
  };
}
