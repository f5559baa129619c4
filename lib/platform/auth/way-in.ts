import { addPrefix, splitPrefix } from "../i18n/prefix";

const home = "/dashboard";

/** Where to go after signing in: a path of this site, in whose language the page was; anything else means the dashboard. */
export function safeReturn(wish: unknown): string {
  if (typeof wish !== "string" || !wish.startsWith("/") || !URL.canParse(wish, base)) return home;
  const { origin, pathname, search } = new URL(wish, base);
  // "//host" and "/\host" are addresses of others, and a parser sees through both.
  return origin === base ? pathname + search : home;
}

/** The sign-in page in the language of the page that asked for it. */
export function loginPath(returnTo: string): string {
  const path = safeReturn(returnTo);
  const { locale } = splitPrefix(new URL(path, base).pathname);
  return `${addPrefix(locale, "/login")}?${new URLSearchParams({ callbackUrl: path })}`;
}

/** Stands for this site; under it nothing else can be meant. */
const base = "http://site.invalid";
