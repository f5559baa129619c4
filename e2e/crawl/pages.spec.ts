import { readFileSync } from "node:fs";

import { splitPrefix } from "../../lib/platform/i18n/prefix";
import { expect, test } from "../fixtures";
import { meta, pathOf } from "../pages/html";
import { each, sitemapPaths } from "../pages/sitemap";
import { faultsOf, titleOf, translationsIn } from "./page-faults";

// These tests open hundreds of pages.
test.describe.configure({ timeout: 300_000 });

test("every sitemap URL is a complete page, and a page's translations link to each other", async ({ request }) => {
  const paths = await sitemapPaths(request);
  expect(paths.length).toBeGreaterThan(60);
  const pages = new Map<string, string>();
  const faults: string[] = [];
  await each(paths, async (path) => {
    const response = await request.get(path, { maxRedirects: 0 });
    const html = await response.text();
    pages.set(path, html);
    const pageFaults = response.status() === 200 ? faultsOf(path, html) : [`returns ${response.status()}`];
    faults.push(...pageFaults.map((fault) => `${path} ${fault}`));
  });
  for (const [path, html] of pages) {
    const english = pages.get(splitPrefix(path).path) ?? "";
    if (translationsIn(html).join() !== translationsIn(english).join())
      faults.push(`${path} names other translations than the English page`);
  }
  const titles = [...pages].map(([path, html]) => `${splitPrefix(path).locale}: ${titleOf(html)}`);
  faults.push(
    ...titles.filter((title, index) => titles.indexOf(title) !== index).map((title) => `two pages are called ${title}`),
  );
  expect(faults.sort()).toEqual([]);
});

test("every page has its own share picture, a PNG of 1200 × 630 px", async ({ request }) => {
  const paths = await sitemapPaths(request);
  const seen = new Set<string>();
  await each(paths, async (path) => {
    const url = meta(await (await request.get(path)).text(), "og:image") ?? "";
    const response = await request.get(pathOf(url));
    const body = await response.body();
    expect([path, response.status(), response.headers()["content-type"]]).toEqual([path, 200, "image/png"]);
    expect([path, body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([path, 1200, 630]);
    seen.add(body.toString("base64"));
  });
  expect(seen.size).toBe(paths.length);
  expect((await request.get("/images/share/en/nothing.png")).status()).toBe(404);
});

test("the server log reports no missing catalogue text", () => {
  const log = process.env.SITE_LOG;
  test.skip(log === undefined, "SITE_LOG is not set, so the server's log cannot be read");
  expect(readFileSync(log ?? "", "utf8")).not.toMatch(/messages\.missing|MISSING_MESSAGE|INVALID_MESSAGE/);
});
