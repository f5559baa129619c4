import { readFileSync } from "node:fs";

import { expect, expectAccessible, sharedPageTest as test, untilHydrated } from "../fixtures";
import { signInAs, signInFor } from "./sign-in";

// In the tests, today is Wednesday 6 September 2034.

test("a manager records a part payment, removes it, records the full payment and refunds a part", async ({ page }) => {
  await signInAs(page, "manager");
  await page.getByRole("link", { name: "Payments" }).first().click();
  await expect(page).toHaveURL("/dashboard/payments");
  // Nothing of the chosen invoice is paid yet.
  const unpaid = page.getByRole("row").filter({ hasText: "$0 CAD" });
  await unpaid.getByRole("rowheader").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/dashboard\/payments\/FRS-/);
  await expectAccessible(page);
  await untilHydrated(page);

  const amount = page.getByLabel(/^Amount in/);
  const owed = Number(await amount.inputValue());
  await amount.fill(String(owed + 40));
  await page.getByRole("button", { name: "Record the payment" }).click();
  await expect(page.getByText("More arrived than was owed")).toBeVisible();
  await expect(page.getByText("$40 CAD has to be sent back.")).toBeVisible();
  await expectAccessible(page);
  await untilHydrated(page);
  await page.getByText("Recorded by mistake?").click();
  await page.getByRole("button", { name: "Remove this payment" }).click();
  await expect(page.getByText("The payment is removed, and the invoice is owed again.")).toBeVisible();

  await untilHydrated(page);
  await amount.fill("20,00");
  await page.getByLabel("Day on which the money arrived").fill("2034-09-07");
  await page.getByRole("button", { name: "Record the payment" }).click();
  await expect(page.getByText("This day is still to come").first()).toBeVisible();
  await page.getByLabel("Day on which the money arrived").fill("2034-09-05");
  await page.getByRole("button", { name: "Record the payment" }).click();
  await expect(page.getByText("The payment is recorded. A part is still owed.")).toBeVisible();

  await untilHydrated(page);
  await page.getByText("Recorded by mistake?").click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Remove this payment" }).click();
  await expect(page.getByText("The payment is removed, and the invoice is owed again.")).toBeVisible();

  await untilHydrated(page);
  await expect(amount).toHaveValue(owed.toFixed(2));
  await page.getByRole("button", { name: "Record the payment" }).click();
  await expect(page.getByText("The invoice is paid in full.")).toBeVisible();

  await untilHydrated(page);
  await page.getByText("Record a refund").click();
  await page
    .getByRole("region", { name: "Refund" })
    .getByLabel(/^Amount in/)
    .fill("15");
  await page.getByLabel("Reason").fill("We agreed on it.");
  await page.getByRole("button", { name: "Record the refund" }).click();
  await expect(page.getByText("The refund is recorded.")).toBeVisible();
  await expect(page.getByText("Partly refunded")).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "Credit note C2034-" })).toContainText("$15");
  await expectAccessible(page);

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: /^Credit note C2034-/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^C2034-\d{4}\.pdf$/);
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");

  const reference = new URL(page.url()).pathname.split("/").at(-1);
  await page.goto(`/dashboard/bookings/${reference}`);
  await page.getByRole("link", { name: "Invoices and payments" }).click();
  await expect(page).toHaveURL(`/dashboard/payments/${reference}`);
});

test("payments are found by a name, lead to the client, and an email about the invoice goes once a day", async ({
  page,
}) => {
  await signInAs(page, "manager", "/dashboard/payments?view=overdue");
  const row = page.getByRole("rowheader").first();
  const reference = ((await row.getByRole("link").getAttribute("href")) ?? "").split("/").at(-1) ?? "";
  await page.getByRole("searchbox", { name: "Search the payments" }).fill(reference.slice(0, 8));
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/q=FRS-/);
  await expectAccessible(page);
  await page.getByRole("rowheader").getByRole("link", { name: /./ }).first().click();
  await expect(page).toHaveURL(`/dashboard/payments/${reference}`);
  await expect(page.getByRole("link", { name: "Open the client’s file" })).toBeVisible();
  await untilHydrated(page);
  await page.getByRole("button", { name: "Send the email" }).click();
  await expect(page.getByText("The email to the client is on its way.")).toBeVisible();
  await untilHydrated(page);
  await page.getByRole("button", { name: "Send the email" }).click();
  await expect(page.getByText("An email about this invoice already went today.")).toBeVisible();
  await page.goto("/dashboard/payments?q=Nobody");
  await expect(page.getByText("No payments match this search")).toBeVisible();
});

test("a payment entered on an outdated page is refused, and the form keeps the typed values", async ({
  page,
  context,
}) => {
  await signInAs(page, "manager");
  await page.goto("/dashboard/payments?view=overdue");
  const link = page.getByRole("rowheader").getByRole("link").first();
  const address = (await link.getAttribute("href")) ?? "";
  // Blocks the stream of changes, so that the page is not refreshed.
  await page.route("**/api/staff/changes", (route) => route.abort());
  await page.goto(address);
  await untilHydrated(page);
  await page
    .getByLabel(/^Amount in/)
    .first()
    .fill("5");
  const other = await context.newPage();
  await other.goto(address);
  await untilHydrated(other);
  await other
    .getByLabel(/^Amount in/)
    .first()
    .fill("1");
  await other.getByRole("button", { name: "Record the payment" }).click();
  await expect(other.getByText("The payment is recorded. A part is still owed.")).toBeVisible();
  await page.getByRole("button", { name: "Record the payment" }).click();
  await expect(page.getByText(/has changed in the meantime/)).toBeVisible();
  await expect(page.getByLabel(/^Amount in/).first()).toHaveValue("5");
});

test("a manager downloads the list of a month's payments after giving the password", async ({ page }) => {
  await signInAs(page, "manager");
  await page.goto("/dashboard/payments?view=paid");
  await untilHydrated(page);
  if ((await page.getByRole("button", { name: "Prepare the list" }).count()) > 0) {
    await page.getByRole("button", { name: "Prepare the list" }).click();
    const proof = page.getByLabel("Your password");
    await expect(proof.or(page.getByLabel("Month"))).toBeVisible();
    if (await proof.isVisible()) {
      await proof.fill(signInFor("manager").password);
      await page.getByRole("button", { name: "Prepare the list" }).click();
    }
  }
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the list" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("payments-2034-09.csv");
  const text = readFileSync(await file.path(), "utf8");
  expect(text).toMatch(/^\uFEFFDay,Kind,Number,Booking,Client,Currency,Net,Tax,Total\r\n/);
  expect(text).toMatch(/2034-09-\d\d,Invoice,2034-\d{4},FRS-/);
});

test.describe("the list of payments @all", () => {
  for (const [locale, title] of [
    ["de", "Zahlungen"],
    ["fr-ca", "Paiements"],
  ] as const) {
    test(`is readable in ${locale}`, async ({ page }) => {
      await signInAs(page, "manager");
      await page.goto(`/${locale}/dashboard/payments?view=toRefund`);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expectAccessible(page);
    });
  }
});
