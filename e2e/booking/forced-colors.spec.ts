import type { Locator } from "@playwright/test";

import { expect, test } from "../fixtures";
import { BookingWizard } from "../pages/booking-wizard";

// Windows' contrast themes replace all colours of a page. A chosen control must still look different.
test.use({ colorScheme: "light" });

test("with forced colours, a chosen service, day and time look different from the others", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  const wizard = new BookingWizard(page);
  await wizard.open();
  await changesWhen(wizard.service(1).locator("xpath=ancestor::label"), () => wizard.service(1).check());
  await wizard.chooseService();
  await wizard.nextMonth();
  const day = page.locator(`.cal-day[data-day="${await wizard.freeDays().nth(3).getAttribute("data-day")}"]`);
  await changesWhen(day, async () => {
    await day.click();
    await expect(page.getByRole("gridcell", { selected: true }).locator(day)).toBeVisible();
  });
  const time = wizard.times().first();
  await changesWhen(time.locator("xpath=ancestor::label"), () => time.check());
});

test("with forced colours, free days look different from other days", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  const wizard = new BookingWizard(page);
  await wizard.open();
  await wizard.chooseService();
  await wizard.nextMonth();
  const borderOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).borderTopColor);
  expect(await borderOf(page.locator(".cal-day[href]").first())).not.toBe(
    await borderOf(page.locator(".cal-day:not([href])").first()),
  );
});

test("with forced colours, the current language and page look different from the others", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/faq");
  const background = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor);
  const languages = page.getByRole("banner").locator(".lang a");
  expect(await background(languages.nth(0))).not.toBe(await background(languages.nth(1)));
});

test("with forced colours, the current step differs from the coming steps, and no border touches a text", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  const wizard = new BookingWizard(page);
  await wizard.open();
  const border = (locator: Locator) =>
    locator.evaluate((element) => {
      const { borderTopColor, borderTopStyle } = getComputedStyle(element);
      return { borderTopColor, borderTopStyle };
    });
  const [current, coming] = [
    await border(page.locator(".steps .is-now")),
    await border(page.locator(".steps li").last()),
  ];
  expect(current.borderTopColor).not.toBe(coming.borderTopColor);
  expect(current.borderTopStyle).not.toBe(coming.borderTopStyle);
  const background = await page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
  expect((await border(wizard.button("leave"))).borderTopColor).toBe(background);
});

test("with forced colours, the home page hides its drawing", async ({ page }) => {
  await page.goto("/");
  const drawings = page.locator(".hero-art, .hero-strip");
  await expect(drawings.filter({ visible: true })).toHaveCount(1);
  await page.emulateMedia({ forcedColors: "active" });
  await expect(drawings.filter({ visible: true })).toHaveCount(0);
});

/** Expects that the element's pixels change, apart from its outline, when `act` chooses it. */
async function changesWhen(element: Locator, act: () => Promise<void>): Promise<void> {
  const picture = async () => {
    await element.page().evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    await element.page().mouse.move(0, 0);
    return element.screenshot();
  };
  const before = await picture();
  await act();
  expect((await picture()).equals(before)).toBe(false);
}
