import type { Page } from "@playwright/test";

/** Whether the focused element cannot be seen: other elements cover it, or the window does not show it. */
export function isCovered(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    const [box] = focused?.getClientRects() ?? [];
    if (!focused || !box) return true;
    return [0.1, 0.5, 0.9].every((part) => {
      const front = document.elementFromPoint(box.x + box.width * part, box.y + box.height / 2);
      return !focused.contains(front) && !front?.closest("label")?.contains(focused);
    });
  });
}
