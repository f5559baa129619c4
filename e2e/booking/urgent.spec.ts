import { expect, inLanguage, test } from "../fixtures";

const languages = [
  ["/", "Emergency Consultation", "Call your bank first", /Our soonest free time is \w+day \d/],
  [
    "/de",
    "Beratung im Notfall",
    "Rufen Sie zuerst Ihre Bank an",
    /Unser nächster freier Termin ist am (\w+tag|Mittwoch)/,
  ],
  ["/fr-ca", "Consultation d’urgence", "Appelez d’abord votre banque", /Notre première disponibilité est le \w+di/],
] as const;

for (const [home, link, bank, soonest] of languages) {
  test(
    `the emergency link of ${home} puts the bank first and shows the soonest free time`,
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

test("a booking without that link shows no emergency note", async ({ page }) => {
  await page.goto("/booking?service=initial-consultation");
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Call your bank first", { exact: true })).toHaveCount(0);
});
