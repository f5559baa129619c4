import { addPrefix, splitPrefix } from "../../lib/platform/i18n/prefix";
import { routeRequest } from "../../lib/platform/i18n/request-route";
import { notFoundPath } from "../../lib/platform/i18n/routes";

/**
 * Returns the URL to pass to Next. Replaces an unknown URL with the URL of the not-found page. All unknown URLs of a
 * language share one cached page, which contains the URL of the request that rendered it. Without the replacement, that
 * URL could be a mistyped private link, which every later visitor could read.
 */
export function nextUrl(path: string, query: string): string {
  // A URL with superfluous slashes is not replaced, because Next redirects it to the URL without them.
  const hasExtraSlashes = /.\/$|[/\\]{2}/.test(path);
  const destination = routeRequest({ pathname: path, isSignedIn: true });
  const isUnknown = !hasExtraSlashes && destination.kind === "page" && destination.pathname.endsWith(notFoundPath);
  return (isUnknown ? addPrefix(splitPrefix(path).locale, notFoundPath) : path) + (query && `?${query}`);
}
