import { emptyPolicy } from "./csp.mjs";

type HeaderRule = { source: string; headers: { key: string; value: string }[] };

export type SiteSettings = { readonly siteUrl: string; readonly SITE_MODE: "demo" | "live" };

/** Headers of every answer, and the policy of those that are no pages. A page's own policy comes from middleware or its cache. */
export function securityHeaders({ siteUrl, SITE_MODE }: SiteSettings): HeaderRule[] {
  const { protocol, hostname } = new URL(siteUrl);
  const everywhere = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    // Not «no-referrer»: plain forms would then send the origin «null».
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(self), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    ...(protocol === "https:" ? { "Strict-Transport-Security": "max-age=31536000" } : {}),
    // Sample claims have no business in a search result.
    ...(SITE_MODE === "demo" && !isLoopback(hostname) ? { "X-Robots-Tag": "noindex" } : {}),
  };
  return [
    { source: "/:path*", headers: pairs(everywhere) },
    { source: "/(api|locales)/:path*", headers: pairs({ "Content-Security-Policy": emptyPolicy }) },
  ];
}

/** Whether a host name, as `URL` spells it, can only be this machine. */
export function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname.endsWith(".localhost") || hostname === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}

function pairs(headers: Record<string, string>): HeaderRule["headers"] {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}
