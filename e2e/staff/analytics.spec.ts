import type { Page } from "@playwright/test";

import { expect, sharedPageTest as test, untilHydrated } from "../fixtures";
import { expectAccessibleInThemes } from "../pages/axe";
import { signInAs } from "./sign-in";

const path = "/dashboard/analytics";

test("a row filters the whole page, a chip takes the filter back, and the files contain what is shown", async ({
  page,
}) => {
  await signInAs(page, "manager", path);
  await untilHydrated(page);
  await expectAccessibleInThemes(page);
  const sources = page.getByRole("region", { name: "Sources" });
  await sources.getByRole("link", { name: "google", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/[?&]source=google/);
  await expect(sources.getByRole("row")).toHaveCount(2);
  await expect(page.getByText("Not filtered: includes all visits").first()).toBeVisible();
  const href = await sources.getByRole("link", { name: "Download “Sources” as CSV" }).getAttribute("href");
  const lines = (await (await page.request.get(href ?? "")).text()).trim().split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^google,\d+,/);
  await page.getByRole("link", { name: "Remove the filter Source: google" }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));

  await page.getByRole("link", { name: "7 days" }).click();
  await expect(page).toHaveURL(/span=7d/);
  await page.getByRole("link", { name: "A year earlier" }).click();
  await expect(page).toHaveURL(/span=7d.*compare=year/);
  await expect(page.getByText(/compared with \d+ \w+ to \d+ \w+ 2033/)).toBeVisible();
  await page.getByText("Table behind this chart").click();
  await expect(page.getByRole("table", { name: "Visitors per day" }).getByRole("row")).toHaveCount(8);
});

test("a period of one’s own keeps what was typed, and works without JavaScript", async ({ browser, page }) => {
  await signInAs(page, "viewer");
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto(`${path}?device=phone`);
  await plain.getByText("Own period").click();
  await plain.getByLabel("First day").fill("2034-09-05");
  await plain.getByLabel("Last day").fill("2034-09-01");
  await plain.getByRole("button", { name: "Show" }).click();
  await expect(plain.getByText("The first day is after the last day.")).toBeVisible();
  await expect(plain.getByLabel("First day")).toHaveValue("2034-09-05");
  await plain.getByLabel("First day").fill("2034-08-20");
  await plain.getByRole("button", { name: "Show" }).click();
  await expect(plain.getByText(/^20 August to 1 September 2034/)).toBeVisible();
  await expect(plain.getByText("Device: Phone")).toBeVisible();
  await expect(plain.getByText("Amounts are shown to staff who may see payments.")).toBeVisible();
  await expect(plain.getByRole("link", { name: "Upload costs" })).toHaveCount(0);
  expect((await plain.request.get("/api/staff/analytics?table=returns")).status()).toBe(403);
  await context.close();
});

async function upload(page: Page, rows: readonly string[]): Promise<void> {
  await untilHydrated(page, "#import-file");
  await page
    .getByLabel("CSV file")
    .setInputFiles({ name: "costs.csv", mimeType: "text/csv", buffer: Buffer.from(rows.join("\n")) });
  await page.getByRole("button", { name: "Check the file" }).click();
}

test("a manager uploads costs: problems are listed by line, and a second upload replaces the first", async ({
  page,
}) => {
  await signInAs(page, "manager", path);
  await page.getByRole("link", { name: "Upload costs" }).click();
  const head = "Campaign report\nDay,Campaign,Currency code,Cost,Clicks";
  await upload(page, [head, '2034-09-01,"=1+1",USD,10.00,5', "01/09/2034,Upload test,USD,x,5"]);
  await expect(page.getByText("2 problems. Nothing was stored.")).toBeVisible();
  await expect(page.getByRole("row", { name: /Line 4 Day Write the day as/ })).toBeVisible();
  await expectAccessibleInThemes(page);
  for (const [cost, replaced] of [
    ["1,234.50", "Nothing is replaced."],
    ["7.25", "2 stored costs are replaced."],
  ] as const) {
    await upload(page, [head, '2034-09-01,"=1+1",USD,10.00,5', `2034-09-01,upload-test,USD,"${cost}",5`]);
    await expect(page.getByText(replaced)).toBeVisible();
    await page.getByRole("button", { name: "Store 2 costs" }).click();
    await expect(page.getByText("2 costs are stored.")).toBeVisible();
  }
  await page.goto(`${path}?span=own&from=2034-09-01&to=2034-09-02`);
  const returns = page.getByRole("table", { name: "Cost and return by campaign" });
  await expect(returns.getByRole("row", { name: /^upload-test 5 0 0 USD.7\.25 – –$/ })).toBeVisible();
  const file = await page.request.get(`/api/staff/analytics?table=returns&span=own&from=2034-09-01&to=2034-09-02`);
  expect(await file.text()).toContain("'=1+1,other,5,");
});

test("a remark marks its day in the chart, and its removal can be undone", async ({ page }) => {
  await signInAs(page, "manager", `${path}?span=7d`);
  const remarks = page.getByRole("region", { name: "Remarks" });
  await untilHydrated(page, "input[name=text]");
  await remarks.getByText("Add a remark").click();
  await remarks.getByLabel("What happened?").fill("A test of remarks");
  await remarks.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("The remark is added.")).toBeVisible();
  await expect(page).toHaveURL(/span=7d/);
  await expect(remarks.getByText("A test of remarks")).toBeVisible();
  await expect(page.locator(".only-wide .mark-letter").first()).toBeVisible();
  await remarks.getByRole("listitem").filter({ hasText: "A test of remarks" }).getByRole("button").click();
  await expect(remarks.getByText("A test of remarks")).toHaveCount(0);
  await page.getByRole("button", { name: "Restore" }).last().click();
  await expect(remarks.getByText("A test of remarks")).toBeVisible();
  await remarks.getByRole("listitem").filter({ hasText: "A test of remarks" }).getByRole("button").click();
  await expect(remarks.getByText("A test of remarks")).toHaveCount(0);
});

test("staff ask for the weekly email on the page, which G A opens", async ({ page }) => {
  await signInAs(page, "viewer");
  await untilHydrated(page);
  await page.keyboard.press("g");
  await page.keyboard.press("a");
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await untilHydrated(page, "input[name=hasStatisticsEmails]");
  const box = page.getByLabel("Email me the totals every Monday");
  await box.check();
  await page.getByRole("button", { name: "Save this choice" }).click();
  await expect(page.getByText("Your choice about the weekly email is saved.")).toBeVisible();
  await page.reload();
  await expect(box).toBeChecked();
  await box.uncheck();
  await page.getByRole("button", { name: "Save this choice" }).click();
  await expect(page.getByText("Your choice about the weekly email is saved.")).toBeVisible();
});
