import { newToken } from "../../lib/platform/security/token";
import de from "../../messages/de.json";
import en from "../../messages/en.json";
import fr from "../../messages/fr-CA.json";
import { serverTexts } from "../../scripts/serve/texts";
import { expect, inLanguage } from "../fixtures";
import { test } from "../own-site";

// Without the table `booking_drafts`, the server cannot render the booking page.
test.beforeAll(({ site }) => site.client.query("alter table booking_drafts rename to gone"));
test.afterAll(({ site }) => site.client.query("alter table gone rename to booking_drafts"));
test.beforeEach(({ context, site }) =>
  context.addCookies([{ name: "booking-draft", value: newToken(), url: site.url }]),
);

for (const [language, path, words] of [
  ["en", "/booking", en],
  ["de", "/de/booking", de],
  ["fr-CA", "/fr-ca/booking", fr],
] as const) {
  test(
    `a booking page that fails on the server shows an error with a contact link, ${language}`,
    inLanguage(language),
    async ({ context }) => {
      // React logs the server's error to the console. If the fixture's `page` logs an error, the test fails. This test
      // therefore opens its own page.
      const page = await context.newPage();
      const { title, contact } = words.errorScreens.booking;
      const response = await page.goto(path);
      expect(response?.status()).toBe(500);
      await expect(page.getByRole("alert").getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole("alert").getByRole("link", { name: contact })).toBeVisible();
      await expect(page).toHaveTitle(title);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
    },
  );

  test(
    `a booking page that fails on the server shows an error even if JavaScript is off, ${language}`,
    { tag: "@all" },
    async ({ page }) => {
      const response = await page.request.get(path);
      const { bookingFailed } = serverTexts[language];
      const html = await response.text();
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toContain(`<noscript><main><h1>${bookingFailed.title}</h1><p>${bookingFailed.text}</p>`);
    },
  );
}
