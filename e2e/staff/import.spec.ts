import { randomUUID } from "node:crypto";

import type { Page } from "@playwright/test";

import { expect, expectAccessible, sharedPageTest as test, untilHydrated } from "../fixtures";
import { signInAs } from "./sign-in";

const clientHead =
  "first_name,last_name,email,phone,phone_country,date_of_birth,preferred_contact,language,zone,safe_contact";
const client = (name: string, email: string, phone = "416 555 0123") =>
  `${name},Imported,${email},${phone},CA,1961-04-30,phone,en,America/Toronto,no-voicemail`;
const bookingHead = "client_email;service;adviser;start;status;meeting_mode;price;currency;booked_at";

async function check(page: Page, name: string, rows: readonly string[]): Promise<void> {
  await untilHydrated(page, "#import-file");
  await page
    .getByLabel("CSV file")
    .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(rows.join("\r\n")) });
  await page.getByRole("button", { name: "Check the file" }).click();
}

// The tests run in order, because they upload as the same staff member. An upload replaces the staff member's earlier
// file if that file is not imported yet.
test.describe.configure({ mode: "default" });

test("an administrator checks and imports clients, and a check of appointments reports an unknown adviser", async ({
  page,
}) => {
  const id = randomUUID();
  const email = `imported-${id}@example.org`;
  await signInAs(page, "admin", "/dashboard/clients");
  await page.getByRole("link", { name: "Import", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Import" })).toBeVisible();
  await check(page, "clients.eml", [clientHead]);
  await expect(page.getByText("This is not a CSV file.")).toBeVisible();

  await check(page, "clients.csv", [clientHead, client("Ida", email), client("Otto", "no address", "12")]);
  await expect(page.getByText("2 problems. Nothing was stored.")).toBeVisible();
  const problems = page.getByRole("table", { name: "Problems by line" });
  await expect(problems.getByRole("row", { name: /Line 3 email Please enter a valid email address/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Import / })).toHaveCount(0);
  await expectAccessible(page);
  const link = await page.getByRole("link", { name: "Download all problems" }).getAttribute("href");
  expect(await (await page.request.get(link ?? "")).text()).toContain(
    "3,phone,Phone number must be at least 10 digits",
  );

  await check(page, "clients.csv", [clientHead, client("Ida", email)]);
  await expect(page.getByText("There are no problems. Nothing is stored yet.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Import 1 client" }).click();
  await expect(page.getByText("1 client was imported.")).toBeVisible();

  await page.getByRole("link", { name: "Appointments", exact: true }).click();
  await expect(page).toHaveURL(/kind=bookings/);
  const sample = await page.request.get("/api/staff/imports?sample=bookings");
  expect(sample.headers()["content-disposition"]).toContain("attachment");
  await check(page, "appointments.csv", [
    bookingHead,
    `${email};initial-consultation;no-such-adviser;2031-03-01T10:00:00-05:00;completed;phone;0;CAD;2031-02-01T10:00:00-05:00`,
  ]);
  await expect(page.getByText("There is no adviser with this short name.")).toBeVisible();
});

test("the import works without JavaScript", { tag: "@all" }, async ({ browser, page }) => {
  await signInAs(page, "admin");
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto("/dashboard/clients/import");
  const rows = [clientHead, client("Uma", `imported-${randomUUID()}@example.org`)];
  await plain
    .getByLabel("CSV file")
    .setInputFiles({ name: "clients.csv", mimeType: "text/csv", buffer: Buffer.from(rows.join("\n")) });
  await plain.getByRole("button", { name: "Check the file" }).click();
  await plain.getByRole("button", { name: "Import 1 client" }).click();
  await expect(plain.getByText("1 client was imported.")).toBeVisible();
  await context.close();
});
