import { expect, sharedPageTest as test } from "../fixtures";
import { signInAs } from "./sign-in";

test("the inbox list scrolls beside the open item and keeps its place", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await signInAs(page, "manager", "/dashboard/inbox");
  const rows = page.locator(".inbox-list a").filter({ visible: true });
  const place = () =>
    page
      .locator(".inbox-scroll")
      .filter({ visible: true })
      .evaluate((list) => list.scrollTop);
  await rows.last().click();
  await expect(page).toHaveURL(/\/dashboard\/inbox\/[A-Z]{3}-/);
  await expect(rows.last()).toHaveAttribute("aria-current", "true");
  await expect(rows.last()).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const before = await place();
  expect(before).toBeGreaterThan(0);
  await rows.nth(-2).click();
  await expect(rows.nth(-2)).toHaveAttribute("aria-current", "true");
  expect(await place()).toBe(before);
});
