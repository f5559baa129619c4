import { splitPrefix } from "../i18n/prefix";
import { isFramedPath } from "../i18n/request-route";
import { findRoute } from "../i18n/routes";
import { googleFramePath } from "./google-frame-path";

export type SiteSettings = { readonly siteUrl: string; readonly SITE_MODE: "demo" | "live" };

/** Returns the headers of every response, including redirects and the responses of the request guard. */
export function commonHeaders({ siteUrl, SITE_MODE }: SiteSettings): Readonly<Record<string, string>> {
  const { protocol, hostname } = new URL(siteUrl);
  // Only below a www host are there no other sites of the firm, which may still use http.
  const subdomains = hostname.startsWith("www.") ? "; includeSubDomains" : "";
  return {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    // With "no-referrer", a form sent without JavaScript would have the origin "null", which the request guard refuses.
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": permissions("()"),
    "Cross-Origin-Opener-Policy": "same-origin",
    // Other sites cannot embed our files. Crawlers that fetch pictures for link previews ignore it.
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(protocol === "https:" ? { "Strict-Transport-Security": `max-age=31536000${subdomains}` } : {}),
    // The names and figures on a demo site are invented, so search engines must not list the site.
    ...(SITE_MODE === "demo" && !isLoopback(hostname) ? { "X-Robots-Tag": "noindex" } : {}),
  };
}

const permissions = (payment: string) =>
  `camera=(), display-capture=(), geolocation=(), microphone=(), payment=${payment}, usb=()`;

/**
 * Returns the headers that replace common headers on a page that takes cards, and in a frame of the editor or of
 * Google's scripts.
 */
export function headersOf(pathname: string): Readonly<Record<string, string>> {
  const { path } = splitPrefix(pathname);
  if (isFramedPath(path)) return { "X-Frame-Options": "SAMEORIGIN", "X-Robots-Tag": "noindex" };
  if (pathname === googleFramePath) return { "X-Frame-Options": "SAMEORIGIN", "Referrer-Policy": "no-referrer" };
  const takesCards = findRoute(path)?.takesCards;
  return takesCards ? { "Permissions-Policy": permissions('(self "https://js.stripe.com")') } : {};
}

/** Whether a host name always means this machine. The name must be in the form that `URL` returns. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === "localhost" ||
    hostname.endsWith(".localhost") ||
    hostname === "[::1]" ||
    /^127(?:\.\d{1,3}){3}$/.test(hostname)
  );
}
