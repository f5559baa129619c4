import { expect, test, type Page } from "@playwright/test";

import { untilAwake } from "../fixtures";

/** Everything the browser's policy refuses from now on. */
async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { violations: seen });
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile }) => {
      seen.push(`${effectiveDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  return () => page.evaluate(() => (window as unknown as { violations: string[] }).violations);
}

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
  test(`${path} keeps the content security policy and comes alive`, async ({ page }) => {
    const violations = await watchViolations(page);
    const answer = await page.goto(path);
    const policy = answer?.headers()["content-security-policy"] ?? "";
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

    await untilAwake(page);
    expect(await violations()).toEqual([]);
    // What the server sent: scripts may style elements, markup may not.
    const markup = (await answer?.text())?.replaceAll(/<script\b[\s\S]*?<\/script>/g, "");
    expect(markup).not.toMatch(/<style|\sstyle=/);
  });
}

test("each page rendered per request has a nonce of its own", async ({ request }) => {
  const nonceOf = async () =>
    /'nonce-([^']+)'/.exec((await request.get("/booking")).headers()["content-security-policy"] ?? "")?.[1];
  const [first, second] = [await nonceOf(), await nonceOf()];
  expect(first).toBeTruthy();
  expect(first).not.toBe(second);
});

test("nobody outside can choose the nonce", async ({ request }) => {
  const policy = "script-src 'nonce-c3Ryb25nZXI='";
  for (const path of ["/", "/booking"]) {
    const answer = await request.get(path, { headers: { "content-security-policy": policy } });
    expect(await answer.text()).not.toContain("c3Ryb25nZXI=");
  }
});

test("the chosen theme is there before the first paint, on kept pages and others", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => localStorage.setItem("theme", "dark"));
  for (const path of ["/", "/booking", "/nothing"]) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  }
});

const files = ["/icons.svg", "/brand.svg", "/robots.txt", "/sitemap.xml", "/manifest.webmanifest", "/blog/rss.xml"];
const redirects = ["/privacy", "/en/about", "/contact/", "/blog//contact", "/dashboard", "/de/dashboard"];

for (const path of ["/", "/booking", "/nothing", "/api/health", "/api/nothing", ...files, ...redirects]) {
  test(`${path} carries the headers of every answer`, async ({ request }) => {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("same-origin");
    expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
    expect(headers["content-security-policy"]).toBeTruthy();
    expect(headers["x-powered-by"]).toBeUndefined();
    // This server is on this machine alone.
    expect(headers["strict-transport-security"]).toBeUndefined();
    expect(headers["x-robots-tag"]).toBeUndefined();
  });
}

test("the styles and share pictures of a page carry a policy under which they load nothing, its scripts one under which a worker starts", async ({
  request,
}) => {
  const html = await (await request.get("/")).text();
  const script = /"(\/_next\/static\/[^"]+\.js)"/.exec(html)?.[1] ?? "";
  expect((await request.get(script)).headers()["content-security-policy"]).toBe(
    "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
  );
  const paths = [/"(\/_next\/static\/[^"]+\.css)"/, /property="og:image" content="https?:\/\/[^/]+([^"]+)"/].map(
    (pattern) => pattern.exec(html)?.[1] ?? "",
  );
  for (const path of paths) {
    const answer = await request.get(path);
    expect([path, answer.status(), answer.headers()["content-security-policy"]]).toEqual([
      path,
      200,
      "default-src 'none'; frame-ancestors 'none'",
    ]);
  }
});

test("no cache keeps the redirect of the router's own requests for a page", async ({ request }) => {
  for (const path of ["/about", "/booking"]) {
    const answer = await request.get(path, { headers: { rsc: "1" }, maxRedirects: 0 });
    const { vary = "", "cache-control": cache } = answer.headers();
    expect([path, answer.status(), cache, vary.split(/, */)]).toEqual([
      path,
      307,
      "no-store",
      expect.arrayContaining(["rsc"]),
    ]);
  }
});
