import type { MetadataRoute } from "next";

import { locales } from "@/lib/platform/i18n/locales";
import { absoluteUrl, alternateUrls } from "@/lib/platform/i18n/paths";
import { pathsOf, routes } from "@/lib/platform/i18n/routes";

import { changedOn } from "./[locale]/(site)/changed-on";

/** One entry per page and language, each naming its translations and the day on which its text last changed. */
export default function sitemap(): Promise<MetadataRoute.Sitemap> {
  const paths = routes.filter(({ isIndexed }) => isIndexed).flatMap(pathsOf);
  return Promise.all(
    paths.flatMap((path) =>
      locales.map(async (locale) => {
        const day = await changedOn(path, locale);
        return { url: absoluteUrl(locale, path), alternates: { languages: alternateUrls(path) }, ...(day ? { lastModified: day } : {}) };
      }),
    ),
  );
}
