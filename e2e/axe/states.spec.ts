import type { Page } from "@playwright/test";

import { locales } from "../../lib/platform/i18n/locales";
import { addPrefix } from "../../lib/platform/i18n/prefix";
import { expect, test } from "../fixtures";
import { axeFindings } from "../pages/axe";
import { pagePaths } from "../pages/every-page";

for (const locale of locales) {
  test(`the open drawer and its group have no axe findings, ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(addPrefix(locale, "/about"));
    await page.locator(".burger").click();
    const drawer = page.getByRole("dialog");
    await drawer.locator(".grp").click();
    await expect(drawer.locator(".grp")).toHaveAttribute("aria-expanded", "true");
    await animationsEnd(page);
    await expectCleanInAllThemes(page);
  });

  test(`the open dropdown has no axe findings, ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(addPrefix(locale, "/about"));
    const opener = page.getByRole("navigation").first().getByRole("button");
    await opener.click();
    await expect(opener).toHaveAttribute("aria-expanded", "true");
    await expectCleanInAllThemes(page);
  });
}

test("nothing moves when reduced motion is preferred", async ({ browser, baseURL }) => {
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

test("the check for motion finds the animations that are otherwise active", async ({ page }) => {
  await page.goto("/about");
  expect(await movingIn(page)).not.toEqual([]);
});

async function expectCleanInAllThemes(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  for (const theme of ["light", "dark"]) {
    await page.locator("html").evaluate((html, name) => (html.dataset.theme = name), theme);
    await animationsEnd(page);
    expect([theme, await axeFindings(page, ["color-contrast"])]).toEqual([theme, []]);
  }
}

/** Waits for all running transitions. */
async function animationsEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

/** Elements that have a transition, an animation or smooth scrolling, also on their ::before and ::after. */
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
