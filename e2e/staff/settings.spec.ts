import type { Page } from "@playwright/test";

import { expect, expectAccessible, untilHydrated } from "../fixtures";
import { test } from "../own-site";
import type { OwnSite } from "../own-site";
import { signInAs } from "./sign-in";

// The tests change one site after the other.
test.describe.configure({ mode: "default", timeout: 120_000 });

const address = "/dashboard/settings";

async function open(page: Page, site: OwnSite, path = address) {
  await signInAs(page, "admin", path, site);
  await untilHydrated(page, "main form");
}

/** Opens a section for changes, with the keyboard. */
async function change(page: Page, section: string) {
  await page.getByRole("region", { name: section, exact: true }).locator("summary").first().focus();
  await page.keyboard.press("Enter");
}

/** The fields in which a day's hours begin and end. */
const day = (page: Page, name: string) => page.getByRole("group", { name }).locator("input[type=time]");

const save = (page: Page) => page.getByRole("button", { name: /^Save as version \d+$/ }).click();
const saved = (page: Page) => expect(page.getByText(/^Version \d+ is saved\./)).toBeVisible();

test("a changed phone number and Saturday hours are on the public page within five seconds", async ({
  page,
  site,
  request,
}) => {
  await open(page, site);
  await expectAccessible(page);
  await change(page, "Phone and email");
  await page.getByRole("textbox", { name: "Phone", exact: true }).fill("+1 416 555 0171");
  await change(page, "Office hours");
  await day(page, "Saturday").nth(0).fill("10:00");
  await day(page, "Saturday").nth(1).fill("13:00");
  await expect(page.getByText("2 changes, not saved")).toBeVisible();
  await expect(page.getByRole("region", { name: "Phone and email" }).getByText("1 change")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Control+s");
  await saved(page);
  await expect
    .poll(async () => (await request.get("/contact")).text(), { timeout: 5_000 })
    .toContain("tel:+14165550171");
  expect(await (await request.get("/contact")).text()).toContain("Saturday");
  await expect(page.getByRole("region", { name: "Who changed what" }).getByRole("listitem").first()).toContainText(
    /saved version \d+: Phone and Office hours/,
  );
});

test("wrong values open their section with a message, and what was typed stays", async ({ page, site }) => {
  await open(page, site);
  await change(page, "Phone and email");
  await page.getByRole("textbox", { name: "Phone", exact: true }).fill("call us");
  await change(page, "Office hours");
  await day(page, "Sunday").nth(0).fill("22:00");
  await day(page, "Sunday").nth(1).fill("02:00");
  await save(page);
  await expect(page.getByText("The end must be later on the same day.").first()).toBeVisible();
  await expect(page.getByText("Please enter a valid phone number").first()).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Phone", exact: true })).toHaveValue("call us");
  await expect(day(page, "Sunday").nth(0)).toHaveValue("22:00");
  await expectAccessible(page);
});

test("the second of two people who edit the facts sees both versions line by line", async ({ page, site, context }) => {
  await open(page, site, `${address}#contact`);
  const other = await context.newPage();
  await other.goto(`${address}#contact`);
  await untilHydrated(other, "main form");
  await page.getByRole("textbox", { name: "Phone", exact: true }).fill("+1 416 555 0188");
  await save(page);
  await saved(page);
  await other.getByRole("textbox", { name: "Phone", exact: true }).fill("+1 416 555 0199");
  await other.getByLabel("Public email").fill("office@example.com");
  await save(other);
  const conflict = other.getByRole("form", { name: /saved version \d+ while you were typing/ });
  const phone = conflict.getByRole("row", { name: /^Phone/ });
  for (const text of ["0199", "0188"]) await expect(phone).toContainText(text);
  await phone.getByRole("radio").nth(1).check();
  await expectAccessible(other);
  await conflict.getByRole("button", { name: "Save what is chosen" }).click();
  await saved(other);
  const { rows } = await site.client.query(
    "select facts ->> 'phone' as phone, facts ->> 'email' as email from firm_settings order by version desc limit 1",
  );
  expect(rows).toEqual([{ phone: "+1 416 555 0188", email: "office@example.com" }]);
  await other.close();
});

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40" onload="alert(1)"><script>alert(2)</script><rect width="60" height="40" rx="6" fill="#7a1f1f"/><circle cx="30" cy="20" r="9" fill="#f4d58d"/></svg>';

test("a logo is cleaned, previewed before it is saved, and then on the public site", async ({
  page,
  site,
  request,
}) => {
  await open(page, site, `${address}#logo`);
  const section = page.getByRole("region", { name: "Logo", exact: true });
  const choose = (name: string, content: string) =>
    section
      .getByLabel("Choose a file")
      .setInputFiles({ name, mimeType: "image/svg+xml", buffer: Buffer.from(content) });
  await choose("mark.svg", "MZ\u0000 this program cannot be run");
  await expect(section.getByText("This file is no SVG and no PNG, whatever its name says.")).toBeVisible();
  await choose("mark.svg", drawing);
  await expect(section.getByText(/mark\.svg: SVG, 1 KB\..*Left out: onload, script\./)).toBeVisible();
  for (const name of ["Header", "Share picture", "Email", "Invoice"])
    await expect(section.getByRole("figure").filter({ hasText: name })).toBeVisible();
  await expectAccessible(page);
  expect(await (await request.get("/contact")).text()).not.toContain("/images/logo/");
  await save(page);
  await saved(page);
  await expect
    .poll(async () => (await request.get("/contact")).text(), { timeout: 5_000 })
    .toMatch(/src="\/images\/logo\/[0-9a-f]{32}\.svg"/);
  const [, path = ""] = /src="(\/images\/logo\/[^"]+)"/.exec(await (await request.get("/contact")).text()) ?? [];
  const logo = await request.get(path);
  expect(await logo.text()).not.toMatch(/script|onload/);
  const { "content-type": type, "x-content-type-options": sniff, "content-security-policy": policy } = logo.headers();
  expect([type, sniff]).toEqual(["image/svg+xml; charset=utf-8", "nosniff"]);
  expect(policy).toContain("sandbox");
  expect((await request.get("/images/logo/00000000000000000000000000000000.svg")).status()).toBe(404);
});

