/**
 * The parts of the catalogues that visitors' pages use. Anyone can read them at `/locales`. The texts of the dashboard
 * are not among them.
 */
export const publicNamespaces = [
  "about",
  "blog",
  "booking",
  "buttons",
  "closed",
  "common",
  "contact",
  "documents",
  "errorScreens",
  "errors",
  "fallbackServices",
  "faq",
  "fields",
  "find",
  "home",
  "impressum",
  "inquiry",
  "landing",
  "layout",
  "loading",
  "manage",
  "meeting",
  "neverAsk",
  "newsletter",
  "notFound",
  "pages",
  "pay",
  "payments",
  "privacyChoices",
  "rateLimit",
  "safeContact",
  "services",
  "showcase",
  "site",
  "technicalDetails",
  "verify",
] as const;

export type PublicNamespace = (typeof publicNamespaces)[number];
