/** The plans of the first steps: the country of the bank and the way in which money left. `lib/plan` has the same. */
const planValues: readonly string[] = ["ca", "qc", "uk", "de", "other"].flatMap((country) =>
  [
    ...["bank-transfer", "card", "direct-debit", "exchange", "own-wallet"],
    ...["gift-card", "cash", "payment-app", "other"],
  ].map((rail) => `${country}-${rail}`),
);

export type Route = {
  /** The English path. `{x}` matches one segment. */
  readonly path: string;
  /**
   * When the page is rendered. Its content security policy allows inline scripts by their hashes if the page is
   * prerendered, and by a nonce if it is rendered per request.
   */
  readonly rendering: "prerendered" | "per-request";
  /** Whether search engines may list the page. */
  readonly isIndexed: boolean;
  /** The page loads the payment provider's card form, so its content security policy allows the provider's hosts. */
  readonly takesCards?: true;
  /**
   * Google may count views of the page if the visitor agreed. Never a page on which visitors write about themselves.
   */
  readonly isCountedByGoogle?: true;
  /** The only valid values of `{x}`. Without this list, any value is valid. */
  readonly values?: readonly string[];
};

/**
 * The registry of all pages except the dashboard's, used by middleware, canonical and hreflang links, the sitemap and
 * the tests. Every page exists in each language.
 */
export const routes: readonly Route[] = [
  { path: "/", rendering: "prerendered", isIndexed: true, isCountedByGoogle: true },
  { path: "/about", rendering: "prerendered", isIndexed: true, isCountedByGoogle: true },
  { path: "/booking", rendering: "per-request", isIndexed: true },
  { path: "/booking/find", rendering: "per-request", isIndexed: false },
  { path: "/booking/manage/{token}", rendering: "per-request", isIndexed: false },
  { path: "/booking/pay", rendering: "per-request", isIndexed: false },
  { path: "/booking/pay/{token}", rendering: "per-request", isIndexed: false, takesCards: true },
  { path: "/booking/{serviceId}", rendering: "per-request", isIndexed: false },
  { path: "/component-test", rendering: "prerendered", isIndexed: false },
  { path: "/blog", rendering: "prerendered", isIndexed: true, isCountedByGoogle: true },
  { path: "/blog/{slug}", rendering: "prerendered", isIndexed: true, isCountedByGoogle: true },
  { path: "/login", rendering: "per-request", isIndexed: false },
  { path: "/login/code", rendering: "per-request", isIndexed: false },
  { path: "/login/forgot", rendering: "per-request", isIndexed: false },
  { path: "/login/invitation/{token}", rendering: "per-request", isIndexed: false },
  { path: "/login/reset/{token}", rendering: "per-request", isIndexed: false },
  { path: "/login/setup", rendering: "per-request", isIndexed: false },
  { path: "/evidence", rendering: "prerendered", isIndexed: false },
  { path: "/faq", rendering: "prerendered", isIndexed: true, isCountedByGoogle: true },
  { path: "/contact", rendering: "prerendered", isIndexed: true },
  { path: "/cryptocurrency-recovery", rendering: "prerendered", isIndexed: true },
  { path: "/financial-recovery", rendering: "prerendered", isIndexed: true },
  { path: "/inquiry/received", rendering: "per-request", isIndexed: false },
  { path: "/newsletter", rendering: "per-request", isIndexed: false },
  { path: "/newsletter/pending", rendering: "prerendered", isIndexed: false },
  { path: "/newsletter/confirm/{token}", rendering: "per-request", isIndexed: false },
  { path: "/newsletter/unsubscribe/{token}", rendering: "per-request", isIndexed: false },
  { path: "/newsletter/preferences/{token}", rendering: "per-request", isIndexed: false },
  { path: "/verify", rendering: "prerendered", isIndexed: true, isCountedByGoogle: true },
  { path: "/privacy-policy", rendering: "prerendered", isIndexed: true },
  { path: "/terms-of-service", rendering: "prerendered", isIndexed: true },
  { path: "/withdrawal", rendering: "prerendered", isIndexed: true },
  { path: "/privacy-choices", rendering: "per-request", isIndexed: false },
  { path: "/data-security", rendering: "prerendered", isIndexed: true },
  { path: "/accessibility", rendering: "prerendered", isIndexed: true },
  { path: "/deadlines", rendering: "per-request", isIndexed: true },
  { path: "/first-steps", rendering: "prerendered", isIndexed: true },
  { path: "/first-steps/{plan}", rendering: "prerendered", isIndexed: true, values: planValues },
  { path: "/letters", rendering: "prerendered", isIndexed: true },
  {
    path: "/letters/{kind}",
    rendering: "prerendered",
    isIndexed: true,
    values: [
      ...["bank-recall", "card-dispute", "exchange-freeze", "police-report", "complaint", "ombudsman"],
      "access-request",
    ],
  },
  { path: "/where-to-report", rendering: "prerendered", isIndexed: true },
  { path: "/check-a-helper", rendering: "prerendered", isIndexed: true },
  { path: "/when-we-say-no", rendering: "prerendered", isIndexed: true },
  { path: "/impressum", rendering: "prerendered", isIndexed: true },
  { path: "/services", rendering: "prerendered", isIndexed: true, isCountedByGoogle: true },
  {
    path: "/services/{service}",
    rendering: "prerendered",
    isIndexed: true,
    isCountedByGoogle: true,
    values: [
      "investment-fraud-recovery",
      "cryptocurrency-recovery",
      "financial-scam-recovery",
      "regulatory-assistance",
    ],
  },
];

/** Former paths, each with the path of the page that replaced it. */
export const movedPaths: Readonly<Record<string, string>> = {
  "/hipaa": "/data-security",
  "/privacy": "/privacy-policy",
  "/terms": "/terms-of-service",
};

/** The 404 page, for unknown paths. The cache handler sets its status to 404. */
export const notFoundPath = "/not-found";

/** The first route of the registry that matches the path. */
export function findRoute(path: string): Route | undefined {
  return matchers.find(({ pattern }) => pattern.test(path))?.route;
}

/** Returns the English paths of a route: one path for each listed value, or the route's path if it lists no values. */
export function pathsOf({ path, values }: Route): readonly string[] {
  return values ? values.map((value) => path.replace(/\{\w+\}/, value)) : [path];
}

/** Returns the paths of a page's parent pages that search engines may list, the home page first. */
export function pathsAbove(path: string): readonly string[] {
  const segments = path.split("/").filter(Boolean);
  const above = segments.map((_, index) => `/${segments.slice(0, index).join("/")}`);
  return above.filter((candidate) => findRoute(candidate)?.isIndexed);
}

/** Whether the path belongs to the API, to Next's own files or to a public file. All other paths have a language. */
export function isUnlocalized(pathname: string): boolean {
  return (
    /^\/(?:api$|(?:api|_next|locales|images|fonts|\.well-known)\/)/.test(pathname) || unlocalizedFiles.has(pathname)
  );
}

const unlocalizedFiles = new Set([
  "/mail-preview.css",
  "/blog/rss.xml",
  "/de/blog/rss.xml",
  "/fr-ca/blog/rss.xml",
  "/apple-touch-icon.png",
  "/brand.svg",
  "/favicon.ico",
  "/icons.svg",
  "/manifest.webmanifest",
  "/robots.txt",
  "/sitemap.xml",
]);

const matchers = routes.map((route) => ({ route, pattern: patternOf(route) }));

function patternOf({ path, values }: Route): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, values ? `(?:${values.join("|")})` : "[^/]+")}$`);
}
