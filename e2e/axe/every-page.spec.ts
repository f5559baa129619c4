import type { Page } from "@playwright/test";

import type { Locale } from "../../lib/platform/i18n/locales";
import { expect, test, untilAwake } from "../fixtures";
import { axeFindings } from "../pages/axe";
import { everyPage } from "../pages/every-page";
import { listen } from "../pages/listen";
import { expectLook, incomparable, noteMaker } from "../pages/look";
import { overflow } from "../pages/overflow";

// Colours fade for a moment when the theme changes. A third of each pixel, so that pictures of whole pages stay small.
test.use({ contextOptions: { reducedMotion: "reduce" }, deviceScaleFactor: 1 / 3 });

/** Colours know no language: English shows in all three themes, the others in one each. The first gets the whole of axe. */
const themes: Readonly<Record<Locale, readonly string[]>> = {
  en: ["premium", "light", "dark"],
  de: ["dark"],
  "fr-CA": ["light"],
};

for (const { locale, path } of everyPage) {
  // One visit for all of it: to load a page takes longer than to look at it.
  test(`${path} (${locale}) is silent, has nothing for axe to find in any theme, fits a screen of 320 px and text of twice the size`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const heard = listen(page, baseURL);
    const answer = await page.goto(path);
    await untilAwake(page);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    if (locale === "en" && !incomparable(browser, test.info())) await expectLook(page, path);
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const [nth, theme] of themes[locale].entries()) {
      await page.locator("html").evaluate((html, name) => (html.dataset.theme = name), theme);
      expect([theme, await axeFindings(page, nth === 0 ? undefined : ["color-contrast"])]).toEqual([theme, []]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflow(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.locator("html").evaluate((html) => (html.style.fontSize = "200%"));
    expect(await overflow(page)).toEqual([]);
    // The header stays in view, so it must leave some.
    expect(await headerHeight(page)).toBeLessThan(240);
    for (const width of [320, 390, 576, 768, 992]) {
      await page.setViewportSize({ width, height: 844 });
      expect([width, await overflow(page)]).toEqual([width, []]);
    }
    // The browser itself speaks of an address that is unknown.
    if (answer?.ok()) expect(heard).toEqual([]);
  });
}

test("the pictures can be compared", ({ browser }) => {
  noteMaker(browser, test.info());
  const reason = incomparable(browser, test.info());
  test.skip(reason !== undefined, `Not compared. ${reason}`);
});

test("these looks find what is wrong", async ({ page }) => {
  await page.goto("/faq");
  // To the end of the page: React would complain of what is added to a part that it has not taken over yet.
  await untilAwake(page, "footer button");
  await page.evaluate(() => {
    const main = document.querySelector("main");
    const faint = Object.assign(document.createElement("p"), { textContent: "Too faint to be read" });
    faint.style.color = "color-mix(in srgb, var(--page), var(--ink) 30%)";
    main?.append(document.createElement("button"), faint);
  });
  expect(await axeFindings(page)).toEqual([
    expect.stringMatching(/^button-name/),
    expect.stringMatching(/^color-contrast.*Too faint/),
  ]);
  await page.locator("html").evaluate((html) => (html.dataset.theme = "dark"));
  expect(await axeFindings(page, ["color-contrast"])).toEqual([expect.stringContaining("Too faint")]);
  expect(await overflow(page)).toEqual([]);
  await page
    .locator("main p")
    .last()
    .evaluate((wide) => (wide.style.width = "200vw"));
  expect(await overflow(page)).toEqual([expect.stringContaining("Too faint")]);
});

function headerHeight(page: Page): Promise<number> {
  return page.locator(".header").evaluate((header) => header.getBoundingClientRect().height);
}
