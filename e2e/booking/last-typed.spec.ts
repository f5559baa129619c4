import type { Page } from "@playwright/test";

import { expect, sharedPageTest as test } from "../fixtures";
import { BookingWizard } from "../pages/booking-wizard";

// The last change in step 3 is kept, whatever the visitor does next, also while the cursor is still in the field.

const ways: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "a reload": (page) => page.reload(),
  "the other language": (page) =>
    page
      .getByRole("banner")
      .getByRole("link", { name: /Deutsch|DE/ })
      .filter({ visible: true })
      .first()
      .click(),
  "another page and back": async (page) => {
    await page.goto("/faq");
    await page.goto("/booking?step=details");
  },
  "the browser's Back and Forward": async (page) => {
    await page.goBack();
    await page.goForward();
  },
};

for (const [way, leave] of Object.entries(ways)) {
  test(`the value typed last is shown after ${way}`, async ({ page }) => {
    const wizard = new BookingWizard(page);
    await wizard.reachDetails();
    await wizard.fillDetails();
    await wizard.field("phone").fill("+49 171 0000000");
    await wizard.field("notes").fill("First version");
    await wizard.field("firstName").focus();
    // The saved version of the form.
    await page.waitForResponse(/\/api\/booking-draft$/);
    await wizard.field("phone").fill("+49 171 5551234");
    await wizard.field("notes").fill("Second version");
    await leave(page);
    await expect(page.locator("#phone")).toHaveValue("+49 171 5551234");
    await expect(page.locator("#additionalNotes")).toHaveValue("Second version");
  });
}
