import { readFile } from "node:fs/promises";

import { expect, expectAccessible, sharedPageTest as test, untilHydrated } from "../fixtures";
import { expectAccessibleInThemes } from "../pages/axe";
import { signInAs } from "./sign-in";

const board = "/dashboard/google-ads-leads";
const path = `${board}/conversions`;

test("a manager checks without sending, sees why rows are held back, and downloads the file for Google once", async ({
  page,
}) => {
  await signInAs(page, "manager", board);
  const section = page.getByRole("region", { name: "Conversions for Google" });
  const row = section.getByRole("row", { name: /^Qualified lead/ });
  await expect(row).toContainText(/\d without consent for ad data/);
  await expect(row).toContainText("1 click older than 90 days");
  await expect(section.getByRole("row", { name: /^Engaged/ })).toContainText("came from the form in the ad");

  await section.getByRole("link", { name: "Check without sending" }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole("table", { name: "Conversions" }).getByRole("row", { name: /next export/ })).toHaveCount(
    3,
  );
  await page.getByRole("link", { name: /^Held back/ }).click();
  await expect(page.getByText("The visitor did not agree that Google gets ad data.")).toBeVisible();
  await expect(page.getByText("The click is older than 90 days.")).toBeVisible();
  await expect(page.getByText("There are none yet.")).toBeVisible();
  await expectAccessible(page);

  await untilHydrated(page);
  await page.getByRole("button", { name: "Download CSV for Google" }).click();
  await expect(page.getByText("The export is made: 3 conversions.")).toBeVisible();
  await expect(page.getByRole("table", { name: "Conversions" }).getByRole("row", { name: /, by / })).toHaveCount(3);
  await expect(page.getByText("There is nothing new.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Download CSV for Google" })).toHaveCount(0);

  const href = await page.getByRole("link", { name: "GCLID file" }).getAttribute("href");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "GCLID file" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^conversions-gclid-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), "utf8")).trimEnd().split("\n");
  expect(lines.slice(0, 2)).toEqual([
    "Parameters:TimeZone=+0000",
    "Google Click ID,Conversion Name,Conversion Time,Conversion Value,Conversion Currency",
  ]);
  expect(lines.slice(2)).toHaveLength(3);
  for (const line of lines.slice(2))
    expect(line).toMatch(
      /^Sample-click-(\d+,Qualified lead|booking,Consultation held),\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,[26]0\.00,CAD$/,
    );
  await expectAccessible(page);

  // A withdrawn consent deletes the click id, so the same file has one row less, of a lead as of a booking.
  for (const [reference, left] of [
    [/^REQ-/, 2],
    [/^FRS-/, 1],
  ] as const) {
    await page.goto(`${path}?view=exported`);
    await page.getByRole("table", { name: "Conversions" }).getByRole("link", { name: reference }).first().click();
    const consent = page.getByRole("region", { name: "Ad data" });
    await expect(consent).toContainText("The visitor agreed on");
    await untilHydrated(page);
    await consent.getByText("Record a withdrawal").first().click();
    await consent.getByRole("button", { name: "Record a withdrawal" }).click();
    await expect(consent).toHaveCount(0);
    const again = await page.request.get(href ?? "");
    expect((await again.text()).trimEnd().split("\n")).toHaveLength(2 + left);
  }
  await expect(page.getByRole("region", { name: "History" })).toContainText("Consent for ad data withdrawn");
});

test("an administrator sets the names and values, and sees each error beside its field", async ({ page }) => {
  await signInAs(page, "admin", "/dashboard/settings");
  const section = page.getByRole("region", { name: "Conversions for Google" });
  await expect(section).toContainText("Qualified lead, $20");
  await untilHydrated(page);
  await section.getByText("Change the conversions").click();
  await section.getByLabel("Qualified lead: name in Google Ads").fill("a,b");
  await section.getByLabel("Qualified lead: value").fill("0");
  await section.getByRole("button", { name: "Save the conversions" }).click();
  await expect(section.getByText("Use letters, digits, spaces").first()).toBeVisible();
  await expect(section.getByText("Enter a value above zero").first()).toBeVisible();
});

test("an adviser may neither open the conversions nor download a file", async ({ page }) => {
  await signInAs(page, "adviser");
  expect((await page.goto(path))?.status()).toBe(403);
  const file = "/api/staff/conversions?file=gclid&export=0b8a3f0e-6c0f-4a58-9f5e-3a1d6f1f2a10";
  expect((await page.request.get(file)).status()).toBe(403);
});

for (const [prefix, width] of [
  ["", 1440],
  ["", 390],
  ["/de", 320],
  ["/de", 768],
  ["/fr-ca", 390],
] as const) {
  test(`the conversions fit ${width} px, ${prefix || "en"}`, { tag: "@all" }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await signInAs(page, "admin", `${prefix}${path}?view=held`);
    await expectAccessibleInThemes(page);
  });
}
