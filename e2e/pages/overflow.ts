import type { Page } from "@playwright/test";

/**
 * Lists elements that extend beyond the right edge of the viewport, the last ones of the document. Empty if the page
 * does not scroll sideways.
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