test("bank details need two administrators, and the second types the end of the account", async ({
  page,
  site,
  context,
}) => {
  await open(page, site);
  const section = page.getByRole("region", { name: "Payment", exact: true });
  await section.getByText("Change the bank details").click();
  await section.getByLabel("Account holder").fill("Example Inc.");
  await section.getByLabel("Account", { exact: true }).fill("IBAN DE89 3704 0044 0532 0130 01");
  const propose = section.getByRole("button", { name: "Propose to the second person" }).first();
  await propose.click();
  await expect(section.getByText("This IBAN is not right. Check each digit").first()).toBeVisible();
  await section.getByLabel("Account", { exact: true }).fill("IBAN DE89 3704 0044 0532 0130 00");
  const attach = (name: string, content: string) =>
    section
      .getByLabel("Statement or letter of the bank")
      .setInputFiles({ name, mimeType: "application/pdf", buffer: Buffer.from(content) });
  await attach("letter.exe", "MZ");
  await expect(section.getByText("We cannot take this kind of file. Send it as a PDF or a picture.")).toBeVisible();
  await attach("letter.pdf", "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");
  await expect(section.getByText("letter.pdf is attached.")).toBeVisible();
  await expectAccessible(page);
  await propose.click();
  await expect(page.getByText("Proposed. It waits for a second administrator.")).toBeVisible();
  await expect(section.getByText("1 of 2")).toBeVisible();
  await expect(section.getByRole("button", { name: "Confirm and put in force" })).toHaveCount(0);
  await expectAccessible(page);
  const { rows: queued } = await site.client.query(
    `select identifier from graphile_worker._private_jobs jobs
     join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id where identifier = 'payment-facts-notice'`,
  );
  expect(queued.length).toBeGreaterThan(0);

  await site.client.query("update staff_users set role = 'admin' where email = 'manager@example.com'");
  await context.clearCookies();
  await signInAs(page, "manager", address, site);
  await untilHydrated(page, "main form");
  await expect(section.getByText("IBAN DE89 3704 0044 0532 01•• ••")).toBeVisible();
  const download = page.waitForEvent("download");
  await section.getByRole("link", { name: "Download the statement or letter of the bank" }).click();
  expect((await download).suggestedFilename()).toBe("letter.pdf");
  await section.getByLabel("Last four characters of the account").fill("0000");
  await section.getByRole("button", { name: "Confirm and put in force" }).click();
  await expect(
    section.getByText("These are not the last four characters of the proposed account.").first(),
  ).toBeVisible();
  await section.getByLabel("Last four characters of the account").fill("3000");
  await section.getByRole("button", { name: "Confirm and put in force" }).click();
  await expect(page.getByText("Confirmed and in force.")).toBeVisible();
  const { rows } = await site.client.query(
    "select facts -> 'bank' as bank from firm_settings order by version desc limit 1",
  );
  expect(rows).toEqual([{ bank: { holder: "Example Inc.", lines: ["IBAN DE89 3704 0044 0532 0130 00"] } }]);
});

test("a test email goes to the administrator, and the page says why it failed", async ({ page, site }) => {
  // No mail server listens at this site's address.
  await open(page, site);
  const section = page.getByRole("region", { name: "Mail", exact: true });
  await section.getByRole("button", { name: /^Send a test email to admin@/ }).click();
  await expect(page.getByText("The test email is on its way.")).toBeVisible();
  await expect
    .poll(async () => (await page.reload(), section.getByRole("alert").or(section.locator(".alert")).innerText()), {
      timeout: 20_000,
    })
    .toContain("ECONNREFUSED");
});

test("a retention period shorter than the law is refused, and a longer one needs a reason", async ({ page, site }) => {
  await open(page, site);
  const section = page.getByRole("region", { name: "Retention", exact: true });
  await section.getByText("Change the periods").click();
  await section.getByLabel("Invoices and payments, years").fill("5");
  await section.getByLabel("Files of clients, years").fill("9");
  await section.getByRole("button", { name: "Save the periods" }).click();
  await expect(section.getByText("The law requires a longer period").first()).toBeVisible();
  await expect(section.getByText("Say why records are kept longer than usual").first()).toBeVisible();
  await section.getByLabel("Invoices and payments, years").fill("8");
  await section.getByLabel("Reason for longer: Invoices and payments").fill("Audit of 2026");
  await section.getByLabel("Reason for longer: Files of clients").fill("Limitation in Alberta");
  await section.getByRole("button", { name: "Save the periods" }).click();
  await expect(page.getByText("The retention periods are saved.")).toBeVisible();
  await expect(section.getByText("9 years")).toBeVisible();
});

test("the page fits a narrow window", async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, site, `/de${address}#hours`);
  await expect(page.getByRole("heading", { name: "Bürozeiten" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectAccessible(page);
});

test("staff who may only read see the facts and no form", async ({ page, site }) => {
  await signInAs(page, "compliance", address, site);
  await expect(page.getByRole("heading", { name: "Registers and tax" })).toBeVisible();
  await expect(page.getByText("Your role reads these settings.")).toBeVisible();
  await expect(page.getByRole("button", { name: /Save/ })).toHaveCount(0);
});
