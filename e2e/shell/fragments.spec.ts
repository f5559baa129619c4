import type { Page } from "@playwright/test";

import { expect, sharedPageTest as test, untilHydrated } from "../fixtures";

const choose = async (page: Page, name: string) => {
  const header = page.getByRole("banner");
  await header.getByRole("button", { name: "Recovery Process" }).click();
  await header.getByRole("link", { name }).click();
};

test("a link to a section on the same page scrolls there each time it is clicked", async ({ page }) => {
  await page.goto("/services#crypto-recovery");
  await untilHydrated(page);
  for (const [name, id] of [
    ["Financial scam recovery", "financial-scams"],
    ["Investment fraud recovery", "investment-fraud"],
  ] as const) {
    for (const _time of [1, 2]) {
      await choose(page, name);
      await expect(page).toHaveURL(`/services#${id}`);
      await expect(page.locator(`#${id}`).getByRole("heading").first()).toBeInViewport();
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await expect(page.locator(`#${id}`).getByRole("heading").first()).not.toBeInViewport();
    }
  }
});

// The next test opens `/booking/find`, which is rendered for each request. A prerendered page would not reveal a wrong
// fragment at once: the router keeps such a page in its cache, and the wrong fragment appears in the URL only after the
// cache entry expires.
test("a link without a fragment does not bring back the fragment of an earlier visit", async ({ page }) => {
  await page.goto("/booking/find#main");
  await untilHydrated(page);
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page).toHaveURL("/contact");
  await page.getByRole("contentinfo").getByRole("link", { name: "Client Portal" }).click();
  await expect(page).toHaveURL("/booking/find");
});

test("Back from another page scrolls to the section in the URL and keeps the query", async ({ page }) => {
  const banner = page.getByRole("banner");
  await page.goto("/services?currency=gbp");
  await untilHydrated(page);
  for (const _time of [1, 2]) await choose(page, "Financial scam recovery");
  await expect(page).toHaveURL("/services?currency=gbp#financial-scams");
  await banner.getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/services?currency=gbp#financial-scams");
  await expect(page.locator("#financial-scams").getByRole("heading").first()).toBeInViewport();
  await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toHaveCount(0);
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
});

test("Back returns to the page where the skip link was used", async ({ page }) => {
  await page.goto("/faq");
  await untilHydrated(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/faq#main");
  await page.getByRole("contentinfo").getByRole("link", { name: "Data security" }).click();
  await expect(page).toHaveURL("/data-security");
  await page.goBack();
  await expect(page).toHaveURL("/faq#main");
  await expect(page).toHaveTitle(/questions/i);
});
