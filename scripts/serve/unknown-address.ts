import { addPrefix, splitPrefix } from "../../lib/platform/i18n/prefix";
import { routeRequest } from "../../lib/platform/i18n/request-route";
import { notFoundPath } from "../../lib/platform/i18n/routes";

/**
 * The address by which Next is asked. All unknown ones go by one name: they share a kept page, and it would hold the address
 * of whoever happened to have it made anew, a mistyped private link for instance, for all others to read.
 */
export function askedAddress(path: string, query: string): string {
  // Slashes too many are no other page: Next sends the visitor on to the address without them.
  const hasSlashesToSpare = /.\/$|[/\\]{2}/.test(path);
  const destination = routeRequest({ pathname: path, isSignedIn: true });
  const isUnknown = !hasSlashesToSpare && destination.kind === "page" && destination.pathname.endsWith(notFoundPath);
  return (isUnknown ? addPrefix(splitPrefix(path).locale, notFoundPath) : path) + (query && `?${query}`);
}
