import type { Page } from "@playwright/test";

import { locales } from "../../lib/platform/i18n/locales";
import { addPrefix } from "../../lib/platform/i18n/prefix";
import { expect, test } from "../fixtures";
import { axeFindings } from "../pages/axe";
import { pagePaths } from "../pages/every-page";

for (const locale of locales) {
  test(`the drawer and its group (${locale}) have nothing for axe to find while they are open`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(addPrefix(locale, "/about"));
    await page.locator(".burger").click();
    const drawer = page.getByRole("dialog");
    await drawer.locator(".grp").click();
    await expect(drawer.locator(".grp")).toHaveAttribute("aria-expanded", "true");
    await settled(page);
    await expectCleanInAllThemes(page);
  });

  test(`the dropdown (${locale}) has nothing for axe to find while it is open`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(addPrefix(locale, "/about"));
    const opener = page.getByRole("navigation").first().getByRole("button");
    await opener.click();
    await expect(opener).toHaveAttribute("aria-expanded", "true");
    await expectCleanInAllThemes(page);
  });
}

test("nothing moves for those who want no motion", async ({ browser, baseURL }) => {
  test.slow();
  const context = await browser.newContext({ reducedMotion: "reduce", ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  const moving: string[] = [];
  for (const path of pagePaths) {
    await page.goto(path);
    moving.push(...(await movingIn(page)).map((what) => `${path}: ${what}`));
  }
  expect(moving).toEqual([]);
  await context.close();
});

test("and that look finds what moves for the others", async ({ page }) => {
  await page.goto("/about");
  expect(await movingIn(page)).not.toEqual([]);
});

async function expectCleanInAllThemes(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  for (const theme of ["light", "dark"]) {
    await page.locator("html").evaluate((html, name) => (html.dataset.theme = name), theme);
    await settled(page);
    expect([theme, await axeFindings(page, ["color-contrast"])]).toEqual([theme, []]);
  }
}

/** Until every transition that is under way has ended. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

/** Elements, or what stands before and after them, that change over time or would. */
function movingIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const lasts = (durations: string) => durations.split(",").some((duration) => Number.parseFloat(duration) > 0);
    const found = [...document.querySelectorAll("*")].filter((element) =>
      [null, "::before", "::after"].some((part) => {
        const { transitionDuration, animationDuration, animationName, scrollBehavior } = getComputedStyle(
          element,
          part,
        );
        return (
          lasts(transitionDuration) ||
          (animationName !== "none" && lasts(animationDuration)) ||
          scrollBehavior === "smooth"
        );
      }),
    );
    return [...new Set(found.map((element) => `${element.tagName}.${element.getAttribute("class")}`))];
  });
}
