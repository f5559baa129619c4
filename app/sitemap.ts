import type { MetadataRoute } from "next";

import { loadTexts } from "@/lib/content/loaders/texts";
import { loadFirm } from "@/lib/firm/loaders/firm";
import { profile } from "@/lib/firm/profile";
import { absoluteUrl, alternateUrls } from "@/lib/platform/i18n/paths";
import { siteLocales } from "@/lib/platform/i18n/site-locales";
import { dayOf } from "@/lib/platform/time/zone";
import { changedOn } from "@/lib/site/changed-on";
import { loadRecordDays } from "@/lib/site/loaders/record-days";
import { indexedPaths, publishedLocales } from "@/lib/site/published";

/** The lifetime of the cached sitemap in seconds, equal to the lifetime of cached pages. */
export const revalidate = 300;

/** Lists each indexed page in each language, with the URLs of its translations and the day of its last change. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { id } = profile();
  const [firm, texts] = await Promise.all([loadFirm(), loadTexts()]);
  const { zone } = firm;
  const records = await loadRecordDays({ profile: id, zone, today: dayOf(Date.now(), zone) });
  const pages = siteLocales().flatMap((locale) =>
    indexedPaths(locale, texts, firm).map((path) => ({
      locale,
      path,
      day: changedOn(path, locale, { texts, firm, records }),
    })),
  );
  return pages.map(({ locale, path, day }) => ({
    url: absoluteUrl(locale, path),
    alternates: { languages: alternateUrls(path, publishedLocales(path, texts, firm)) },
    ...(day ? { lastModified: day } : {}),
  }));
}
