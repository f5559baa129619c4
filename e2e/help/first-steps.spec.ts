import { gzipSync } from "node:zlib";

import { allPlans, planPath } from "../../lib/plan/plans";
import { expect, test } from "../fixtures";

test.describe("without JavaScript, on a phone of 360 px", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } });

  test("a stranger gets a personal plan with three taps from the home page", async ({ page }) => {
    await page.goto("/");
    await page
      .locator("#first")
      .getByRole("link", { name: /First steps/ })
      .click();
    await expect(page.getByRole("heading", { name: "First steps", level: 1 })).toBeVisible();
    await page.locator("summary", { hasText: "United Kingdom" }).click();
    await page.getByRole("link", { name: /^Bank transfer\s?, United Kingdom/ }).click();
    await expect(page).toHaveURL(/\/first-steps\/uk-bank-transfer$/);
    await expect(page.getByRole("heading", { name: "Call your bank now" })).toBeVisible();
    // In the tests, the review day is over, so no number is shown.
    await expect(page.locator('main a[href^="tel:"]')).toHaveCount(0);
  });

  test("a tick shows its step, and nothing is added to the address", async ({ page }) => {
    await page.goto("/first-steps/uk-bank-transfer");
    const step = page.getByRole("heading", { name: "Take the computer off the internet" });
    await page.locator("summary", { hasText: "What else is true?" }).click();
    await expect(step).toBeHidden();
    await page.getByLabel("They saw or controlled my screen").check();
    await expect(step).toBeVisible();
    await expect(page).toHaveURL(/\/first-steps\/uk-bank-transfer$/);
  });

  test("a red answer about a helper says stop", async ({ page }) => {
    await page.goto("/check-a-helper");
    const stop = page.getByText("Stop. Do not pay.");
    await expect(stop).toBeHidden();
    await page.getByRole("group", { name: "Must you pay before money comes back?" }).getByLabel("Yes").check();
    await expect(stop).toBeVisible();
  });

  test("the places of one country are shown alone", async ({ page }) => {
    await page.goto("/where-to-report");
    await page.getByLabel("Germany", { exact: true }).check();
    await expect(page.getByRole("heading", { name: "BaFin" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Financial Conduct Authority" })).toBeHidden();
  });
});

test("the document of each plan has at most 20 KB, compressed", async ({ request }) => {
  const sizes = await Promise.all(
    allPlans.map(async (plan) => {
      const body = await (await request.get(planPath(plan))).body();
      return [planPath(plan), gzipSync(body).length] as const;
    }),
  );
  expect(sizes.filter(([, size]) => size > 20 * 1024)).toEqual([]);
});
