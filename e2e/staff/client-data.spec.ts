import { readFileSync } from "node:fs";

import { expect, expectAccessible, sharedPageTest as test, untilHydrated } from "../fixtures";
import { expectAccessibleInThemes } from "../pages/axe";
import { signInAs } from "./sign-in";
import { someClient } from "./some-client";

test("compliance puts a client's data on hold, lifts the hold and deletes the data on request", async ({ page }) => {
  const { id, name, email } = await someClient();
  await signInAs(page, "compliance", `/dashboard/clients/${id}`);
  await page.getByLabel("Why do you open this file?").selectOption("data-request");
  await page.getByRole("button", { name: "Open the file" }).click();
  await page.getByRole("link", { name: "Data and deletion" }).click();
  await expect(page).toHaveURL(`/dashboard/clients/${id}/data`);
  await expect(page.getByText("First enter the person’s request")).toBeVisible();
  await untilHydrated(page);
  await page.getByLabel("Reason").fill("A court order of August.");
  await page.getByRole("button", { name: "Place a hold" }).click();
  await expect(page.getByText("The hold is in place.")).toBeVisible();
  await expect(page.getByText("A legal hold is open. Lift it first.")).toBeVisible();
  await expectAccessible(page);
  await page.getByText("Lift the hold", { exact: true }).click();
  await page.getByLabel("Why the hold is lifted").fill("The court ended its order.");
  await page.getByRole("button", { name: "Lift the hold now" }).click();
  await expect(page.getByText("The hold is lifted.")).toBeVisible();

  await page.goto("/dashboard/data-requests/new");
  await untilHydrated(page);
  await page.getByLabel("What is asked").selectOption("erasure");
  await page.getByLabel("Law").selectOption("gdpr");
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("How it arrived").selectOption("letter");
  await page.getByLabel("Received on").fill("2034-09-04");
  await page.getByLabel(/^Client, if/).fill(email);
  await page.getByRole("button", { name: "Save the request" }).click();
  await expect(page).toHaveURL(/\/DAT-/);
  const reference = /DAT-[^?]+/.exec(page.url())?.[0] ?? "";
  await untilHydrated(page);
  await page.getByLabel("How you checked who the person is").selectOption("id-document");
  await page.getByRole("button", { name: "Save the check" }).click();
  await expect(page.getByRole("definition").filter({ hasText: "Identity document seen" })).toBeVisible();

  await page.goto(`/dashboard/clients/${id}`);
  await expect(page.getByRole("link", { name: `Erase the data, ${reference}` })).toBeVisible();
  await page.goto(`/dashboard/clients/${id}/data`);
  await untilHydrated(page);
  await page.getByLabel("Reference of the data request").fill("DAT-2222-2222");
  await page.getByRole("button", { name: "Delete the data" }).click();
  await expect(page.getByText("Type the reference of this client’s open request").first()).toBeVisible();
  await page.getByLabel("Reference of the data request").fill(reference);
  await page.getByRole("button", { name: "Delete the data" }).click();
  await expect(page).toHaveURL(`/dashboard/data-requests/${reference}`);
  await expect(page.getByText("The data was deleted.")).toBeVisible();
  await expect(page.getByText("The client’s data was deleted")).toBeVisible();
  await page.goto(`/dashboard/clients/${id}/data`);
  await expect(page.getByText(/The data was deleted on/)).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
  await page.goto(`/dashboard/clients/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Erased client" })).toBeVisible();
  await expect(page.getByText(/^Erased on .*: what the law keeps is still here/)).toBeVisible();
  await expect(page.getByLabel("New note")).toHaveCount(0);
  await expect(page.locator('main [href^="tel:"], main [href^="mailto:"]')).toHaveCount(0);
  await expectAccessible(page);
});

test("compliance downloads all stored data about a client", async ({ page }) => {
  const { id, email } = await someClient();
  await signInAs(page, "compliance", `/dashboard/clients/${id}`);
  await page.getByLabel("Why do you open this file?").selectOption("data-request");
  await page.getByRole("button", { name: "Open the file" }).click();
  await expect(page.getByRole("link", { name: "Data and deletion" })).toBeVisible();
  await page.goto(`/dashboard/clients/${id}/data`);
  await page.getByLabel(/^I have checked who/).check();
  const started = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as JSON" }).click();
  const file = await started;
  expect(file.suggestedFilename()).toBe("client-data.json");
  const data = JSON.parse(readFileSync(await file.path(), "utf8")) as Record<string, Record<string, unknown>>;
  expect(data.records?.clients).toMatchObject([{ id, email }]);

  const printed = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as PDF" }).click();
  const pdf = await printed;
  expect(pdf.suggestedFilename()).toBe("client-data.pdf");
  expect(
    readFileSync(await pdf.path())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
});

test("the page of a client's data has no axe findings in any theme, even on a phone @all", async ({ page }) => {
  const { id } = await someClient();
  await signInAs(page, "compliance", `/dashboard/clients/${id}`);
  await page.getByLabel("Why do you open this file?").selectOption("data-request");
  await page.getByRole("button", { name: "Open the file" }).click();
  await expect(page.getByRole("link", { name: "Data and deletion" })).toBeVisible();
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/dashboard/clients/${id}/data`);
    await expectAccessibleInThemes(page);
  }
});
