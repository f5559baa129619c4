import type { Page } from "@playwright/test";

import { expect, expectAccessible, untilHydrated } from "../fixtures";
import { test } from "../own-site";
import type { OwnSite } from "../own-site";
import { overflow } from "../pages/overflow";
import { signInAs } from "./sign-in";

// In the tests, today is Wednesday 6 September 2034. The tests change one site after the other.
test.describe.configure({ mode: "default", timeout: 120_000 });

const list = "/dashboard/audit";

async function changePrice(page: Page, site: OwnSite, amount: string): Promise<void> {
  await signInAs(page, "manager", "/dashboard/services/cryptocurrency-recovery", site);
  await untilHydrated(page, "main form");
  await page.getByLabel("CAD, first appointment", { exact: true }).fill(amount);
  await page.getByRole("button", { name: "Save and refresh the site" }).click();
  await expect(page.getByText("Saved. The site shows it within seconds.")).toBeVisible();
}

const rows = (page: Page) => page.getByRole("table", { name: "Entries, newest first" }).locator("tr[data-row]");

test("compliance finds who changed a price, and what it was before", async ({ page, site }) => {
  await changePrice(page, site, "145");
  await signInAs(page, "compliance", "/dashboard", site);
  await untilHydrated(page);
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("g");
  await page.keyboard.press("l");
  await expect(page).toHaveURL(list);
  await page.getByLabel("Act", { exact: true }).selectOption("Services and prices");
  await page.getByLabel("Record").fill("cryptocurrency-recovery");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(/record=cryptocurrency-recovery.*act=services/);
  const row = rows(page).filter({ hasText: "Price changed" }).first();
  await expect(row).toContainText("$145 CAD instead of $130 CAD");
  await row.getByRole("link", { name: "Price changed" }).click();
  await expect(page).toHaveURL(/entry=\d+#entry-\d+$/);
  const detail = page.locator(".row-detail");
  await expect(detail.locator("del")).toHaveText("$130 CAD");
  await expect(detail.locator("ins")).toHaveText("$145 CAD");
  await expect(detail.getByText("Seal of this entry")).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(detail.locator("ins")).toHaveText("$145 CAD");
  await detail.getByRole("link", { name: /^Everything about this record/ }).click();
  await expect(page).toHaveURL(/record=service%3A/);
  await expect(page.getByText("One record")).toBeVisible();
});

test("the filters, the pages and an unknown record have an address", async ({ page, site }) => {
  await signInAs(page, "admin", `${list}?person=system&act=messages`, site);
  await expect(page.getByRole("link", { name: "Remove the filter The system" })).toBeVisible();
  await page.getByRole("link", { name: "Clear" }).click();
  await expect(page).toHaveURL(list);
  await expect(rows(page)).toHaveCount(25);
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/after=/);
  await expect(page.getByRole("link", { name: "Previous" })).toBeVisible();
  await page.goto(`${list}?record=FRS-0000-0000&from=2034-02-30`);
  await expect(page.getByText("No entry matches these filters.")).toBeVisible();
});

test("the list is exported as shown, the export is an entry, and a check can be asked for", async ({ page, site }) => {
  await changePrice(page, site, "150");
  await signInAs(page, "compliance", `${list}?act=services`, site);
  const count = await rows(page).count();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: /as CSV$/ }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const lines = Buffer.concat(chunks).toString("utf8").trim().split("\r\n");
  expect(lines).toHaveLength(count + 1);
  await page.goto(list);
  await expect(rows(page).first()).toContainText("Audit log exported");
  await untilHydrated(page, "main form");
  await page.getByRole("button", { name: /^Check (again )?now$/ }).click();
  await expect(page.getByText("The check has been requested.")).toBeVisible();
});

test("fits 320 pixels, compares an anchor, and is closed to other roles", async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await signInAs(page, "compliance", list, site);
  await rows(page).first().getByRole("link").first().click();
  await expect(page.locator(".row-detail")).toBeVisible();
  expect(await overflow(page)).toEqual([]);
  await page.getByText("Compare an anchor from an email").click();
  await page.getByLabel("Seal from the email").fill(`7-${"ab".repeat(32)}`);
  await page.getByRole("button", { name: "Compare" }).click();
  await expect(page.getByText(/^Seal 7 (differs|is missing)\./)).toBeVisible();
  await expectAccessible(page);
  await signInAs(page, "manager", list, site);
  await expect(page.getByRole("heading", { name: "No permission" })).toBeVisible();
});
