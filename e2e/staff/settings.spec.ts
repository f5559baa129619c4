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

const saved = (page: Page, version: number) =>
  expect(page.getByText(`Version ${version} is saved. The site shows it within seconds.`)).toBeVisible();

test("a changed phone number and Saturday hours are on the public page within five seconds", async ({
  page,
  site,
  request,
}) => {
  await open(page, site);
  await expectAccessible(page);
  await change(page, "Phone and email");
  await page.getByRole("textbox", { name: "Phone", exact: true }).fill("+1 416 555 0177");
  await change(page, "Office hours");
  await page.getByLabel("Saturday: opens").first().fill("10:00");
  await page.getByLabel("Saturday: closes").first().fill("13:00");
  await expect(page.getByText("2 changes, not saved")).toBeVisible();
  await expect(page.getByRole("region", { name: "Phone and email" }).getByText("1 change")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Control+s");
  await saved(page, 2);
  await expect
    .poll(async () => (await request.get("/contact")).text(), { timeout: 5_000 })
    .toContain("tel:+14165550177");
  expect(await (await request.get("/contact")).text()).toContain("Saturday");
  await expect(page.getByRole("region", { name: "Who changed what" }).getByRole("listitem").first()).toContainText(
    "saved version 2: Phone and Office hours",
  );
});

test("wrong values open their section with a message, and what was typed stays", async ({ page, site }) => {
  await open(page, site);
  await change(page, "Phone and email");
  await page.getByRole("textbox", { name: "Phone", exact: true }).fill("call us");
  await change(page, "Office hours");
  await page.getByLabel("Sunday: opens").first().fill("22:00");
  await page.getByLabel("Sunday: closes").first().fill("02:00");
  await page.getByRole("button", { name: "Save as version 3" }).click();
  await expect(page.getByText("The end must be later on the same day.").first()).toBeVisible();
  await expect(page.getByText("Please enter a valid phone number").first()).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Phone", exact: true })).toHaveValue("call us");
  await expect(page.getByLabel("Sunday: opens").first()).toHaveValue("22:00");
  await expectAccessible(page);
});

test("the second of two people who edit the facts sees both versions line by line", async ({ page, site, context }) => {
  await open(page, site, `${address}#contact`);
  const other = await context.newPage();
  await other.goto(`${address}#contact`);
  await untilHydrated(other, "main form");
  await page.getByRole("textbox", { name: "Phone", exact: true }).fill("+1 416 555 0188");
  await page.getByRole("button", { name: "Save as version 3" }).click();
  await saved(page, 3);
  await other.getByRole("textbox", { name: "Phone", exact: true }).fill("+1 416 555 0199");
  await other.getByLabel("Public email").fill("office@example.com");
  await other.getByRole("button", { name: /^Save as version/ }).click();
  const conflict = other.getByRole("form", { name: /saved version 3 while you were typing/ });
  const phone = conflict.getByRole("row", { name: /^Phone/ });
  for (const text of ["0199", "0188", "0177"]) await expect(phone).toContainText(text);
  await phone.getByRole("radio").nth(1).check();
  await expectAccessible(other);
  await conflict.getByRole("button", { name: "Save what is chosen" }).click();
  await saved(other, 4);
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
  await page.getByRole("button", { name: /^Save as version/ }).click();
  await expect(page.getByText(/^Version \d is saved/)).toBeVisible();
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

test("the page fits a narrow window", async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, site, `/de${address}#hours`);
  await expect(page.getByRole("heading", { name: "Bürozeiten" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectAccessible(page);
});

test("staff who may only read see the facts and no form", async ({ page, site }) => {
  await signInAs(page, "manager", address, site);
  await expect(page.getByRole("heading", { name: "Registers and tax" })).toBeVisible();
  await expect(page.getByText("Your role reads these settings.")).toBeVisible();
  await expect(page.getByRole("button", { name: /Save/ })).toHaveCount(0);
});
