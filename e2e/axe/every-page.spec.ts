import type { Page } from "@playwright/test";

import { expect, sharedPageTest as test, untilHydrated } from "../fixtures";
import { axeFindings, rulesOfThemes } from "../pages/axe";
import { everyPage } from "../pages/every-page";
import { listen } from "../pages/listen";
import { movingIn } from "../pages/motion";
import { overflow } from "../pages/overflow";
import { showTheme } from "../pages/theme";

for (const { locale, path } of everyPage) {
  // All checks share one page load, because loading takes longer than a check.
  test(`${path} (${locale}) logs nothing, has no axe findings and no animations, and fits 320 px and double text size`, async ({
    page,
    baseURL,
  }) => {
    const noise = listen(page, baseURL);
    const response = await page.goto(path);
    await untilHydrated(page);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const [theme, rules] of rulesOfThemes(locale)) {
      await showTheme(page, theme);
      expect([theme, await axeFindings(page, rules)]).toEqual([theme, []]);
    }
    // The browser context of these tests asks for reduced motion, so nothing on the page may move.
    expect(await movingIn(page)).toEqual([]);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 640 });
      expect([width, await overflow(page)]).toEqual([width, []]);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.locator("html").evaluate((html) => (html.style.fontSize = "200%"));
    expect(await overflow(page)).toEqual([]);
    // The header is sticky, so it must not cover most of the window.
    expect(await headerHeight(page)).toBeLessThan(240);
    // These are the narrowest widths of the layouts: a page that fits one also fits the wider ones up to the next.
    for (const width of [320, 576, 768, 992]) {
      await page.setViewportSize({ width, height: 844 });
      expect([width, await overflow(page)]).toEqual([width, []]);
    }
    // For a page that returns 404, the browser itself logs an error.
    if (response?.ok()) expect(noise).toEqual([]);
  });
}

test("the checks for axe findings and overflow detect errors", async ({ page }) => {
  await page.goto("/faq");
  // The footer is hydrated last. If the test added its elements before hydration, React would report them.
  await untilHydrated(page, "footer button");
  await page.evaluate(() => {
    const main = document.querySelector("main");
    const faint = Object.assign(document.createElement("p"), { textContent: "Too faint to be read" });
    faint.style.color = "color-mix(in srgb, var(--page), var(--ink) 30%)";
    main?.append(document.createElement("button"), faint);
    const misnamed = Object.assign(document.createElement("button"), { textContent: "Send", ariaLabel: "Close" });
    const targets = ["1", "2"].map((textContent) => Object.assign(document.createElement("button"), { textContent }));
    for (const target of targets) target.style.cssText = "width: 12px; height: 12px; padding: 0; overflow: hidden";
    main?.append(misnamed, ...targets);
  });
  expect(await axeFindings(page)).toEqual([
    expect.stringMatching(/^button-name/),
    expect.stringMatching(/^color-contrast.*Too faint/),
    expect.stringMatching(/^label-content-name-mismatch.*Send/),
    expect.stringMatching(/^target-size/),
  ]);
  await showTheme(page, "dark");
  expect(await axeFindings(page, "colours")).toEqual([expect.stringContaining("Too faint")]);
  expect(await overflow(page)).toEqual([]);
  await page
    .locator("main p")
    .last()
    .evaluate((wide) => (wide.style.width = "200vw"));
  expect(await overflow(page)).toEqual([expect.stringContaining("Too faint")]);
});

/** Returns the header's height in pixels, or 0 on the sign-in pages, which have no header. */
async function headerHeight(page: Page): Promise<number> {
  const header = page.locator(".header");
  return (await header.count()) === 0 ? 0 : header.evaluate((element) => element.getBoundingClientRect().height);
}
