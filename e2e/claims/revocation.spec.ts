import { createHash } from "node:crypto";

import type { APIRequestContext, APIResponse } from "@playwright/test";

import { expect } from "../fixtures";
import { test } from "../own-site";
import { sitemapLayouts } from "../pages/sitemap";

test.describe.configure({ mode: "default", timeout: 120_000 });

/** How long a revoked claim may still be shown, in milliseconds. */
const promised = 5_000;

/** Matches the claim `statistic.cases` in each language, in the text of a page and in the data of its scripts. */
const figure = /2,500\+|über 2\.500|plus de 2\s500/;

/** Matches the German wording of the claim `statistic.recovered`. */
const recovered = /750\sMio/;

const asPage = (request: APIRequestContext, path: string) => request.get(path);
/** Requests the data that Next's client-side router fetches when a link is clicked. */
const asData = (request: APIRequestContext, path: string) =>
  request.get(path, { headers: { RSC: "1" }, params: { _rsc: "1" } });

/** Hashes the inline scripts, except structured data, which does not run. */
function scriptHashes(html: string): readonly string[] {
  const inline = [...html.matchAll(/<script(?![^>]*(?:\ssrc=|application\/ld\+json))[^>]*>([\s\S]*?)<\/script>/g)];
  return inline.map(([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
}

async function expectOwnHashes(response: APIResponse): Promise<void> {
  const policy = response.headers()["content-security-policy"] ?? "";
  const hashes = scriptHashes(await response.text());
  expect(hashes.length).toBeGreaterThan(1);
  expect([response.url(), hashes.filter((hash) => !policy.includes(hash))]).toEqual([response.url(), []]);
}

test("a claim revoked by SQL disappears within five seconds, even from pages that were cached with the claim", async ({
  request,
  site,
}) => {
  const paths = await sitemapLayouts(request);
  expect(paths.length).toBeGreaterThan(60);
  for (const path of paths) expect((await asPage(request, path)).status()).toBe(200);
  for (const path of ["/", "/de", "/fr-ca"]) {
    expect(await (await asPage(request, path)).text()).toMatch(figure);
    expect(await (await asData(request, path)).text()).toMatch(figure);
  }

  await site.client.query("delete from claims where key = 'statistic.cases'");
  const revokedAt = performance.now();
  await expect
    .poll(async () => figure.test(await (await asPage(request, "/verify")).text()), {
      intervals: [100],
      timeout: promised,
    })
    .toBe(false);
  test.info().annotations.push({ type: "gone after", description: `${Math.round(performance.now() - revokedAt)} ms` });

  // Each page is requested for the first time since the claim was revoked.
  for (const path of paths.filter((each) => each !== "/verify")) {
    const response = await asPage(request, path);
    expect([path, figure.test(await response.text())]).toEqual([path, false]);
    if (response.headers()["x-nextjs-cache"] === "MISS") await expectOwnHashes(response);
    expect([path, figure.test(await (await asData(request, path)).text())]).toEqual([path, false]);
  }
  for (const tag of ["en", "de", "fr-CA"])
    expect(await (await request.get(`/locales/${tag}/translation.json`)).text()).not.toMatch(figure);
});

test("a regenerated page has a CSP with the hashes of its scripts and is cached for a minute at most", async ({
  page,
  request,
  site,
}) => {
  await asPage(request, "/de/about");
  expect(await (await asPage(request, "/de/verify")).text()).toMatch(recovered);
  await site.client.query("delete from claims where key = 'statistic.recovered'");
  await expect
    .poll(async () => (await asPage(request, "/de/verify")).text(), { intervals: [100], timeout: promised })
    .not.toMatch(recovered);

  const violations: string[] = [];
  await page.exposeFunction("noteViolation", (what: string) => violations.push(what));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      Object(window).noteViolation(`${effectiveDirective} ${blockedURI}`),
    );
  });
  const response = await page.goto("/de/about");
  expect(response?.headers()["x-nextjs-cache"]).toBe("MISS");
  expect(response?.headers()["cache-control"]).toBe("public, max-age=0, s-maxage=60");
  await page.getByRole("banner").getByRole("link").first().hover();
  expect(violations).toEqual([]);
});

test(
  "the server never sends a page that was prerendered with claims from another database",
  { tag: "@all" },
  async ({ request, site }) => {
    await site.client.query("delete from claims where key in ('statistic.cases', 'statistic.recovered')");
    await expect
      .poll(async () => (await asPage(request, "/fr-ca/verify")).text(), { intervals: [100], timeout: promised })
      .not.toMatch(figure);
    for (let round = 0; round < 250; round += 1) {
      for (const path of ["/", "/de", "/fr-ca", "/about"])
        expect(await (await asPage(request, path)).text()).not.toMatch(/2,500\+|über 2\.500|\$750M|750 Mio/);
    }
  },
);
