import type { MetadataRoute } from "next";

import { env } from "@/lib/platform/env";

/**
 * Pages that must not be listed carry a noindex tag. They stay allowed here, because a crawler has to fetch a page to
 * read the tag.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: "/api/" },
    sitemap: `${env().siteUrl}/sitemap.xml`,
  };
}
