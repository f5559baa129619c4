import type { MetadataRoute } from "next";

import { loadFirm } from "@/lib/firm/loaders/firm";
import { profile } from "@/lib/firm/profile";
import { absoluteUrl, alternateUrls } from "@/lib/platform/i18n/paths";
import { pathsOf, routes } from "@/lib/platform/i18n/routes";
import { siteLocales } from "@/lib/platform/i18n/site-locales";
import { tagRecords } from "@/lib/platform/page-tags";
import { readVersion } from "@/lib/platform/records/versions";
import { dayOf } from "@/lib/platform/time/zone";
import { changedOn } from "@/lib/site/changed-on";
import { isPublished } from "@/lib/site/published";
import { findRecordDays } from "@/lib/site/queries";

/** The lifetime of the cached sitemap in seconds, equal to the lifetime of cached pages. */
export const revalidate = 300;

/** Lists each indexed page in each language, with the URLs of its translations and the day of its last change. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { id } = profile();
  const firm = await loadFirm();
  const { zone } = firm;
  // The versions are read before the records. In the opposite order, a change between the two reads would go unnoticed.
  for (const subject of ["claims", "price-book"] as const) await tagRecords(subject, await readVersion(subject));
  const records = await findRecordDays({ profile: id, zone, today: dayOf(Date.now(), zone) });
  const paths = routes
    .filter(({ isIndexed }) => isIndexed)
    .flatMap(pathsOf)
    .filter((path) => isPublished(path, firm));
  return Promise.all(
    paths.flatMap((path) =>
      siteLocales().map(async (locale) => {
        const day = await changedOn(path, locale, records);
        return {
          url: absoluteUrl(locale, path),
          alternates: { languages: alternateUrls(path) },
          ...(day ? { lastModified: day } : {}),
        };
      }),
    ),
  );
}
