import type { MetadataRoute } from "next";

import { loadTexts } from "@/lib/content/loaders/texts";
import { loadFirm } from "@/lib/firm/loaders/firm";
import { profile } from "@/lib/firm/profile";
import { absoluteUrl, alternateUrls } from "@/lib/platform/i18n/paths";
import { siteLocales } from "@/lib/platform/i18n/site-locales";
import { tagRecords } from "@/lib/platform/page-tags";
import { readVersion } from "@/lib/platform/records/versions";
import { dayOf } from "@/lib/platform/time/zone";
import { changedOn } from "@/lib/site/changed-on";
import { indexedPaths, publishedLocales } from "@/lib/site/published";
import { findRecordDays } from "@/lib/site/queries";

/** The lifetime of the cached sitemap in seconds, equal to the lifetime of cached pages. */
export const revalidate = 300;

/** Lists each indexed page in each language, with the URLs of its translations and the day of its last change. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { id } = profile();
  const [firm, texts] = await Promise.all([loadFirm(), loadTexts()]);
  const { zone } = firm;
  // The versions are read before the records. In the opposite order, a change between the two reads would go unnoticed.
  for (const subject of ["claims", "price-book"] as const) await tagRecords(subject, await readVersion(subject));
  const records = await findRecordDays({ profile: id, zone, today: dayOf(Date.now(), zone) });
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
