import { expect, sharedPageTest } from "../fixtures";

const widths = [320, 390, 768, 1440];

for (const path of ["/", "/fr-ca", "/de/services", "/booking", "/de/booking", "/fr-ca/booking/find", "/login"]) {
  sharedPageTest(`the banner states regulation and business number at every width: ${path}`, async ({ page }) => {
    await page.goto(path);
    const banner = page.locator(".banner");
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expect(banner.getByText(/CIRO|OCRI/)).toBeVisible();
      await expect(banner.getByText(/00000 0000/).filter({ visible: true })).toHaveCount(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

sharedPageTest(
  "the sign-in page has the site’s navigation in the drawer, and the booking’s footer",
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto("/login");
    await page.getByRole("button", { name: "Open menu" }).click();
    const drawer = page.getByRole("dialog");
    for (const name of ["Services", "About", "Contact", "Book Consultation"])
      await expect(drawer.getByRole("link", { name, exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
  },
);

sharedPageTest("the steps of a case alternate between left and right from 768 px", async ({ page }) => {
  for (const path of ["/", "/services"]) {
    await page.setViewportSize({ width: 768, height: 800 });
    await page.goto(path);
    const cards = page.locator(".timeline-card");
    await expect(cards).toHaveCount(5);
    const lefts = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left < 300));
    expect(lefts).toEqual([true, false, true, false, true]);
  }
});
