import type { BrowserContext, Page } from "@playwright/test";

import { choicesVersion } from "../../lib/privacy/choices";
import { expect, expectAccessible, tabTo, untilHydrated } from "../fixtures";
import { test } from "../google-site";
import { standInForOthers } from "../pages/google-stand-in";

test.describe.configure({ mode: "default", timeout: 120_000 });

const marketing = ["/", "/about", "/services", "/services/cryptocurrency-recovery", "/faq", "/blog", "/verify"];
const others = [
  ...["/contact", "/cryptocurrency-recovery", "/financial-recovery", "/booking", "/booking/find", "/newsletter"],
  ...["/privacy-choices", "/privacy-policy", "/login", "/component-test", "/nothing"],
];

const question = (page: Page) => page.getByRole("region", { name: "May Google count this visit?" });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

async function agree(page: Page): Promise<void> {
  await open(page, "/");
  await question(page).getByRole("button", { name: "Agree" }).click();
  await expect(question(page)).toBeHidden();
}

/** A page on which the tags of others may write to the console. */
async function aPage(context: BrowserContext, site: string) {
  const left = await standInForOthers(context, site);
  const page = await context.newPage();
  const reports = () => left.filter(({ pathname }) => pathname === "/g/collect");
  return { page, left, reports };
}

const frames = (page: Page) => page.locator("iframe").count();

test("without an answer and after a refusal, nothing leaves the site", async ({ context, site }) => {
  const { page, left } = await aPage(context, site.url);
  for (const path of [...marketing, ...others]) await open(page, path);
  await open(page, "/");
  await question(page).getByRole("button", { name: "Refuse" }).click();
  await expect(question(page)).toBeHidden();
  for (const path of [...marketing, ...others]) {
    await open(page, path);
    expect([path, await frames(page), await question(page).count()]).toEqual([path, 0, 0]);
  }
  expect(left).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("google_visitor");
});

test("after consent, only Google learns of a page view, with no value beyond the list", async ({ context, site }) => {
  const { page, left, reports } = await aPage(context, site.url);
  await agree(page);
  await expect.poll(() => reports().length).toBeGreaterThanOrEqual(2);
  const [first] = reports().filter(({ searchParams }) => searchParams.get("tid") === "G-ABCDEF1234");
  const visitor = (await context.cookies()).find(({ name }) => name === "google_visitor")?.value ?? "";
  const page_location = `${site.url}/`;
  expect(Object.fromEntries(first?.searchParams ?? [])).toEqual({
    v: "2",
    tid: "G-ABCDEF1234",
    en: "page_view",
    gcs: "G100",
    sid: "1900000000",
    _ss: "1",
    cu: "GBP",
    "epn.value": "1",
    cid: visitor,
    dl: page_location,
    dt: "Financial Recovery Specialists",
    dr: "",
  });
  expect(visitor).toMatch(/^[0-9a-f-]{36}$/);

  // The router shows the next page. Its address is reported as a pattern.
  await page.goto("/services?gclid=canary&utm_source=canary#canary");
  await page.locator("footer a[href^='/services/cryptocurrency-recovery']").first().click();
  // The marks of the advertisement travel in our own links, and Google does not learn them.
  await expect(page).toHaveURL(/\/services\/cryptocurrency-recovery\?gclid=canary&utm_source=canary$/);
  const pages = () => reports().map(({ searchParams }) => `${searchParams.get("en")} ${searchParams.get("dl")}`);
  await expect.poll(pages).toContain(`page_view ${site.url}/services`);
  await expect.poll(pages).toContain(`page_view ${site.url}/services/{service}`);
  await expect.poll(pages).toContain(`service_interest ${site.url}/services/{service}`);

  const telephone = page.locator("a[href^='tel:']").first();
  await telephone.evaluate((link) => {
    link.addEventListener("click", (event) => event.preventDefault());
    link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  });
  await expect.poll(pages).toContain(`phone_call ${site.url}/services/{service}`);

  // The container's tags of others reached nobody but through our list.
  expect(new Set(left.map(({ host }) => host))).toEqual(
    new Set(["www.googletagmanager.com", "region1.google-analytics.com", "www.google-analytics.com"]),
  );
  expect(left.map(String).join("\n")).not.toContain("canary");
  expect(new Set(left.filter(({ host }) => host === "www.googletagmanager.com").map(String))).toEqual(
    new Set([
      "https://www.googletagmanager.com/gtag/js?id=G-ABCDEF1234",
      "https://www.googletagmanager.com/gtm.js?id=GTM-ABCD123",
    ]),
  );
  const allowed = ["v", "tid", "en", "gcs", "sid", "_ss", "cu", "epn.value", "cid", "dl", "dt", "dr"];
  for (const { searchParams } of reports())
    expect([...searchParams.keys()].filter((name) => !allowed.includes(name))).toEqual([]);
});

