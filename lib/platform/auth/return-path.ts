import { addPrefix, splitPrefix } from "../i18n/prefix";

const home = "/dashboard";
const longest = 2_000;

/** A path is resolved against this base. Only a path of this site keeps the base's origin. */
const base = "http://site.invalid";

/**
 * The page to open after signing in, from a `callbackUrl` that anyone may have written: the normalised path and query
 * of a page of this site. Any other value yields the dashboard. The function is idempotent.
 */
export function returnPath(value: unknown): string {
  if (typeof value !== "string" || value.length > longest || !value.startsWith("/") || !URL.canParse(value, base))
    return home;
  const { pathname, search } = new URL(value, base);
  const path = pathname + search;
  return isSitePath(value) && isSitePath(path) && !isApi(pathname) ? path : home;
}

// eslint-disable-next-line no-control-regex -- the characters are the subject
const unsafe = /[\u0000-\u0020\u007f\\]/;

/**
 * Whether a browser redirected to `path` stays on this site, even if a proxy decodes the path once, resolves its dots
 * or removes the language prefix. Such a path has no empty segment, no dot segment and no encoded slash, backslash or
 * percent sign.
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

/** API responses are not pages. */
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

/** The return path in its English form, for a page shown in another language. */
export function returnPathWithoutPrefix(value: unknown): string {
  const { pathname, search } = new URL(returnPath(value), base);
  return returnPath(splitPrefix(pathname).path + search);
}
