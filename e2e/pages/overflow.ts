import type { Page } from "@playwright/test";

/**
 * If the page scrolls sideways, describes the elements that extend beyond the right edge of the viewport. If there are
 * more than eight, describes only the last eight.
 */
export function overflow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll("body *")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return wide
      .slice(-8)
      .map((element) => `${element.tagName}.${element.className} ${element.textContent?.slice(0, 40)}`);
  });
}
