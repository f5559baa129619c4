import { env } from "@/lib/platform/env";

import type { Locale } from "./locales";

/** The languages of the public pages, in the order of the header's language switch, by the firm's profile. */
export const profileLocales = { ca: ["en", "fr-CA", "de"], uk: ["en", "de"] } as const satisfies Readonly<
  Record<string, readonly Locale[]>
>;

/** The languages of the public pages. The sitemap, the links between translations and the routes use them. */
export function siteLocales(): readonly Locale[] {
  return profileLocales[env().FIRM_PROFILE];
}
