/**
 * Every page of the site, once: middleware, canonical and hreflang links, the sitemap and the tests read it from here.
 * Paths are the English ones; each exists in every language. `{x}` stands for one segment.
 */
export type Route = {
  readonly path: string;
  /** Pages rendered per request get a nonce; prerendered ones carry the hashes of their own scripts. */
  readonly rendering: "prerendered" | "per-request";
  /** Whether search engines may list it. */
  readonly isIndexed: boolean;
};

export const routes: readonly Route[] = [
  { path: "/", rendering: "prerendered", isIndexed: true },
  { path: "/about", rendering: "prerendered", isIndexed: true },
  { path: "/booking", rendering: "per-request", isIndexed: true },
  { path: "/booking/manage/{token}", rendering: "per-request", isIndexed: false },
  { path: "/booking/{serviceId}", rendering: "per-request", isIndexed: false },
];

/** Addresses of old, each with the page that took its place. */
export const movedPaths: Readonly<Record<string, string>> = {
  "/hipaa": "/data-security",
  "/privacy": "/privacy-policy",
  "/terms": "/terms-of-service",
};

/** The page that every unknown address shows; the cache handler answers it with status 404. */
export const notFoundPath = "/not-found";

/** The route a path belongs to; the registry's first match counts. */
export function findRoute(path: string): Route | undefined {
  return matchers.find(({ pattern }) => pattern.test(path))?.route;
}

/** What is served beside the pages: nothing in here has a language. */
export function isUnlocalized(pathname: string): boolean {
  return /^\/(?:api|_next|locales|images|fonts|\.well-known)(?:\/|$)/.test(pathname) || unlocalizedFiles.has(pathname);
}

const unlocalizedFiles = new Set([
  "/brand.svg",
  "/favicon.ico",
  "/icons.svg",
  "/manifest.webmanifest",
  "/robots.txt",
  "/sitemap.xml",
]);

const matchers = routes.map((route) => ({ route, pattern: patternOf(route.path) }));

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`);
}
