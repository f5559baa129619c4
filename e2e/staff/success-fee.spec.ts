import { hashToken, newToken } from "../../lib/platform/security/token";
import { expect, expectAccessible, untilHydrated } from "../fixtures";
import { test } from "../own-site";
import type { OwnSite } from "../own-site";
import { signInAs } from "./sign-in";

// In the tests, today is Wednesday 6 September 2034.

/**
 * Finds an open case with a lost payment and a client who has had an appointment. Changes the case so that no money has
 * come back and no fee is agreed, and removes the firm's bank account. Gives the appointment a new manage link, which
 * the test opens later.
 */
async function someCase({ client }: OwnSite) {
  const { rows } = await client.query<{ id: string; file: string; reference: string; booking: string }>(
    `select c.id, c.client_id as file, c.reference, b.id as booking from cases c join bookings b on b.client_id = c.client_id
     where c.state = 'open' and b.status = 'completed' and exists (select from case_losses where case_id = c.id)
     order by c.opened_at, b.starts_at desc limit 1`,
  );
  const [row] = rows;
  if (!row) throw new Error("The seed has no case with a loss");
  await client.query("update case_losses set returned_amount = 0, claim_state = 'claimed' where case_id = $1", [
    row.id,
  ]);
  await client.query("delete from fee_agreements where case_id = $1", [row.id]);
  // Tests of invoices on the same site enter a bank account.
  await client.query(
    `insert into firm_settings (profile, version, facts)
     select profile, version + 1, facts - 'bank' from firm_settings where profile = 'ca' order by version desc limit 1`,
  );
  const token = newToken();
  const hash = Buffer.from(hashToken(token));
  await client.query("update bookings set manage_token_hash = $1 where id = $2", [hash, row.booking]);
  return { ...row, managePath: `/booking/manage/${token}` };
}

test("a manager records an agreement and invoices the fee once money has arrived, and the client finds the invoice", async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  const { client } = site;
  const { id, file, reference, managePath } = await someCase(site);
  const path = `/dashboard/clients/${file}/cases/${reference}`;
  await signInAs(page, "manager", `/dashboard/clients/${file}`, site);
  await page.getByLabel("Why do you open this file?").selectOption("client-called");
  await page.getByRole("button", { name: "Open the file" }).click();
  await expect(page.getByRole("region", { name: "Cases" })).toBeVisible();
  await page.goto(path);
  const fee = page.getByRole("region", { name: "Success fee", exact: true });
  await expect(fee.getByText("No success fee is agreed")).toBeVisible();
  await fee.getByRole("link", { name: "Record an agreement" }).click();
  await fee.getByRole("link", { name: "Open the client’s file" }).click();
  const name = "agreement.txt";
  await untilHydrated(page, "#document-file");
  await page.locator("#document-file").setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from("We agree") });
  await page.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByText("The document is stored.")).toBeVisible();

  await page.goto(`${path}?agreement=form#fee`);
  await untilHydrated(page);
  await fee.getByLabel("Agreed on").fill("2034-09-07");
  await fee.getByLabel("Part of the money, in percent").fill("12,5");
  await fee.getByLabel("Signed agreement").selectOption({ label: name });
  await fee.getByRole("button", { name: "Save the agreement" }).click();
  await expect(fee.getByText("This day is still to come").first()).toBeVisible();
  await expectAccessible(page);
  await fee.getByLabel("Agreed on").fill("2034-09-01");
  await fee.getByRole("button", { name: "Save the agreement" }).click();
  await expect(fee.getByText("12.5% of the money that arrives")).toBeVisible();
  await expect(fee.getByText("No invoice can be issued yet: the firm’s bank account is not entered.")).toBeVisible();

  await client.query(
    `insert into firm_settings (profile, version, facts)
     select profile, version + 1, facts || jsonb_build_object('bank', $1::jsonb) from firm_settings
     where profile = 'ca' order by version desc limit 1`,
    [{ holder: "Example Inc.", lines: ["Institution 003, transit 12345, account 1234567"] }],
  );
  await expect(async () => {
    await page.goto(path);
    await expect(fee.getByText("Money has arrived")).toBeVisible({ timeout: 500 });
  }).toPass();
  await untilHydrated(page);
  await fee.getByText("Money has arrived").click();
  await fee.getByLabel("Arrived on").fill("2034-09-04");
  await fee.getByLabel(/^Amount in/).fill("1000");
  await fee.getByLabel("Client’s street and number").fill("1 Example Street");
  await fee.getByLabel("Postal code").fill("M5V 1A1");
  await fee.getByLabel("Town").fill("Toronto");
  await fee.getByRole("button", { name: "Issue the invoice" }).click();
  await expect(fee.getByText("First record at the lost payment what came back").first()).toBeVisible();
  await expect(fee.getByLabel(/^Amount in/)).toHaveValue("1000");
  await expectAccessible(page);
  await client.query("update case_losses set returned_amount = amount, claim_state = 'paid-back' where case_id = $1", [
    id,
  ]);
  await fee.getByRole("button", { name: "Issue the invoice" }).click();
  await expect(page.getByText("The invoice is issued. The client gets an email about it.")).toBeVisible();
  await expect(fee.getByText(/^\$125\sCAD for \$1,000\sCAD/)).toBeVisible();
  await expectAccessible(page);

  await page.goto(managePath);
  await expect(page.getByText("Institution 003, transit 12345, account 1234567")).toBeVisible();
  const link = page.getByRole("link", { name: /^Invoice 2034-\d{4} for the success fee/ });
  const response = await page.request.get((await link.getAttribute("href")) ?? "");
  expect((await response.body()).subarray(0, 5).toString()).toBe("%PDF-");

  await page.goto(path);
  await untilHydrated(page);
  await fee.getByText("Take the invoice back").first().click();
  await fee.getByLabel("Reason").fill("The bank took the money back.");
  await fee.getByRole("button", { name: /^Take (back invoice|the invoice back)/ }).click();
  await expect(page.getByText("The invoice is taken back by a credit note.")).toBeVisible();
  await expect(fee.getByText("Taken back", { exact: true })).toBeVisible();
});
