import type { Locale } from "@/lib/platform/i18n/locales";
import { splitPrefix } from "@/lib/platform/i18n/prefix";
import { findRoute, notFoundPath } from "@/lib/platform/i18n/routes";

/**
 * The language of a page and its route, such as "/booking/manage/{token}". The value of a placeholder is kept only
 * where the registry lists all values. An unknown path may contain anything, so it counts as the 404 page. Undefined
 * for pages of staff.
 */
export function routeOf(address: string): { readonly locale: Locale; readonly route: string } | undefined {
  const { locale, path } = splitPrefix(address.replace(/[?#].*/s, ""));
  if (/^\/(?:dashboard|login)(?:\/|$)/.test(path)) return undefined;
  const route = findRoute(path);
  return { locale, route: route ? (route.values ? path : route.path) : notFoundPath };
}
