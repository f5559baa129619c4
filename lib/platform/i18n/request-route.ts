import { env } from "../env";
import { defaultLocale } from "./locales";
import type { Locale } from "./locales";
import { addPrefix, splitPrefix } from "./prefix";
import { findRoute, isUnlocalized, movedPaths, notFoundPath } from "./routes";
import { siteLocales } from "./site-locales";

export type PageRequest = {
  readonly pathname: string;
  readonly isSignedIn: boolean;
  /**
   * Whether the request is a POST without the `next-action` header. Scripts send this header when they call a server
   * action.
   */
  readonly isPlainPost?: boolean;
  /** The languages of an article: none if there is no such article, undefined if that is not known. */
  readonly articleLocales?: (slug: string) => readonly Locale[] | undefined;
};

export type Destination =
  /**
   * A route handler with another URL. Mail programs post one-click unsubscribe requests to the unsubscribe page's URL,
   * a live firm's own mark replaces the icons of the sample firm, and `security.txt` has the path of RFC 9116.
   */
  | { readonly kind: "endpoint"; readonly pathname: string }
  /** Not a page. The request is passed on unchanged. */
  | { readonly kind: "pass" }
  /** A redirect from a former or non-canonical path to the page's path. */
  | { readonly kind: "moved"; readonly pathname: string }
  /** A temporary redirect from an article that does not exist in this language to the list of articles. */
  | { readonly kind: "untranslated"; readonly pathname: string }
  /** A redirect to the sign-in page. `callbackUrl` is the page to return to after signing in. */
  | { readonly kind: "sign-in"; readonly pathname: string; readonly callbackUrl: string }
  /** A page. `pathname` is the internal path. Its first segment is always the locale. */
  | {
      readonly kind: "page";
      readonly pathname: string;
      readonly rendering: "prerendered" | "per-request";
      readonly takesCards?: boolean;
      /** Whether a page of this site shows it in a frame. */
      readonly isFramed?: boolean;
    };

/** Files that show the mark of the sample firm. Browsers ask for some of them even if no page links to them. */
const sampleIcons: ReadonlySet<string> = new Set([
  "/apple-touch-icon.png",
  "/brand.svg",
  "/favicon.ico",
  "/images/icon-192.png",
  "/images/icon-512.png",
  "/images/icon-maskable-512.png",
]);

/** Returns the destination of a request. This is the only place that maps public paths to pages. */
export function routeRequest({ pathname, isSignedIn, isPlainPost = false, articleLocales }: PageRequest): Destination {
  if (sampleIcons.has(pathname) && env().SITE_MODE === "live")
    return { kind: "endpoint", pathname: "/images/mark.svg" };
  if (pathname === "/.well-known/security.txt") return { kind: "endpoint", pathname: "/security.txt" };
  if (isUnlocalized(pathname)) return { kind: "pass" };
  const { locale, path, isCanonical } = splitPrefix(pathname);

  const moved = movedPaths[path];
  // A link of an email may be in a language in which this firm has no pages.
  if (!siteLocales().includes(locale)) return { kind: "moved", pathname: addPrefix(defaultLocale, moved ?? path) };
  if (moved || !isCanonical) return { kind: "moved", pathname: addPrefix(locale, moved ?? path) };
  if (isStaffPath(path) && !isSignedIn) {
    return { kind: "sign-in", pathname: addPrefix(locale, "/login"), callbackUrl: pathname };
  }
  // This code does not check whether a staff page exists. Visitors are sent to the sign-in page for every staff path,
  // so they cannot find out which staff pages exist.
  if (isStaffPath(path))
    return { ...page(locale, path, "per-request"), ...(isFramedPath(path) ? { isFramed: true } : {}) };
  if (isPlainPost && unsubscribing.test(path)) return { kind: "endpoint", pathname: `/api${path}` };
  const route = findRoute(path);
  const inLocales = path.startsWith("/blog/") ? articleLocales?.(path.slice("/blog/".length)) : undefined;
  // An unknown article is answered like any unknown path, because each rendered path would be kept in the page cache.
  if (!route || inLocales?.length === 0) return page(locale, notFoundPath, "prerendered");
  if (inLocales && !inLocales.includes(locale)) return { kind: "untranslated", pathname: addPrefix(locale, "/blog") };
  return { ...page(locale, path, route.rendering), ...(route.takesCards ? { takesCards: true } : {}) };
}

/**
 * The path in an email's List-Unsubscribe header. A POST to it needs no cookie, no Origin header and no earlier visit
 * to the page (RFC 8058).
 */
const unsubscribing = /^\/newsletter\/unsubscribe\/[^/]+$/;

function isStaffPath(path: string): boolean {
  return path === "/dashboard" || path.startsWith("/dashboard/");
}

/** Whether the path is a preview of a text, which the editor shows in a frame. No other page can be framed. */
export function isFramedPath(path: string): boolean {
  return /^\/dashboard\/content\/preview\/[^/]+$/.test(path);
}

function page(
  locale: Locale,
  path: string,
  rendering: "prerendered" | "per-request",
): Extract<Destination, { kind: "page" }> {
  return { kind: "page", pathname: `/${locale}${path === "/" ? "" : path}`, rendering };
}
