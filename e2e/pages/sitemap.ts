import type { APIRequestContext } from "@playwright/test";

/** The path of every address in the sitemap. */
export async function sitemapPaths(request: APIRequestContext): Promise<readonly string[]> {
  const xml = await (await request.get("/sitemap.xml")).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
}

/** Runs over many with a few at a time: as fast as one server answers, and in no particular order. */
export async function each<T>(items: readonly T[], body: (item: T) => Promise<void>, atOnce = 6): Promise<void> {
  const waiting = [...items];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await body(item);
    }),
  );
}
