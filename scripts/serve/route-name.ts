import { splitPrefix } from "../../lib/platform/i18n/prefix";
import { findRoute } from "../../lib/platform/i18n/routes";

/**
 * Returns the name of a path's route for log lines. It contains no tokens or ids: in the registry of pages they are
 * placeholders, and the first two segments of other paths never contain them.
 */
export function routeName(path: string): string {
  const { path: page } = splitPrefix(path);
  const known = findRoute(page)?.path;
  if (known !== undefined) return known;
  if (page.startsWith("/_next/")) return "/_next";
  return /^\/(?:api|dashboard)\/[a-z-]+/.exec(page)?.[0] ?? "other";
}
