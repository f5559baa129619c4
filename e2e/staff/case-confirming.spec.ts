import type { Locator, Page } from "@playwright/test";

import { expect, expectAccessible, sharedPageTest as test, tabTo } from "../fixtures";
import { openedCase, openedInTwoWindows } from "./opened-case";
import { signInAs } from "./sign-in";

/** Finds the first rule that can be confirmed. */
const openRule = (window: Page) =>
  window
    .locator(".rule-list > li")
    .filter({ has: window.locator("summary") })
    .first();

const labelOf = async (opener: Locator) => ((await opener.getAttribute("aria-label")) ?? "").replace(/^Confirm: /, "");

async function confirm(window: Page): Promise<void> {
  const rule = openRule(window);
  await rule.locator("summary").click();
  await rule.getByRole("button", { name: "Confirm", exact: true }).click();
}

test.describe("the confirmation of a rule", () => {
  // The tests run one after the other, because they confirm rules of the same case. Only the last test leaves a rule
  // confirmed.
  test.describe.configure({ mode: "default" });

  test("can be given and withdrawn by keyboard", { tag: "@all" }, async ({ page }) => {
    await signInAs(page, "admin");
    await openedCase(page, "oldest");
    const opener = openRule(page).locator("summary");
    const label = await labelOf(opener);
    await tabTo(page, opener);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Seen in the papers.");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByText("The rule is confirmed.")).toBeVisible();
    const withdraw = page.getByRole("button", { name: `Withdraw: ${label}` });
    await tabTo(page, withdraw);
    await page.keyboard.press("Enter");
    await expect(page.getByText("The rule is no longer confirmed.")).toBeVisible();
  });

  test(
    "can be withdrawn as soon as a notice reports that the rule has been confirmed",
    { tag: "@all" },
    async ({ page }) => {
      await signInAs(page, "admin");
      await openedCase(page, "oldest");
      const label = await labelOf(openRule(page).locator("summary"));
      await page.evaluate((name) => {
        new MutationObserver((_, observer) => {
          const withdraw = document.querySelector<HTMLButtonElement>(`button[aria-label="Withdraw: ${name}"]`);
          if (!withdraw || !document.body.textContent.includes("The rule is confirmed.")) return;
          observer.disconnect();
          withdraw.click();
        }).observe(document.body, { childList: true, subtree: true });
      }, label);
      await confirm(page);
      await expect(page.getByText("The rule is no longer confirmed.")).toBeVisible();
    },
  );

  test(
    "is refused on a stale page, and the page then shows the current state of the case",
    { tag: "@all" },
    async ({ page, context }) => {
      await signInAs(page, "admin");
      const other = await openedInTwoWindows(page, context, "oldest");
      await confirm(page);
      await expect(page.getByText("The rule is confirmed.")).toBeVisible();
      await confirm(other);
      const panel = other.getByRole("status").filter({ hasText: "The case has changed since you opened this page" });
      await expect(panel).toContainText("Confirm a rule");
      await expect(panel).toContainText("Rule confirmed");
      await expectAccessible(other);
    },
  );
});
