import { expect, test } from "@playwright/test";

import { untilHydrated } from "../fixtures";
import { watchViolations } from "../pages/violations";

const kept = ["/", "/de", "/fr-ca", "/nothing", "/de/nichts"];
const perRequest = [
  "/booking",
  "/de/booking",
  "/booking?step=done",
  "/booking/initial-consultation",
  "/booking/no-such-service",
  "/booking/find",
  "/newsletter",
];

for (const path of [...kept, ...perRequest, "/images/none.png"]) {
  test(`${path} hydrates without violating its content security policy`, async ({ page }) => {
    const violations = await watchViolations(page);
    const response = await page.goto(path);
    const policy = response?.headers()["content-security-policy"] ?? "";
    for (const directive of [
      "default-src 'self'",
      "style-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy).toContain(directive);
    }
    expect(policy).not.toMatch(/unsafe/);
    expect(policy).toMatch(perRequest.includes(path) ? /script-src 'self' 'nonce-/ : /script-src 'self' 'sha256-/);
    expect(policy).not.toContain(",");

    await untilHydrated(page);
    expect(await violations()).toEqual([]);
    // The policy blocks inline styles in the HTML, so the page must have none. Scripts are removed before the check,
    // because the policy allows them to set styles.
    const markup = (await response?.text())?.replaceAll(/<script\b[\s\S]*?<\/script>/g, "");
    expect(markup).not.toMatch(/<style|\sstyle=/);
  });
}

test("a page that the server renders for each request has a new nonce each time", async ({ request }) => {
  const nonceOf = async () =>
    /'nonce-([^']+)'/.exec((await request.get("/booking")).headers()["content-security-policy"] ?? "")?.[1];
  const [first, second] = [await nonceOf(), await nonceOf()];
  expect(first).toBeTruthy();
  expect(first).not.toBe(second);
});

test("a header of the request cannot choose the nonce", async ({ request }) => {
  const policy = "script-src 'nonce-c3Ryb25nZXI='";
  for (const path of ["/", "/booking"]) {
    const response = await request.get(path, { headers: { "content-security-policy": policy } });
    expect(await response.text()).not.toContain("c3Ryb25nZXI=");
  }
});

test("the chosen theme is set before the first paint on every kind of page", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => localStorage.setItem("theme", "dark"));
  for (const path of ["/", "/booking", "/nothing"]) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  }
});

const files = [
  "/icons.svg",
  "/brand.svg",
  "/robots.txt",
  "/sitemap.xml",
  "/manifest.webmanifest",
  "/blog/rss.xml",
  "/.well-known/security.txt",
];
const redirects = ["/privacy", "/en/about", "/contact/", "/blog//contact", "/dashboard", "/de/dashboard"];

for (const path of ["/", "/booking", "/nothing", "/api/health", "/api/nothing", ...files, ...redirects]) {
  test(`${path} has the security headers`, async ({ request }) => {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("same-origin");
    expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
    expect(headers["content-security-policy"]).toBeTruthy();
    expect(headers["x-powered-by"]).toBeUndefined();
    // The URL of the test site uses http, so the site must not send Strict-Transport-Security.
    expect(headers["strict-transport-security"]).toBeUndefined();
    expect(headers["x-robots-tag"]).toBeUndefined();
  });
}

test("the policy of script files allows only our own scripts, and that of styles and pictures allows nothing", async ({
  request,
}) => {
  const html = await (await request.get("/")).text();
  const script = /"(\/_next\/static\/[^"]+\.js)"/.exec(html)?.[1] ?? "";
  expect((await request.get(script)).headers()["content-security-policy"]).toBe(
    "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
  );
  const paths = [/"(\/_next\/static\/[^"]+\.css)"/, /property="og:image" content="https?:\/\/[^/"]+(\/[^"]+)"/].map(
    (pattern) => pattern.exec(html)?.[1] ?? "",
  );
  for (const path of paths) {
    const response = await request.get(path);
    expect([path, response.status(), response.headers()["content-security-policy"]]).toEqual([
      path,
      200,
      "default-src 'none'; frame-ancestors 'none'",
    ]);
  }
});

test("redirects that answer a request of Next's router are not cached", async ({ request }) => {
  for (const path of ["/about", "/booking"]) {
    const response = await request.get(path, { headers: { rsc: "1" }, maxRedirects: 0 });
    const { vary = "", "cache-control": cache } = response.headers();
    expect([path, response.status(), cache, vary.split(/, */)]).toEqual([
      path,
      307,
      "no-store",
      expect.arrayContaining(["rsc"]),
    ]);
  }
});
