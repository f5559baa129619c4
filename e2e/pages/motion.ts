import type { Page } from "@playwright/test";

/**
 * Lists the elements that have a transition, an animation or smooth scrolling. An element is also listed if its
 * ::before or ::after has one of the three.
 */
export function movingIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const lasts = (durations: string) => durations.split(",").some((duration) => Number.parseFloat(duration) > 0);
    const elements = [...document.querySelectorAll("*")].filter((element) =>
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
    return [...new Set(elements.map((element) => `${element.tagName}.${element.getAttribute("class")}`))];
  });
}
