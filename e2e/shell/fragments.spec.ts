import type { Page } from "@playwright/test";

import { expect, test, untilAwake } from "../fixtures";

const choose = async (page: Page, name: string) => {
  const header = page.getByRole("banner");
  await header.getByRole("button", { name: "Recovery Process" }).click();
  await header.getByRole("link", { name }).click();
};

test("a link to a place on a page leads there from that page too, and as often as it is pressed", async ({ page }) => {
  await page.goto("/services#crypto-recovery");
  await untilAwake(page);
  for (const [name, id] of [["Financial scam recovery", "financial-scams"], ["Investment fraud recovery", "investment-fraud"]] as const) {
    for (const _time of [1, 2]) {
      await choose(page, name);
      await expect(page).toHaveURL(`/services#${id}`);
      await expect(page.locator(`#${id}`).getByRole("heading").first()).toBeInViewport();
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await expect(page.locator(`#${id}`).getByRole("heading").first()).not.toBeInViewport();
    }
  }
});

test("a page that was opened at one place is found whole again, and at another place", async ({ page }) => {
  await page.goto("/services#crypto-recovery");
  await untilAwake(page);
  const banner = page.getByRole("banner");
  await banner.getByRole("link", { name: "About", exact: true }).click();
  await expect(page).toHaveURL("/about");
  await banner.getByRole("link", { name: "Services", exact: true }).click();
  await expect(page).toHaveURL("/services");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();

  await page.goto("/services#crypto-recovery");
  await page.reload();
  await untilAwake(page);
  await banner.getByRole("link", { name: "About", exact: true }).click();
  await expect(page).toHaveURL("/about");
  await choose(page, "Financial scam recovery");
  await expect(page).toHaveURL("/services#financial-scams");
  await expect(page.locator("#financial-scams").getByRole("heading").first()).toBeInViewport();
});
