import { expect, expectAccessible, sharedPageTest, test } from "../fixtures";

const homes = [
  ["/", "Book Consultation", "Learn More", "/booking"],
  ["/de", "Beratung buchen", "Mehr erfahren", "/de/booking"],
  ["/fr-ca", "Prendre rendez-vous", "En savoir plus", "/fr-ca/booking"],
] as const;

for (const [path, book, more, booking] of homes) {
  test.describe(`the home page at ${path}`, () => {
    test("links to the booking page", async ({ page }) => {
      await page.goto(path);
      await page.getByRole("main").getByRole("link", { name: book }).first().click();
      await expect(page).toHaveURL((url) => url.pathname === booking);
    });

    test("has a link that scrolls down to the services", async ({ page }) => {
      await page.goto(path);
      await page.getByRole("main").getByRole("link", { name: more, exact: true }).first().click();
      await expect(page.locator("#services-section")).toBeInViewport();
    });

    sharedPageTest("has no axe findings and no overflow on a tablet", async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 1024 });
      await page.goto(path);
      await expectAccessible(page);
    });
  });
}

for (const path of ["/", "/services"]) {
  test(`a placeholder replaces each service icon that does not load, at ${path}`, async ({ page }) => {
    const warned: string[] = [];
    page.on("console", (message) => message.type() === "warning" && warned.push(message.text()));
    await page.route("**/icons.svg", (route) => route.abort());
    await page.goto(path);
    await expect(page.locator(".icon-missing")).toHaveCount(4);
    expect(warned.filter((text) => text.startsWith("The icon of a service did not load"))).toHaveLength(4);
  });
}

test("services keep their icons after a client-side navigation", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await page.getByRole("navigation").first().locator('a[href="/services"]').click();
  await expect(page).toHaveURL(/\/services$/);
  await expect(page.locator("#crypto-recovery use").first()).toHaveAttribute("href", "/icons.svg#crypto");
  await page.clock.fastForward(60_000);
  await expect(page.locator(".service .icon.l use")).toHaveCount(4);
  await expect(page.locator(".icon-missing")).toHaveCount(0);
});
