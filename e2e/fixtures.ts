import { randomInt } from "node:crypto";
import { readFileSync } from "node:fs";

import { expect, test as base } from "@playwright/test";
import type { BrowserContext, Page } from "@playwright/test";

import { expectNoFindings } from "./pages/axe";

/** The script that sets the clock of a browser to the clock of the site (scripts/testing/clock.ts). */
const clock = readFileSync("scripts/testing/shift-clock.mjs", "utf8").replace(
  "process.env.CLOCK_SHIFT_MS",
  process.env.CLOCK_SHIFT_MS ?? "0",
);

/** Each test gets its own network address, because rate limits count requests by network address. */
export const test = base.extend({
  extraHTTPHeaders: async ({}, use) => {
    await use({ "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` });
  },
  // The wizard shows the office's time only to visitors in a different time zone. The tests use such a zone.
  timezoneId: "America/Vancouver",
  context: async ({ context }, use) => {
    await context.addInitScript({ content: clock });
    await use(context);
  },
  page: async ({ page }, use) => {
    await expectNoErrors(page, () => use(page));
  },
});

const shared = new Map<boolean | undefined, BrowserContext>();

/**
 * Tests share a page, so that the browser loads and compiles the scripts only once. Each test starts without cookies or
 * stored data, and with its own network address and viewport. Motion is reduced, so that a change of theme shows the
 * final colours at once. A test must use `test` instead if it needs an empty cache, motion, a different locale or a
 * different time zone. A test that sets the page's clock or adds scripts to the page must also use `test`.
 */
export const sharedPageTest = test.extend({
  context: async ({ browser, javaScriptEnabled, extraHTTPHeaders }, use) => {
    let context = shared.get(javaScriptEnabled);
    if (!context) {
      context = await browser.newContext({ reducedMotion: "reduce" });
      await context.addInitScript({ content: clock });
      shared.set(javaScriptEnabled, context);
    }
    await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    await use(context);
    await empty(context);
  },
  page: async ({ context, viewport }, use) => {
    const page = await firstPage(context);
    if (viewport) await page.setViewportSize(viewport);
    await expectNoErrors(page, () => use(page));
    for (const event of ["console", "pageerror", "request", "response"]) page.removeAllListeners(event);
  },
});

const firstPage = async (context: BrowserContext) => context.pages()[0] ?? (await context.newPage());

/**
 * Closes all pages except the first, opens a text file in the first page, and deletes cookies and stored data. The text
 * file has no scripts that could send requests or store data.
 */
async function empty(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  const page = await firstPage(context);
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll();
  await page.goto("/robots.txt");
  await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
  await context.clearCookies();
}

/** Errors that are part of a test: a refused request, and the frame of a preview, in which no script may run. */
const expected = /Failed to load resource|^Blocked script execution in '[^']+\/dashboard\/content\/preview\//;

/** Runs the function and expects no uncaught errors and no errors in the console. */
async function expectNoErrors(page: Page, body: () => Promise<void>): Promise<void> {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" && !expected.test(message.text())) complaints.push(message.text());
  });
  await body();
  expect(complaints).toEqual([]);
}

export { expect };

/** Returns test details for a language: `npm test` runs English only, and `npm run test:all` runs every language. */
export const inLanguage = (language: string) => (language === "en" ? {} : { tag: "@all" });

/**
 * Returns the title and details of a group of tests with or without JavaScript. `npm run test:all` runs every group.
 * `npm test` skips the groups without JavaScript, because booking/without-script.spec.ts already tests a booking
 * without JavaScript.
 */
export const scripting = (isEnabled: boolean): [title: string, details: { tag?: string }] =>
  isEnabled ? ["with JavaScript", {}] : ["without JavaScript", { tag: "@all" }];

/** Expects no axe findings, and no horizontal overflow. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoFindings(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
}

/**
 * Waits until React has hydrated the page or the given part of it. If a test changed the page before hydration,
 * hydration would undo the change. React marks an element as hydrated before the page handles keys. The function
 * therefore also waits until the browser is idle.
 */
export async function untilHydrated(page: Page, part?: string): Promise<void> {
  await page.waitForFunction((selector) => {
    const own = selector === undefined ? document : document.querySelector(selector);
    return Object.keys(own ?? {}).some((key) => /^__?react(Container|Listening|Fiber)/i.test(key));
  }, part);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, target: ReturnType<Page["locator"]>): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("Pressing Tab did not reach the element");
}
