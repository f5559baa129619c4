import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";

const homes = [
  ["/", "Book Consultation", "Learn More", "/booking"],
  ["/de", "Beratung buchen", "Mehr erfahren", "/de/booking"],
  ["/fr-ca", "Réserver une consultation", "En savoir plus", "/fr-ca/booking"],
] as const;

for (const [path, book, more, booking] of homes) {
  test.describe(`the home page at ${path}`, () => {
    test("leads to the booking", async ({ page }) => {
      await page.goto(path);
      await page.getByRole("main").getByRole("link", { name: book }).first().click();
      await expect(page).toHaveURL((url) => url.pathname === booking);
    });

    test("leads down to the services", async ({ page }) => {
      await page.goto(path);
      await page.getByRole("main").getByRole("link", { name: more, exact: true }).first().click();
      await expect(page.locator("#services-section")).toBeInViewport();
    });

    for (const width of [320, 768, 1440]) {
      test(`has nothing for axe to find and no overflow at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
      });
    }
  });
}
