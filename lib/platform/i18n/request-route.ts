import type { Locale } from "./locales";
import { addPrefix, splitPrefix } from "./prefix";
import { findRoute, isUnlocalized, movedPaths, notFoundPath } from "./routes";

export type PageRequest = {
  readonly pathname: string;
  readonly isSignedIn: boolean;
  /** A form sent to the page's own address that is no server action of a page. */
  readonly isPlainPost?: boolean;
};

export type Destination =
  /** Not a page although its address is one's: a mail program's one-click unsubscribe has no page to show. */
  | { readonly kind: "endpoint"; readonly pathname: string }
  /** Not a page: served as it is. */
  | { readonly kind: "pass" }
  /** Another address; `callbackUrl` is where to come back to after signing in. */
  | { readonly kind: "moved"; readonly pathname: string }
  | { readonly kind: "sign-in"; readonly pathname: string; readonly callbackUrl: string }
  /** A page; `pathname` is the internal one, whose first segment is always the locale. */
  | { readonly kind: "page"; readonly pathname: string; readonly rendering: "prerendered" | "per-request" };

/** Where a request goes: the one place that knows how public addresses map to pages. */
export function routeRequest({ pathname, isSignedIn, isPlainPost = false }: PageRequest): Destination {
  if (isUnlocalized(pathname)) return { kind: "pass" };
  const { locale, path, isCanonical } = splitPrefix(pathname);

  const moved = movedPaths[path];
  if (moved || !isCanonical) return { kind: "moved", pathname: addPrefix(locale, moved ?? path) };
  if (isStaffPath(path) && !isSignedIn) {
    return { kind: "sign-in", pathname: addPrefix(locale, "/login"), callbackUrl: pathname };
  }
  // Each is looked up, and an unknown one refused, behind the door only.
  if (isStaffPath(path)) return page(locale, path, "per-request");
  if (isPlainPost && unsubscribing.test(path)) return { kind: "endpoint", pathname: `/api${path}` };
  const route = findRoute(path);
  return route ? page(locale, path, route.rendering) : page(locale, notFoundPath, "prerendered");
}

/** RFC 8058: the address in a letter's List-Unsubscribe header takes a POST with no cookie, no Origin and no page before it. */
const unsubscribing = /^\/newsletter\/unsubscribe\/[^/]+$/;

function isStaffPath(path: string): boolean {
  return path === "/dashboard" || path.startsWith("/dashboard/");
}

function page(locale: Locale, path: string, rendering: "prerendered" | "per-request"): Destination {
  return { kind: "page", pathname: `/${locale}${path === "/" ? "" : path}`, rendering };
}
