import type { Page } from "@playwright/test";

import { expect, expectAccessible, inLanguage, tabTo, test } from "../fixtures";
import { BookingWizard } from "../pages/booking-wizard";
import { languages } from "../pages/texts";

// The widths are in pixels. Each language is tested at two widths, and each width in two languages.
const widths = { en: [320, 1440], de: [320, 390], "fr-CA": [390, 1440] } as const;

for (const language of languages) {
  for (const width of widths[language]) {
    const details = width === 320 ? { tag: "@all" } : inLanguage(language);
    test(`books by mouse without axe findings, ${language}, ${width} px`, details, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      const wizard = new BookingWizard(page, language);
      await wizard.open();
      await expectAccessible(page);
      await wizard.chooseService();
      await expectAccessible(page);
      await expectTitled(page, 2);
      await wizard.chooseDay();
      await expectAccessible(page);
      await wizard.chooseTime();
      await expectAccessible(page);
      await expectTitled(page, 3);
      await wizard.sendDetails();
      await expectAccessible(page);
      await expectTitled(page, 4);
      await wizard.confirm();
      await expectAccessible(page);
      await expectTitled(page, 5);
      expect(await wizard.reference()).toMatch(/^FRS-/);
    });
  }

  test(`books by keyboard alone, ${language}`, inLanguage(language), async ({ page }) => {
    test.slow();
    const wizard = new BookingWizard(page, language);
    await wizard.open();
    await tabTo(page, wizard.service());
    await page.keyboard.press("Space");
    await tabTo(page, wizard.button("forward"));
    await page.keyboard.press("Enter");

    await wizard.expectStep(2);
    await expect(wizard.title(2)).toBeFocused();
    await tabTo(page, page.locator(".cal-day[tabindex='0']"));
    const month = page.locator("#calendar-month");
    const monthText = await month.innerText();
    await page.keyboard.press("PageDown");
    await expect(month).not.toHaveText(monthText);
    await reachFreeDay(page, wizard);
    await page.keyboard.press("Enter");
    await expect(wizard.times().first()).toBeFocused();
    await page.keyboard.press("Space");
    // The tests of the three languages run in parallel and choose the same day, so each books a different start time.
    for (let down = 0; down < 3 * languages.indexOf(language); down += 1) await page.keyboard.press("ArrowDown");
    await tabTo(page, wizard.button("forward"));
    await page.keyboard.press("Enter");

    await wizard.expectStep(3);
    await expect(wizard.title(3)).toBeFocused();
    for (const [field, text] of [
      ["firstName", "Margaret"],
      ["lastName", "Kowalchuk"],
      ["email", "margaret@example.org"],
      ["phone", "+1 604 555 0142"],
    ] as const) {
      await tabTo(page, wizard.field(field));
      await page.keyboard.type(text);
    }
    await tabTo(page, page.locator("#preferredContactMethod-email"));
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowRight");
    await expect(wizard.choice("contact", "byPhone")).toBeChecked();
    await tabTo(page, wizard.choice("history", "isNew"));
    await page.keyboard.press("Space");
    await tabTo(page, wizard.consent());
    await page.keyboard.press("Space");
    await tabTo(page, wizard.button("forward"));
    await page.keyboard.press("Enter");

    await wizard.expectStep(4);
    await expect(wizard.title(4)).toBeFocused();
    await tabTo(page, wizard.terms());
    await page.keyboard.press("Space");
    await tabTo(page, wizard.button("confirm"));
    await page.keyboard.press("Enter");
    await wizard.expectStep(5);
    await expect(wizard.title(5)).toBeFocused();
  });
}

for (const width of [390, 1440]) {
  test(`the language offer never covers the Continue button, ${width} px`, { tag: "@all" }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const wizard = new BookingWizard(page, "de");
    await wizard.open();
    await wizard.chooseService();
    await expect(page.locator(".lang-offer")).toBeVisible();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 50) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
      const [offer, button] = [
        await page.locator(".lang-offer").boundingBox(),
        await wizard.button("forward").boundingBox(),
      ];
      if (!offer || !button) throw new Error("The language offer or the button is not shown");
      const isApart =
        button.y + button.height <= offer.y ||
        offer.y + offer.height <= button.y ||
        button.x + button.width <= offer.x ||
        offer.x + offer.width <= button.x;
      expect([top, isApart]).toEqual([top, true]);
    }
  });
}

async function expectTitled(page: Page, step: number): Promise<void> {
  await expect(page).toHaveTitle(new RegExp(`\\b${step} (?:of|von|de) 5`));
}

/** Presses the right arrow key until a day with free times has the focus. This day can be in a later month. */
async function reachFreeDay(page: Page, wizard: BookingWizard): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    const label = await page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
    if (wizard.texts.free.test(label)) return;
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).not.toBe(label);
  }
  throw new Error("No free day was reached");
}
