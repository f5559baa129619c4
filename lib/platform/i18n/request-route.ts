import type { Locale } from "./locales";
import { addPrefix, splitPrefix } from "./prefix";
import { findRoute, isUnlocalized, movedPaths, notFoundPath } from "./routes";

export type PageRequest = {
  readonly pathname: string;
  readonly isSignedIn: boolean;
  /** Whether a form was posted to the page's own address without being a server action. */
  readonly isPlainPost?: boolean;
};

export type Destination =
  /** A route handler at a page's address. Mail programs post the one-click unsubscribe there and show no page. */
  | { readonly kind: "endpoint"; readonly pathname: string }
  /** Not a page. The request is passed on unchanged. */
  | { readonly kind: "pass" }
  /** A redirect. `callbackUrl` is the page to return to after signing in. */
  | { readonly kind: "moved"; readonly pathname: string }
  | { readonly kind: "sign-in"; readonly pathname: string; readonly callbackUrl: string }
  /** A page. `pathname` is the internal path, whose first segment is always the locale. */
  | {
      readonly kind: "page";
      readonly pathname: string;
      readonly rendering: "prerendered" | "per-request";
      readonly takesCards?: boolean;
    };

/** The destination of a request. This is the only place that maps public addresses to pages. */
export function routeRequest({ pathname, isSignedIn, isPlainPost = false }: PageRequest): Destination {
  if (isUnlocalized(pathname)) return { kind: "pass" };
  const { locale, path, isCanonical } = splitPrefix(pathname);

  const moved = movedPaths[path];
  if (moved || !isCanonical) return { kind: "moved", pathname: addPrefix(locale, moved ?? path) };
  if (isStaffPath(path) && !isSignedIn) {
    return { kind: "sign-in", pathname: addPrefix(locale, "/login"), callbackUrl: pathname };
  }
  // Unknown staff paths get a response only after the sign-in, so that visitors cannot probe for them.
  if (isStaffPath(path)) return page(locale, path, "per-request");
  if (isPlainPost && unsubscribing.test(path)) return { kind: "endpoint", pathname: `/api${path}` };
  const route = findRoute(path);
  if (!route) return page(locale, notFoundPath, "prerendered");
  return { ...page(locale, path, route.rendering), ...(route.takesCards ? { takesCards: true } : {}) };
}

/**
 * The address in an email's List-Unsubscribe header accepts a POST without cookie, Origin or a visited page (RFC 8058).
 */
const unsubscribing = /^\/newsletter\/unsubscribe\/[^/]+$/;

function isStaffPath(path: string): boolean {
  return path === "/dashboard" || path.startsWith("/dashboard/");
}

function page(
  locale: Locale,
  path: string,
  rendering: "prerendered" | "per-request",
): Extract<Destination, { kind: "page" }> {
  return { kind: "page", pathname: `/${locale}${path === "/" ? "" : path}`, rendering };
}
