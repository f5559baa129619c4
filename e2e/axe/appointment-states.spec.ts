import { randomInt, randomUUID } from "node:crypto";

import type { APIRequestContext } from "@playwright/test";

import { withClient } from "../../lib/testing/client";
import de from "../../messages/de.json";
import en from "../../messages/en.json";
import fr from "../../messages/fr-CA.json";
import { bookEveryAdviser, bookSomething } from "../api/visitor";
import { expect, inLanguage, sharedPageTest as test } from "../fixtures";
import { expectAccessibleInThemes } from "../pages/axe";
import { BookingWizard } from "../pages/booking-wizard";
import { languages, wizardTexts } from "../pages/texts";

// Only `npm run test:all` runs the tests with this tag.
const inEveryTheme = { tag: "@all" };

const texts = { en, de, "fr-CA": fr } as const;
const hour = 3_600_000;

for (const language of languages) {
  const { path } = wizardTexts[language];
  const { manage, find } = texts[language];

  test(
    `the appointment's page has no axe findings in any state, ${language}`,
    inEveryTheme,
    async ({ page, request }) => {
      test.slow();
      const alert = page.getByRole("main").getByRole("alert");
      const wizard = new BookingWizard(page, language);
      const { managePath } = await newBooking(request);
      await page.goto(path + managePath);
      await expectAccessibleInThemes(page);

      await page.getByRole("link", { name: manage.actions.move }).click();
      await page.getByRole("button", { name: manage.move.submit }).click();
      await expect(alert).toBeVisible();
      await expectAccessibleInThemes(page);

      await wizard.chooseDay();
      await wizard
        .times()
        .nth(randomInt(await wizard.times().count()))
        .check();
      await page.getByRole("button", { name: manage.move.submit }).click();
      await expect(alert).toContainText(manage.moved.title);
      await expectAccessibleInThemes(page);

      await page.getByRole("link", { name: manage.actions.cancel }).click();
      await page.locator("#reason").fill(`${"abandon ".repeat(11)}about`);
      await page.getByRole("button", { name: manage.cancel.submit }).click();
      await expect(page.locator("#reason")).toHaveAttribute("aria-invalid", "true");
      await expectAccessibleInThemes(page);

      await page.locator("#reason").fill("");
      await page.context().setOffline(true);
      await page.getByRole("button", { name: manage.cancel.submit }).click();
      await expect(alert.filter({ hasText: "+1 416" })).toBeVisible();
      await expectAccessibleInThemes(page);

      await page.context().setOffline(false);
      await page.getByRole("button", { name: manage.cancel.submit }).click();
      await expect(alert).toContainText(manage.cancelledNow.title);
      await expectAccessibleInThemes(page);
      await page.goto(path + managePath);
      await expect(page.getByText(manage.cancelled.title)).toBeVisible();
      await expectAccessibleInThemes(page);
    },
  );

  test(
    `the page of an appointment that is past or too soon to be changed online has no axe findings, ${language}`,
    inLanguage(language),
    async ({ page, request }) => {
      const { managePath, reference } = await newBooking(request);
      // An appointment in 11 hours is too near to be changed online. If the tests run during the day, this appointment
      // is in the evening or at night, when it hardly ever overlaps another appointment.
      await moveTo(reference, Date.now() + 11 * hour + randomInt(hour / 2));
      await page.goto(path + managePath);
      await expect(page.getByText(manage.tooLate.title)).toBeVisible();
      await expectAccessibleInThemes(page);

      await moveTo(reference, Date.now() - 365 * 24 * hour + randomInt(hour));
      await complete(reference);
      await page.goto(path + managePath);
      await expect(page.getByText(manage.past.title)).toBeVisible();
      await expectAccessibleInThemes(page);
    },
  );

  test(
    `the page for finding an appointment has no axe findings in any state, ${language}`,
    inEveryTheme,
    async ({ page }) => {
      await page.goto(`${path}/booking/find`);
      const main = page.getByRole("main");
      await main.getByRole("button", { name: find.submit }).click();
      await expect(main.getByRole("alert")).toBeFocused();
      await expectAccessibleInThemes(page);
      await main.getByRole("textbox").fill(`finder-${randomUUID()}@example.org`);
      await main.getByRole("button", { name: find.submit }).click();
      await expect(main.getByRole("textbox")).toHaveCount(0);
      await expectAccessibleInThemes(page);
    },
  );
}

test("the message about a taken time has no axe findings", inEveryTheme, async ({ page, request }) => {
  test.slow();
  const wizard = new BookingWizard(page);
  await wizard.open();
  await wizard.chooseService();
  await wizard.chooseDay();
  const time = wizard.times().last();
  const startTime = await time.inputValue();
  await time.check();
  await bookEveryAdviser(request, startTime);
  await wizard.button("forward").click();
  await expect(page.getByRole("alert").filter({ hasText: wizard.texts.taken })).toBeFocused();
  await expectAccessibleInThemes(page);
});

async function newBooking(
  request: APIRequestContext,
): Promise<{ readonly managePath: string; readonly reference: string }> {
  const { response } = await bookSomething(request, {}, { fromDay: 6 });
  const { data } = await response.json();
  return { managePath: new URL(data.manageUrl).pathname, reference: data.bookingReference };
}

/**
 * Moves a booking to a time that cannot be booked online. A parallel test may move another booking of the same adviser
 * to about the same time. The moved bookings last only a millisecond, so that they almost never overlap.
 */
async function moveTo(reference: string, start: number): Promise<void> {
  await inDatabase(
    `with moved as (update bookings set starts_at = $2, ends_at = $3 where reference = $1 returning id)
     update occupied_time set starts_at = $2, during = tstzrange($2, $3) where booking_id = (select id from moved)`,
    [reference, new Date(start), new Date(start + 1)],
  );
}

async function complete(reference: string): Promise<void> {
  await inDatabase("update bookings set status = 'completed', completed_at = ends_at where reference = $1", [
    reference,
  ]);
}

async function inDatabase(statement: string, values: readonly unknown[]): Promise<void> {
  await withClient(process.env.DATABASE_URL ?? "", (client) => client.query(statement, [...values]));
}
