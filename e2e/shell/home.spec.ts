import { expect, expectAccessible, test } from "../fixtures";

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

    test("has nothing for axe to find and no overflow on a tablet", async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 1024 });
      await page.goto(path);
      await expectAccessible(page);
    });
  });
}
