import type { Page } from "@playwright/test";

import { expect, expectAccessible, sharedPageTest as test } from "../fixtures";
import { openedInTwoWindows } from "./opened-case";
import { signInAs } from "./sign-in";

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test(
  "if staff change a victim's payment in two windows, the second window shows the saved and the typed values",
  { tag: "@all" },
  async ({ page, context }) => {
    await signInAs(page, "admin");
    const other = await openedInTwoWindows(page, context, "second oldest");
    const change = async (window: Page, amount: string) => {
      const row = region(window, "Payments that were lost").getByRole("row").nth(1);
      await row.locator("summary", { hasText: "Change" }).click();
      await row.getByLabel("Amount", { exact: true }).fill(amount);
      await row.getByRole("button", { name: "Save", exact: true }).click();
      return row;
    };
    await change(page, "12,500.50");
    await expect(region(page, "Payments that were lost").getByText("Saved.")).toBeVisible();
    const row = await change(other, "12.500");
    await expect(row.getByText("This amount can be read in two ways.").first()).toBeVisible();
    await row.getByLabel("Amount", { exact: true }).fill("12,700");
    await row.getByRole("button", { name: "Save", exact: true }).click();
    await expect(row.getByRole("heading", { name: "Someone else changed this while you were writing" })).toBeVisible();
    await expect(row.getByRole("row", { name: /^Amount/ })).toContainText("12500.5");
    await expectAccessible(other);
    await row.getByRole("button", { name: "Save what is chosen" }).click();
    await expect(region(other, "Payments that were lost").getByText("CAD 12,700.00").first()).toBeVisible();
  },
);
