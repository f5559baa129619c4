import type { MetadataRoute } from "next";

import { env } from "@/lib/platform/env";

/** Pages that must not be listed say so themselves: a crawler that may not fetch them could not read that. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: "/api/" },
    sitemap: `${env().siteUrl}/sitemap.xml`,
  };
}
