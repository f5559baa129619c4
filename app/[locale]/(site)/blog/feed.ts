import { loadFirm } from "@/lib/firm/load-firm";
import type { Locale } from "@/lib/platform/i18n/locales";
import { absoluteUrl } from "@/lib/platform/i18n/paths";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { rssOf } from "@/lib/site/feed";

import { listArticles } from "./articles";

const path = "/blog/rss.xml";

/** How the head of a page tells of the feed. */
export async function feedLink(locale: Locale) {
  return { "application/rss+xml": [{ url: absoluteUrl(locale, path), title: await titleOf(locale) }] };
}

/** Whose feed it is stands in its title: a reader program shows nothing else. */
async function titleOf(locale: Locale): Promise<string> {
  return `${translatorFor(locale, "blog")("title")} | ${(await loadFirm()).tradingName}`;
}

/** As long as a page at most: a corrected article is to be read. Without it a shared cache might hold the feed for a year. */
const cacheControl = "public, max-age=0, s-maxage=300";

/** The articles of one language as a feed. */
export async function answerFeed(locale: Locale): Promise<Response> {
  const t = translatorFor(locale, "blog");
  const articles = await listArticles(locale);
  const rss = rssOf({
    title: await titleOf(locale),
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
