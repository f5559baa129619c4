import { addPrefix, splitPrefix } from "../i18n/prefix";

const home = "/dashboard";
const longest = 2_000;

/** A base under which only paths of this site keep its origin. */
const base = "http://site.invalid";

/**
 * The page to open after signing in, from a `callbackUrl` that anyone may have written: path and query of a page of this site, in
 * its one spelling. Everything else means the dashboard. Applied once more to its own result it changes nothing.
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
 * Whether a browser that is sent to `path` stays on this site, also where a server in between decodes it once, folds its dots or
 * takes the language's prefix away: no empty segment, no dot segment, no slash, backslash or percent sign in disguise.
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

/** Answers of the API are no pages. */
function isApi(pathname: string): boolean {
  return /^\/api(?:\/|$)/i.test(pathname);
}

/** The sign-in page in the language of the page that asked for it. */
export function loginPath(returnTo: string): string {
  const path = returnPath(returnTo);
  const { locale } = splitPrefix(new URL(path, base).pathname);
  return `${addPrefix(locale, "/login")}?${new URLSearchParams({ callbackUrl: path })}`;
}

/** The same page in another language. */
export function returnPathWithoutPrefix(value: unknown): string {
  const { pathname, search } = new URL(returnPath(value), base);
  return returnPath(splitPrefix(pathname).path + search);
}
