import { randomInt } from "node:crypto";

import { expect, test as base } from "@playwright/test";
import type { Page } from "@playwright/test";

import { axeFindings } from "./pages/axe";

/** Every test is a visitor of its own: limits count by address. */
export const test = base.extend({
  extraHTTPHeaders: async ({}, use) => {
    await use({ "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` });
  },
  // Two hours or more from the office's, so that both clocks show.
  timezoneId: "America/Vancouver",
  page: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error" && !/Failed to load resource/.test(message.text()))
        complaints.push(message.text());
    });
    await use(page);
    expect(complaints).toEqual([]);
  },
});

export { expect };

/** Nothing for axe to find, and nothing wider than the screen. */
export async function expectAccessible(page: Page): Promise<void> {
  // A page reached by script loses its title a moment before it gets the next one. One look can take seconds.
  await expect(async () => expect(await axeFindings(page)).toEqual([])).toPass({ timeout: 30_000, intervals: [500] });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
}

/** Waits until React has taken the page over, or a part of it, which it may take later: before that, what a test changes in it is put back. */
export async function untilAwake(page: Page, part?: string): Promise<void> {
  await page.waitForFunction((selector) => {
    const own = selector === undefined ? document : document.querySelector(selector);
    return Object.keys(own ?? {}).some((key) => /^__?react(Container|Listening|Fiber)/i.test(key));
  }, part);
}

/** Moves on by Tab, as somebody without a mouse does, until an element has the focus. */
export async function tabTo(page: Page, target: ReturnType<Page["locator"]>): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("Tab never led there");
}
