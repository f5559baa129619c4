import type { APIRequestContext } from "@playwright/test";

/** Pages that are not in the sitemap, and files that contain texts of the site. */
const unlisted = [
  "/booking/initial-consultation",
  "/booking?step=confirm",
  "/login",
  "/nothing-here",
  "/de/nichts",
  "/fr-ca/rien",
  "/component-test",
  "/blog/rss.xml",
  "/de/blog/rss.xml",
  "/fr-ca/blog/rss.xml",
  "/manifest.webmanifest",
  "/robots.txt",
  "/.well-known/security.txt",
  "/sitemap.xml",
  "/locales/en/translation.json",
  "/locales/de/translation.json",
  "/locales/en-CA/translation.json",
  "/locales/fr-CA/translation.json",
  "/api/services",
  "/api/services?locale=de",
  "/api/openapi.json",
];

/** Returns all paths in the sitemap and all paths in `unlisted`. */
export async function everyPath(request: APIRequestContext): Promise<readonly string[]> {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  return [...listed, ...unlisted];
}

/** Requests a path and returns the whole body, including the data in scripts, with entities decoded. */
export async function read(
  request: APIRequestContext,
  path: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const response = await request.get(path, { headers });
  if (response.status() >= 500) throw new Error(`${path} returned ${response.status()}`);
  return plain(await response.text());
}

export function plain(text: string): string {
  return text
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll('\\"', '"')
    .replaceAll("\\u0026", "&")
    .replace(/\s+/g, " ");
}