test("after consent, Google is on no other page, also if the router shows it", async ({ context, site }) => {
  const { page, left, reports } = await aPage(context, site.url);
  await agree(page);
  await expect.poll(() => reports().length).toBeGreaterThanOrEqual(1);
  await expect.poll(() => frames(page)).toBe(1);
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).first().click();
  await expect(page).toHaveURL(/\/about$/);
  expect(await frames(page)).toBe(1);
  for (const name of ["Contact", "Book consultation"]) {
    await page.goto("/about");
    await expect.poll(() => frames(page)).toBe(1);
    await page.getByRole("link", { name }).first().click();
    await expect(page).toHaveURL(/\/(?:contact|booking)$/);
    await expect(page.locator("form").first()).toBeVisible();
    expect(await frames(page)).toBe(0);
  }
  await page.goBack();
  left.length = 0;
  for (const path of others) {
    await open(page, path);
    expect([path, await frames(page)]).toEqual([path, 0]);
  }
  expect(left).toEqual([]);
  // A visitor who began on a page whose policy names no host of Google is counted from the next full load on.
  await open(page, "/booking");
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL(`${site.url}/`);
  await untilHydrated(page);
  expect([await frames(page), left]).toEqual([0, []]);
});

test("a withdrawal on the page Privacy choices ends it at once, in other windows too", async ({ context, site }) => {
  const { page, left, reports } = await aPage(context, site.url);
  await agree(page);
  await expect.poll(() => reports().length).toBeGreaterThanOrEqual(1);
  const other = await context.newPage();
  await open(other, "/privacy-choices");
  for (const name of ["Counting visits", "Seeing whether"])
    await other.getByRole("group", { name }).getByRole("radio", { name: "Refuse" }).check();
  await other.getByRole("button", { name: "Save my choices" }).click();
  await expect(other.getByText("Your choices are saved.")).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("google_visitor");
  left.length = 0;
  // The first window still has the frame. What its scripts try to send is dropped.
  await page
    .frames()[1]
    ?.evaluate(() => (window as unknown as { gtag: (...args: unknown[]) => void }).gtag("event", "page_view", {}));
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).first().click();
  await expect(page).toHaveURL(/\/about$/);
  await expect.poll(() => frames(page)).toBe(0);
  expect(left).toEqual([]);
});

test("a browser that objects to being tracked is neither asked nor counted", async ({ context, site }) => {
  await context.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  const { page, left } = await aPage(context, site.url);
  const response = await page.request.post("/api/consent", {
    data: { purposes: ["analytics"], version: choicesVersion, locale: "en" },
  });
  expect(response.status()).toBe(204);
  await open(page, "/");
  expect([await frames(page), await question(page).count(), left]).toEqual([0, 0, []]);
});

for (const [width, theme] of [
  [320, "light"],
  [390, "dark"],
  [1440, "premium"],
] as const)
  test(`the question covers nothing and takes no focus at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: width === 1440 ? 900 : 844 });
    await page.addInitScript((chosen) => localStorage.setItem("theme", chosen), theme);
    await open(page, "/");
    const panel = question(page);
    await expect(panel).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    const [refuse, agreeing] = await Promise.all(
      ["Refuse", "Agree"].map((name) => panel.getByRole("button", { name }).boundingBox()),
    );
    expect([refuse?.width, refuse?.height, refuse?.y]).toEqual([agreeing?.width, agreeing?.height, agreeing?.y]);
    expect(refuse?.height).toBeGreaterThanOrEqual(44);
    // The page still scrolls, and its end is above the question.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const top = (await panel.boundingBox())?.y ?? 0;
    const last = await page.getByRole("contentinfo").boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(top + 1);
    await page.evaluate(() => scrollTo(0, 0));
    await tabTo(page, panel.getByRole("button", { name: "Refuse" }));
    await page.keyboard.press("Enter");
    await expect(panel).toBeHidden();
  });

test("the question shifts nothing, is not printed and is not on other pages", async ({ page }) => {
  await page.addInitScript(() => {
    const shifts = Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.shifted += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await open(page, "/about");
  await expect(question(page)).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.001);
  await page.emulateMedia({ media: "print" });
  await expect(question(page)).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  for (const path of ["/booking", "/booking/find", "/login", "/newsletter", "/privacy-choices"]) {
    await open(page, path);
    expect([path, await question(page).count()]).toEqual([path, 0]);
  }
});

test("the frame of Google's scripts has no origin, learns no address and is framed only here", async ({ request }) => {
  const response = await request.get("/api/google-frame");
  expect(response.status()).toBe(200);
  const headers = response.headers();
  expect(headers["content-security-policy"]).toMatch(
    /^default-src 'none'; script-src 'sha256-.*frame-ancestors 'self'; sandbox allow-scripts$/,
  );
  expect([headers["x-frame-options"], headers["referrer-policy"]]).toEqual(["SAMEORIGIN", "no-referrer"]);
  for (const [path, isConnected] of [
    ["/", true],
    ["/booking", false],
    ["/privacy-choices", false],
    ["/login", false],
  ] as const) {
    const policy = (await request.get(path)).headers()["content-security-policy"] ?? "";
    expect([path, policy.includes("google-analytics.com")]).toEqual([path, isConnected]);
    expect(policy).not.toContain("googletagmanager");
  }
});
