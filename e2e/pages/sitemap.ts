import type { APIRequestContext } from "@playwright/test";

import { splitPrefix } from "../../lib/platform/i18n/prefix";
import { isLeftOut } from "./every-page";

/** Returns the path of every URL in the sitemap. */
export async function sitemapPaths(request: APIRequestContext): Promise<readonly string[]> {
  const xml = await (await request.get("/sitemap.xml")).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
}

/** Returns the paths of the sitemap without the pages that `isLeftOut` leaves out. */
export async function sitemapLayouts(request: APIRequestContext): Promise<readonly string[]> {
  return (await sitemapPaths(request)).filter((path) => !isLeftOut(splitPrefix(path).path));
}

/** Runs `body` for all items in no particular order. At most `concurrency` items are processed at the same time. */
export async function each<T>(items: readonly T[], body: (item: T) => Promise<void>, concurrency = 6): Promise<void> {
  const waiting = [...items];
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await body(item);
    }),
  );
}
