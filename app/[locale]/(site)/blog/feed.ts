import type { Locale } from "@/lib/platform/i18n/locales";
import { absoluteUrl } from "@/lib/platform/i18n/paths";
import { translatorFor } from "@/lib/platform/i18n/translator";
import { rssOf } from "@/lib/site/feed";

import { listArticles } from "./articles";

const path = "/blog/rss.xml";

/** How the head of a page tells of the feed. */
export function feedLink(locale: Locale, title: string) {
  return { "application/rss+xml": [{ url: absoluteUrl(locale, path), title }] };
}

/** The articles of one language as a feed. */
export async function answerFeed(locale: Locale): Promise<Response> {
  const t = translatorFor(locale, "blog");
  const articles = await listArticles(locale);
  const rss = rssOf({
    title: t("title"),
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
  return new Response(rss, { headers: { "content-type": "application/rss+xml; charset=utf-8" } });
}
