import { addPrefix, splitPrefix } from "../i18n/prefix";

/** The page that opens if a request names no other page. */
export const home = "/dashboard";
const longest = 2_000;

/** The base URL for parsing paths. */
const base = "http://site.invalid";

/**
 * Returns the path of the page to open after signing in. `value` comes from the request, so an attacker may have
 * written it. The path of a page on this site is returned in normalised form, with its query. For any other value, the
 * path of the dashboard is returned. Idempotent.
 */
export function returnPath(value: unknown): string {
  if (typeof value !== "string" || value.length > longest || !value.startsWith("/") || !URL.canParse(value, base))
    return home;
  const { pathname, search } = new URL(value, base);
  const path = pathname + search;
  return isSitePath(value) && isSitePath(path) && !isApi(pathname) ? path : home;
}

// eslint-disable-next-line no-control-regex -- the pattern must find control characters
const unsafe = /[\u0000-\u0020\u007f\\]/;

/**
 * Whether a browser stays on this site after a redirect to `path`, even if a proxy decodes the path once, resolves "."
 * and ".." in it or removes the language prefix. In a safe path, only the last segment may be empty, no segment is "."
 * or "..", and no slash, backslash or percent sign is encoded.
 */
export function isSitePath(path: string): boolean {
  const [pathname = ""] = path.split(/[?#]/);
  if (!pathname.startsWith("/") || unsafe.test(path)) return false;
  // Only the last segment may be empty, as in "/" and "/de/".
  return pathname
    .slice(1)
    .split("/")
    .every((segment, index, all) => (segment === "" ? index === all.length - 1 : isPlainSegment(segment)));
}

function isPlainSegment(segment: string): boolean {
  try {
    const decoded = decodeURIComponent(segment);
    return decoded !== "." && decoded !== ".." && !/[/%]/.test(decoded) && !unsafe.test(decoded);
  } catch {
    return false;
  }
}

/** Whether the path belongs to the API. An API response is not a page to return to. */
function isApi(pathname: string): boolean {
  return /^\/api(?:\/|$)/i.test(pathname);
}

/** The sign-in page in the language of the page to return to. */
export function loginPath(returnTo: string): string {
  return pathWithReturn("/login", returnTo);
}

/** The page that completes the setup of an account, in the language of the page to return to. */
export function setupPath(returnTo: string): string {
  return pathWithReturn("/login/setup", returnTo);
}

/** A page in the language of the page to return to, with the return path in its query. */
export function pathWithReturn(page: string, returnTo: string): string {
  const path = returnPath(returnTo);
  const { locale } = splitPrefix(new URL(path, base).pathname);
  return `${addPrefix(locale, page)}?${new URLSearchParams({ callbackUrl: path })}`;
}

/** Returns the return path without its language prefix. The caller adds the prefix of the sign-in page's language. */
export function returnPathWithoutPrefix(value: unknown): string {
  const { pathname, search } = new URL(returnPath(value), base);
  return returnPath(splitPrefix(pathname).path + search);
}
