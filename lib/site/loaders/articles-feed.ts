import { loadFirm } from "@/lib/firm/loaders/firm";
import type { Locale } from "@/lib/platform/i18n/locales";
import { absoluteUrl } from "@/lib/platform/i18n/paths";
import { translatorFor } from "@/lib/platform/i18n/translator";

import { toRss } from "../rss";
import { loadArticles } from "./articles";

const path = "/blog/rss.xml";

/** The entry in a page's metadata that links to the feed. */
export async function feedLink(locale: Locale) {
  return { "application/rss+xml": [{ url: absoluteUrl(locale, path), title: await feedTitle(locale) }] };
}

/** The feed's title. It contains the firm's name, because feed readers show nothing else about the source. */
async function feedTitle(locale: Locale): Promise<string> {
  return `${translatorFor(locale, "blog")("title")} | ${(await loadFirm()).tradingName}`;
}

/**
 * Shared caches keep the feed for five minutes, like pages, so that corrections are soon visible. The default of Next
 * is a year.
 */
const cacheControl = "public, max-age=0, s-maxage=300";

/** The articles of one language as a feed, which is empty until the firm has read them. */
export async function feedResponse(locale: Locale): Promise<Response> {
  const t = translatorFor(locale, "blog");
  const articles = await loadArticles(locale);
  const rss = toRss({
    title: await feedTitle(locale),
    description: t("description"),
    url: absoluteUrl(locale, "/blog"),
    feedUrl: absoluteUrl(locale, path),
    locale,
    updated:
      articles
        .map(({ head }) => head.updated)
        .sort()
        .at(-1) ?? "1970-01-01",
    entries: articles.map(({ head, path: of }) => ({ ...head, url: absoluteUrl(locale, of) })),
  });
  return new Response(rss, {
    headers: { "content-type": "application/rss+xml; charset=utf-8", "cache-control": cacheControl },
  });
}
