import { addPrefix, splitPrefix } from "../../lib/platform/i18n/prefix";
import { routeRequest } from "../../lib/platform/i18n/request-route";
import { notFoundPath } from "../../lib/platform/i18n/routes";

/**
 * Returns the URL to pass to Next. All unknown URLs become the same URL, because they share a cached page. That page
 * contains the URL of the request that rendered it, which might be a mistyped private link that every later visitor
 * could read.
 */
export function nextUrl(path: string, query: string): string {
  // Next redirects a URL with superfluous slashes to the one without them.
  const hasExtraSlashes = /.\/$|[/\\]{2}/.test(path);
  const destination = routeRequest({ pathname: path, isSignedIn: true });
  const isUnknown = !hasExtraSlashes && destination.kind === "page" && destination.pathname.endsWith(notFoundPath);
  return (isUnknown ? addPrefix(splitPrefix(path).locale, notFoundPath) : path) + (query && `?${query}`);
}
