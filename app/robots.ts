import type { MetadataRoute } from "next";

import { env } from "@/lib/platform/env";

/**
 * Pages that must not appear in search results have a noindex tag. They are not disallowed here, because a crawler must
 * fetch a page to read its tag.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: "/api/" },
    sitemap: `${env().siteUrl}/sitemap.xml`,
  };
}
