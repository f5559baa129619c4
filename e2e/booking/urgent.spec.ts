import { expect, inLanguage, sharedPageTest as test } from "../fixtures";
import { BookingWizard } from "../pages/booking-wizard";

const languages = [
  ["/", "Emergency Consultation", "Call your bank first", /Our soonest free time is \w+day \d/],
  [
    "/de",
    "Dringende Beratung",
    "Rufen Sie zuerst Ihre Bank an",
    /Unser nächster freier Termin ist am (\w+tag|Mittwoch)/,
  ],
  ["/fr-ca", "Consultation d’urgence", "Appelez d’abord votre banque", /Notre première disponibilité est le \w+di/],
] as const;

for (const [home, link, bank, soonest] of languages) {
  test(
    `the emergency link on ${home} opens a page with the soonest free time and the advice to call the bank first`,
    inLanguage(home === "/" ? "en" : home),
    async ({ page }) => {
      await page.goto(home);
      await page.getByRole("contentinfo").getByRole("link", { name: link }).click();
      const main = page.getByRole("main");
      await expect(main.getByText(bank, { exact: true })).toBeVisible();
      await expect(main.getByText(soonest)).toBeVisible();
    },
  );
}

test("the emergency link preselects the soonest free time, which is not held until the visitor continues", async ({
  page,
}) => {
  const wizard = new BookingWizard(page);
  await wizard.open("?service=initial-consultation&urgent=1");
  await wizard.button("forward").click();
  await wizard.expectStep(2);
  await expect(page.getByText("Call your bank first", { exact: true })).toBeVisible();
  const [first] = await page
    .locator(".cal-day[href]")
    .evaluateAll((days) => days.map((day) => day.getAttribute("data-day")));
  await expect(page.locator("[aria-selected=true] a")).toHaveAttribute("data-day", first ?? "");
  await expect(wizard.times().first()).toBeChecked();
  await expect(page.locator(".wizard-bar b")).toHaveText(/^\w+day \d/);
  await expect(page.getByText("We are holding this time")).toHaveCount(0);
  await wizard.button("forward").click();
  await wizard.expectStep(3);
  await expect(page.getByText("We are holding this time")).toBeVisible();
});

test("without the emergency link, the booking page does not tell visitors to call the bank first", async ({ page }) => {
  await page.goto("/booking?service=initial-consultation");
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Call your bank first", { exact: true })).toHaveCount(0);
});
