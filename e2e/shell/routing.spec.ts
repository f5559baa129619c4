import { request as httpRequest, type IncomingMessage } from "node:http";

import { expect, test } from "@playwright/test";

import { tags } from "../pages/html";

/** Sends a request to `url` with `host` as its Host header. */
function requestAs(host: string, url: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    httpRequest(url, { headers: { host } }, (response) => resolve(response.resume()))
      .on("error", reject)
      .end();
  });
}

const moved = [
  ["/en", "/"],
  ["/en/booking?step=date", "/booking?step=date"],
  ["/fr-CA", "/fr-ca"],
  ["/DE/booking", "/de/booking"],
  ["/hipaa", "/data-security"],
  ["/de/hipaa", "/de/data-security"],
  ["/en/hipaa", "/data-security"],
  ["/privacy", "/privacy-policy"],
  ["/fr-ca/privacy", "/fr-ca/privacy-policy"],
  ["/terms", "/terms-of-service"],
  ["/de/terms", "/de/terms-of-service"],
] as const;

for (const [from, to] of moved) {
  test(`${from} redirects permanently to ${to}`, async ({ request, baseURL }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    const target = new URL(response.headers().location ?? "", baseURL);
    expect(target.pathname + target.search).toBe(to);
    expect(target.host).toBe(new URL(baseURL ?? "").host);
  });
}

for (const [path, login] of [
  ["/dashboard", "/login"],
  ["/dashboard/bookings?page=2", "/login"],
  ["/de/dashboard", "/de/login"],
  ["/fr-ca/dashboard/clients", "/fr-ca/login"],
] as const) {
  test(`${path} redirects to the sign-in page`, async ({ request, baseURL }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([302, 303, 307]).toContain(response.status());
    const target = new URL(response.headers().location ?? "", baseURL);
    expect(target.pathname).toBe(login);
    expect(target.searchParams.get("callbackUrl")).toBe(path);
  });
}

for (const path of ["/", "/de", "/fr-ca", "/booking"]) {
  test(`${path} is served under any host name without a redirect`, async ({ baseURL }) => {
    const { port } = new URL(baseURL ?? "");
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, "www.example.com", "www.example.com:8443"]) {
      const response = await requestAs(host, `http://127.0.0.1:${port}${path}`);
      expect([host, response.statusCode]).toEqual([host, 200]);
    }
  });
}

for (const [path, lang] of [
  ["/", "en"],
  ["/de", "de"],
  ["/fr-ca", "fr-CA"],
  ["/booking", "en"],
  ["/de/booking", "de"],
  ["/fr-ca/booking", "fr-CA"],
] as const) {
  test(`${path} is in ${lang}, links to its translations and sets no cookie`, async ({ page }) => {
    const response = await page.goto(path);
    const headers = response?.headers() ?? {};
    expect(headers["set-cookie"]).toBeUndefined();
    expect(headers.link).toBeUndefined();
    if (!path.endsWith("booking")) expect(headers["cache-control"]).toMatch(/^public, max-age=0, s-maxage=\d+$/);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page.locator("h1")).toHaveCount(1);
    const alternates = await page
      .locator("link[rel=alternate][hreflang]")
      .evaluateAll((links) => links.map((link) => link.getAttribute("hreflang")));
    expect(alternates.sort()).toEqual(["de", "en", "fr-CA", "x-default"]);
    const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
    expect(new URL(canonical ?? "").pathname).toBe(path);
  });
}

test("the sitemap lists each page once in each language", async ({ request }) => {
  const xml = await (await request.get("/sitemap.xml")).text();
  const places = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? "").pathname);
  expect(new Set(places).size).toBe(places.length);
  expect(places).toEqual(expect.arrayContaining(["/", "/de", "/fr-ca", "/booking", "/de/booking", "/fr-ca/booking"]));
  expect(places.some((path) => /login|dashboard|manage|component-test/.test(path))).toBe(false);
  expect(xml).toContain('hreflang="x-default"');
});

test("each entry of the sitemap has a date", async ({ request }) => {
  const xml = await (await request.get("/sitemap.xml")).text();
  const entries = [...xml.matchAll(/<url>[\s\S]*?<\/url>/g)].map(([entry]) => entry);
  expect(entries.filter((entry) => !/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/.test(entry))).toEqual([]);
});

test("security.txt says where to report a security problem, at its own path only", async ({ request }) => {
  const response = await request.get("/.well-known/security.txt");
  expect(response.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  const text = await response.text();
  expect(text).toContain("Contact: mailto:help@example.com\n");
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "") - Date.now();
  expect(expires / 86_400_000).toBeGreaterThan(30);
  expect(expires / 86_400_000).toBeLessThan(365);
  for (const path of ["/security.txt", "/.well-known/nothing.txt"])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
});

test("robots.txt, the manifest and the icons are served, and each PNG icon has its declared size", async ({
  request,
}) => {
  expect(await (await request.get("/robots.txt")).text()).toContain("/sitemap.xml");
  const manifest = (await (await request.get("/manifest.webmanifest")).json()) as {
    icons: { src: string; sizes: string; type: string }[];
  };
  const home = await (await request.get("/")).text();
  const linked = tags(home, "link").filter(({ rel }) => rel === "icon" || rel === "apple-touch-icon");
  const icons = [...manifest.icons.map(({ src, sizes }) => [src, sizes]), ...linked.map((i) => [i.href, i.sizes])];
  expect(icons.map(([, sizes]) => sizes)).toEqual(expect.arrayContaining(["180x180", "192x192", "512x512"]));
  for (const [src = "", sizes = "any"] of icons) {
    const response = await request.get(src);
    expect([src, response.status()]).toEqual([src, 200]);
    if (!src.endsWith(".png")) continue;
    const body = await response.body();
    expect([src, `${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`]).toEqual([src, sizes]);
  }
});
