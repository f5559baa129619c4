import { defineRouting } from "next-intl/routing";

import { defaultLocale, localePrefixes, locales } from "./locales";

const { de, "fr-CA": frCA } = localePrefixes;

/** For the links alone: requests are routed by our own middleware, which sets no cookie and guesses no language. */
export const routing = defineRouting({
  locales,
  defaultLocale,
  localePrefix: { mode: "as-needed", prefixes: { de, "fr-CA": frCA } },
  localeCookie: false,
  localeDetection: false,
  alternateLinks: false,
});
