import { emptyPolicy } from "./csp.mjs";

export type SiteSettings = { readonly siteUrl: string; readonly SITE_MODE: "demo" | "live" };

/** Headers of every answer, whoever gives it: a page, the gate before it, a redirect. */
export function headersOfAll({ siteUrl, SITE_MODE }: SiteSettings): Readonly<Record<string, string>> {
  const { protocol, hostname } = new URL(siteUrl);
  return {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    // Not «no-referrer»: plain forms would then send the origin «null».
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(self), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    // No other site shows our files or pictures as its own; crawlers that fetch a share picture do not ask for leave.
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(protocol === "https:" ? { "Strict-Transport-Security": "max-age=31536000" } : {}),
    // Sample claims have no business in a search result.
    ...(SITE_MODE === "demo" && !isLoopback(hostname) ? { "X-Robots-Tag": "noindex" } : {}),
  };
}

/** The policy of answers that are no pages. A page's own comes from middleware or its cache. */
export const dataPolicy = {
  source: "/(api|locales)/:path*",
  headers: [{ key: "Content-Security-Policy", value: emptyPolicy }],
};

/** Whether a host name, as `URL` spells it, can only be this machine. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === "localhost" ||
    hostname.endsWith(".localhost") ||
    hostname === "[::1]" ||
    /^127(?:\.\d{1,3}){3}$/.test(hostname)
  );
}
