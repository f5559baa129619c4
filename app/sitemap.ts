import type { MetadataRoute } from "next";

import { locales } from "@/lib/platform/i18n/locales";
import { absoluteUrl, alternateUrls } from "@/lib/platform/i18n/paths";
import { routes } from "@/lib/platform/i18n/routes";

/** One entry per page and language, each naming its translations. */
export default function sitemap(): MetadataRoute.Sitemap {
  return routes
    .filter(({ isIndexed }) => isIndexed)
    .flatMap(({ path }) =>
      locales.map((locale) => ({ url: absoluteUrl(locale, path), alternates: { languages: alternateUrls(path) } })),
    );
}
