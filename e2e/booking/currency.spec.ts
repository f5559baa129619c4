import { randomUUID } from "node:crypto";

import { withClient } from "../../lib/testing/client";
import { expect, inLanguage, sharedPageTest as test } from "../fixtures";
import { BookingWizard } from "../pages/booking-wizard";

const cases = [
  {
    language: "en",
    javaScriptEnabled: false,
    before: "$130 CAD",
    chosen: "Euros",
    price: "€750",
    pay: "Book and pay",
    booked: { price_minor: 75_000, currency: "EUR" },
  },
  {
    language: "de",
    javaScriptEnabled: true,
    before: "750 €",
    chosen: "Kanadische Dollar",
    price: "130 CAD",
    pay: "Zahlungspflichtig buchen",
    booked: { price_minor: 13_000, currency: "CAD" },
  },
] as const;

for (const { language, javaScriptEnabled, before, chosen, price, pay, booked } of cases) {
  test.describe(`${language}, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test(
      "a currency chosen in the price table applies to the page and the booking",
      inLanguage(language),
      async ({ page }) => {
        const wizard = new BookingWizard(page, language);
        const email = `chooser-${randomUUID()}@example.org`;
        await page.goto(`${wizard.texts.path}/services`);
        const service = page.locator("#crypto-recovery");
        const book = service.locator('a[href*="/booking"]:visible');
        await expect(service.getByText(before, { exact: true })).toBeVisible();
        await expect(book).toHaveCount(1);
        await page.getByRole("radio", { name: chosen }).check();
        await expect(service.getByText(before, { exact: true })).toBeHidden();
        await expect(service.getByText(price, { exact: true })).toBeVisible();
        await expect(book).toHaveCount(1);
        await book.click();
        await wizard.expectStep(1);
        // Going back keeps the chosen currency.
        await page.goBack();
        await expect(page.getByRole("radio", { name: chosen })).toBeChecked();
        // The link at the end of the page names no service, but keeps the currency.
        await page.locator('.closing a[href*="/booking"]:visible').click();
        await expect(page.locator(".service-options label").nth(1)).toContainText(price);
        await page.goBack();
        await book.click();
        await wizard.expectStep(1);
        await expect(page.locator(".service-options label:has(:checked)")).toContainText(price);
        await wizard.button("forward").click();
        await wizard.expectStep(2);
        await wizard.chooseDay();
        await wizard.chooseTime();
        await wizard.fillDetails(email);
        await wizard.button("forward").click();
        await wizard.expectStep(4);
        await expect(page.getByRole("main")).toContainText(price);
        await wizard.terms().check();
        await page.getByRole("button", { name: pay }).click();
        await wizard.expectStep(5);
        const { rows } = await withClient(process.env.DATABASE_URL ?? "", (client) =>
          client.query("select price_minor, currency, adviser_reason from bookings where email = $1", [email]),
        );
        // The adviser was chosen when the time was held. The booking stores the reason for the choice.
        expect(rows).toEqual([{ ...booked, adviser_reason: expect.stringMatching(/^language:/) }]);
      },
    );
  });
}
