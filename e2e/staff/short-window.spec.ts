import type { Page } from "@playwright/test";

import { withClient } from "../../lib/testing/client";
import { expect, sharedPageTest as test, untilHydrated } from "../fixtures";
import { isCovered } from "../pages/covered";
import { signInAs } from "./sign-in";

/** A monitor with 1280 × 1024 px at 400 % zoom. */
const window = { width: 320, height: 256 };

/** A booking whose payment can be refunded. */
async function paidBooking(): Promise<string> {
  const rows = await withClient(process.env.DATABASE_URL ?? "", async (client) => {
    const text = `select b.reference from payments p join bookings b on b.id = p.booking_id
      where p.state = 'paid' and p.refunded_minor = 0 order by b.reference limit 1`;
    return (await client.query<{ reference: string }>(text)).rows;
  });
  if (!rows[0]) throw new Error("The seed has no payment to refund");
  return rows[0].reference;
}

/** Presses Tab to the end of the page. Returns what had the focus while it was covered or out of view. */
async function coveredStops(page: Page): Promise<readonly string[]> {
  const covered: string[] = [];
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press("Tab");
    const focus = page.locator(":focus");
    if ((await focus.count()) === 0) return covered;
    const name = await focus.evaluate((element) => `${element.tagName} ${element.textContent.trim().slice(0, 40)}`);
    if (await isCovered(page)) covered.push(name);
  }
  throw new Error("The page has no end");
}

const pages: Readonly<Record<string, () => Promise<string> | string>> = {
  "the list of bookings": () => "/dashboard/bookings",
  "a new booking": () => "/dashboard/bookings/new",
  "the payments of a booking": async () => `/dashboard/payments/${await paidBooking()}`,
  "a service": () => "/dashboard/services/initial-consultation",
};

for (const [name, address] of Object.entries(pages)) {
  test(`at 400 % zoom, the keyboard reaches no control of ${name} that is covered or hidden`, async ({ page }) => {
    await page.setViewportSize(window);
    await signInAs(page, "manager", await address());
    await untilHydrated(page);
    await page.locator("main details").evaluateAll((all) => all.forEach((each) => each.setAttribute("open", "")));
    expect(await coveredStops(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
}
