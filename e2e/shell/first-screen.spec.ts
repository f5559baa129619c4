import type { Locator } from "@playwright/test";

import { expect, sharedPageTest, test } from "../fixtures";

const screens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/**
 * `locale` is the browser's language. If it differed from the language of the page, an offer of another language would
 * cover the bottom of the screen.
 */
const homes = [
  { path: "/", locale: "en-CA", answers: [/Free/, /From \$\d+\sCAD/, "Call your bank first"] },
  { path: "/de", locale: "de-DE", answers: [/Kostenlos/, /Ab \d+\s€/, "Erst die Bank anrufen"] },
  { path: "/fr-ca", locale: "fr-CA", answers: [/Gratuite/, /À partir de \d+\s\$/, "Appelez votre banque"] },
];

/** Measures how far an element's bottom edge is from the top of the page, in pixels. */
const bottomOf = (element: Locator) => element.evaluate((each) => each.getBoundingClientRect().bottom + scrollY);
const topOf = (element: Locator) => element.evaluate((each) => each.getBoundingClientRect().top + scrollY);

for (const { path, locale, answers } of homes) {
  for (const viewport of screens) {
    test.describe(`the home page at ${path}, ${viewport.width} px wide,`, () => {
      test.use({ viewport, locale });

      test("shows the free hour, a price, the advice to call the bank and a phone number on the first screen", async ({
        page,
      }) => {
        await page.goto(path);
        const main = page.getByRole("main");
        const rows = main.locator("dl").first().locator("> div");
        await expect(rows).toContainText(answers);
        for (const each of [...(await rows.all()), main.locator('a[href^="tel:"]').first()]) {
          await expect(each).toBeVisible();
          expect(await bottomOf(each)).toBeLessThanOrEqual(viewport.height);
        }
        await expect(rows.last().getByRole("link")).toHaveAttribute("href", "#first");
      });

      test("shows the alert for money lost this week directly below the first section", async ({ page }) => {
        await page.goto(path);
        const [hero, alert] = [page.locator("main > section").first(), page.locator("#first")];
        expect(await topOf(alert)).toBeCloseTo(await bottomOf(hero), 0);
      });
    });
  }
}

sharedPageTest("the sections of the home page are in the specified order", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "Did money leave your account this week?",
    /^Our figures/,
    "Our Services",
    "Our Recovery Process",
    /^Our (?:regulated )?approach/,
    /^Credentials/,
    /^What clients say/,
    /^The people/,
    "Begin Your Recovery Process",
  ]);
  await expect(page.locator("main > section > .trust li b")).toHaveText([
    "CIRO Regulated",
    "Legal Compliance",
    "Toronto Based",
    "No Recovery, No Fee",
  ]);
});

sharedPageTest("the first client review on the home page reports only a partial recovery", async ({ page }) => {
  await page.goto("/");
  const reviews = page.getByRole("group", { name: "Client reviews" });
  await expect(reviews.getByRole("listitem")).toHaveCount(3);
  await expect(reviews.getByRole("listitem").first()).toContainText("Partial Recovery");
});
