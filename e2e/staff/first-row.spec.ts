import type { Page } from "@playwright/test";

import { expect, sharedPageTest as test } from "../fixtures";
import { overflow } from "../pages/overflow";
import { signInAs } from "./sign-in";

const rows = "main :is(tbody tr, .inbox-list > li, .record-list > li, .lead-card, .question-row)";

/** Every list of the desk, in a view that has rows in the sample. */
const lists = [
  "/dashboard/bookings",
  "/dashboard/clients",
  "/dashboard/inbox",
  "/dashboard/inbox?view=quarantine",
  "/dashboard/payments",
  "/dashboard/outbox?view=failed",
  "/dashboard/outbox?view=sent",
  "/dashboard/staff",
  "/dashboard/advisers",
  "/dashboard/content",
  "/dashboard/tasks?view=everyone",
  "/dashboard/audit",
  "/dashboard/google-ads-leads",
  "/dashboard/google-ads-leads?view=list",
  "/dashboard/data-requests",
  "/dashboard/complaints",
  "/dashboard/services",
  "/dashboard/claims",
  "/dashboard/settings/templates",
  "/dashboard/settings/legal",
];

/** The distance in pixels from the top of the document to the first row of its list. */
async function topOfFirstRow(page: Page): Promise<number> {
  const row = page.locator(rows).filter({ visible: true }).first();
  await expect(row).toBeVisible();
  return row.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY));
}

for (const { width, height, limit } of [
  { width: 1440, height: 900, limit: 420 },
  { width: 390, height: 844, limit: 560 },
]) {
  test(`the first row of every list is within ${limit} px at a width of ${width} px`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height });
    await signInAs(page, "admin");
    const low: string[] = [];
    for (const list of lists) {
      await page.goto(list);
      const top = await topOfFirstRow(page);
      if (top > limit) low.push(`${list}: ${top}`);
      expect([list, await overflow(page)]).toEqual([list, []]);
    }
    expect(low).toEqual([]);
  });
}

test("no list scrolls sideways at a width of 320 px", { tag: "@all" }, async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 844 });
  await signInAs(page, "admin");
  for (const list of [...lists, "/dashboard"]) {
    await page.goto(list);
    expect([list, await overflow(page)]).toEqual([list, []]);
  }
});

test("Today is at most 1.6 screens high for a manager", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs(page, "manager");
  await expect(page.getByRole("heading", { name: "Last 30 days" })).toBeVisible();
  // Other tests add appointments and tasks to this day. Only as many rows as the sample has are measured.
  await page
    .locator(".day-agenda > li:nth-child(n + 11), [aria-labelledby=tasks] li:nth-child(n + 3)")
    .evaluateAll((rows) => rows.forEach((row) => row.remove()));
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1_440);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the closed filters of a phone open and limit the list", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signInAs(page, "manager", "/dashboard/bookings");
    await expect(page.getByLabel("Status")).toBeHidden();
    await page.getByText("Filters (2)").click();
    await page.getByLabel("Status").selectOption("cancelled");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL(/status=cancelled/);
    await expect(page.locator(rows).first()).toContainText("Cancelled");
  });
});
