import type { Page } from "@playwright/test";

import { expect, inLanguage, sharedPageTest, test } from "../fixtures";
import { BookingWizard } from "../pages/booking-wizard";
import { languages } from "../pages/texts";

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const heightOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().height));

test.describe("the home page", () => {
  for (const [path, viewport, screens] of [
    ["/", wide, 6.6],
    ["/de", wide, 6.6],
    ["/fr-ca", wide, 6.6],
    ["/", phone, 11.1],
    ["/de", phone, 11.1],
    ["/fr-ca", phone, 11.1],
  ] as const) {
    sharedPageTest(`is at most ${screens} screens long at ${viewport.width} px: ${path}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      expect(await heightOf(page, "html")).toBeLessThanOrEqual(screens * viewport.height);
    });
  }
});

sharedPageTest("the verify page is at most four screens long", async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto("/verify");
  expect(await heightOf(page, "html")).toBeLessThanOrEqual(4 * wide.height);
});

test.describe("the footer", () => {
  for (const [path, viewport, limit] of [
    ["/faq", wide, 420],
    ["/de/faq", wide, 420],
    ["/fr-ca/faq", wide, 420],
    ["/faq", phone, 900],
    ["/de/faq", phone, 900],
    ["/fr-ca/faq", phone, 900],
    ["/booking", wide, 72],
    ["/de/booking", wide, 72],
    ["/fr-ca/booking", wide, 72],
  ] as const) {
    sharedPageTest(`is at most ${limit} px high at ${viewport.width} px: ${path}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      expect(await heightOf(page, "footer")).toBeLessThanOrEqual(limit);
    });
  }
});

for (const path of ["/", "/de", "/fr-ca"]) {
  sharedPageTest(`the bar above the header has one line on a phone: ${path}`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    expect(await heightOf(page, ".banner")).toBeLessThan(45);
  });
}

test.describe("step 2 of the wizard, for a visitor in another time zone", () => {
  test.use({ timezoneId: "Europe/Berlin" });

  for (const language of languages) {
    test(
      `ends at most 950 px below the top of the page in a window 1440 px wide: ${language}`,
      inLanguage(language),
      async ({ page }) => {
        await page.setViewportSize(wide);
        const wizard = new BookingWizard(page, language);
        await wizard.open();
        await wizard.chooseService();
        // Shows the month after next, because other tests book times in the next month.
        await wizard.nextMonth();
        await wizard.nextMonth();
        await wizard.chooseFreestDay();
        const card = await page.locator(".wizard-card").boundingBox();
        const scrolled = await page.evaluate(() => scrollY);
        expect((card?.y ?? 0) + (card?.height ?? 0) + scrolled).toBeLessThanOrEqual(950);
      },
    );
  }
});
