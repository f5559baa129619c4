import type { Page } from "@playwright/test";

import { locales } from "../../lib/platform/i18n/locales";
import { expect, test } from "../fixtures";
import { everyPage } from "../pages/every-page";
import { overflow } from "../pages/overflow";

test.use({ viewport: { width: 1280, height: 800 }, trace: "off" });

for (const locale of locales) {
  test(`every page in ${locale} holds text of twice the size`, async ({ page }) => {
    test.slow();
    const wide: string[] = [];
    for (const { path } of everyPage.filter((each) => each.locale === locale)) {
      await page.goto(path);
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      wide.push(...(await overflow(page)).map((element) => `${path}: ${element}`));
      // The header stays in view, so it must leave some.
      expect([path, (await headerHeight(page)) < 240]).toEqual([path, true]);
    }
    expect(wide).toEqual([]);
  });
}

function headerHeight(page: Page): Promise<number> {
  return page.locator(".header").evaluate((header) => header.getBoundingClientRect().height);
}
