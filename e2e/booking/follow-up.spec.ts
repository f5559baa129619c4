import type { APIRequestContext } from "@playwright/test";
import { Client } from "pg";

import { bookSomething } from "../api/visitor";
import { expect, expectAccessible, inLanguage, scripting, sharedPageTest as test } from "../fixtures";
import { BookingWizard } from "../pages/booking-wizard";

const texts = {
  en: { offer: "Book a follow-up", name: /^Follow-up: /, price: /\$90/, email: /email address of your earlier/ },
  de: { offer: "Folgetermin buchen", name: /^Folgetermin: /, price: /90/, email: /Adresse Ihres früheren Termins/ },
  "fr-CA": {
    offer: "Réserver un suivi",
    name: /^Suivi\s?: /,
    price: /90/,
    email: /courriel de votre rendez-vous précédent/,
  },
};

/**
 * Books through the API and marks the appointment as completed in the database. Returns the manage page's path and the
 * client's email address.
 */
async function completed(request: APIRequestContext): Promise<{ path: string; email: string }> {
  const serviceType = "financial-scam-recovery";
  const { response, body } = await bookSomething(request, { serviceType }, { serviceType, fromDay: 6 });
  const { data } = (await response.json()) as { data: { bookingReference: string; manageUrl: string } };
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await client.query("update bookings set status = 'completed', completed_at = created_at where reference = $1", [
    data.bookingReference,
  ]);
  await client.end();
  return { path: new URL(data.manageUrl).pathname, email: body.clientInfo.email };
}

for (const [language, javaScriptEnabled] of [
  ["en", true],
  ["en", false],
  ["de", false],
  ["fr-CA", true],
] as const) {
  const [script, details] = scripting(javaScriptEnabled);
  test.describe(`${language}, ${script}`, details, () => {
    test.use({ javaScriptEnabled });

    test("a client books a follow-up from the manage link", inLanguage(language), async ({ page, request }) => {
      const { offer, name, price, email: hint } = texts[language];
      const { path, email } = await completed(request);
      const wizard = new BookingWizard(page, language);
      await page.goto(`${wizard.texts.path}${path}`);
      if (javaScriptEnabled) await expectAccessible(page);
      await page.getByRole("button", { name: offer }).click();
      await wizard.expectStep(2);
      await wizard.chooseDay();
      await wizard.chooseTime();

      await expect(page.getByText(hint)).toBeVisible();
      await wizard.fillDetails("somebody-else@example.org");
      await wizard.button("forward").click();
      await expect(page.getByRole("alert").getByRole("link", { name: hint })).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      await wizard.field("email").fill(email);
      await wizard.button("forward").click();
      await wizard.expectStep(4);
      await expect(page.getByText(name).first()).toBeVisible();
      await expect(page.getByText(price).first()).toBeVisible();
      await wizard.confirm("pay");
      await expect(page.getByText(name).first()).toBeVisible();
    });
  });
}

test("the manage page offers no follow-up for an appointment that has not taken place", async ({ page, request }) => {
  const { response } = await bookSomething(request, {}, { fromDay: 6 });
  const { data } = await response.json();
  await page.goto(new URL(data.manageUrl).pathname);
  await expect(page.getByText("Confirmed")).toBeVisible();
  await expect(page.getByRole("button", { name: "Book a follow-up" })).toHaveCount(0);
});
