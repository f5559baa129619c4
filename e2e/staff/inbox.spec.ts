import type { Page } from "@playwright/test";

import { expect, expectAccessible, sharedPageTest as test } from "../fixtures";
import { expectAccessibleInThemes } from "../pages/axe";
import { overflow } from "../pages/overflow";
import { signInAs, signInFor } from "./sign-in";

test("a manager opens a message, and the inbox list does not show the message's text", async ({ page, request }) => {
  const text = `They ask for a release tax before any withdrawal. ${Date.now()}`;
  const person = { firstName: "Sample", lastName: "Sender", email: "sample.sender@example.org", consent: true };
  const sent = await request.post("/api/contact", { data: { ...person, subject: "Release tax", message: text } });
  const { reference } = ((await sent.json()) as { data: { reference: string } }).data;
  await signInAs(page, "manager");
  await page
    .getByRole("link", { name: /^Inbox/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Inbox" })).toBeVisible();
  await expectAccessible(page);
  expect(await page.content()).not.toContain(text);
  await page.goto(`/dashboard/inbox/${reference}`);
  await expect(page.getByText(text)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(reference));
  await expectAccessible(page);
});

for (const [prefix, title, width] of [
  ["", "Inbox", 390],
  ["/de", "Posteingang", 390],
  ["/fr-ca", "Boîte de réception", 320],
] as const) {
  test(`the inbox fits a phone, ${prefix || "en"}`, { tag: "@all" }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await signInAs(page, "admin", `${prefix}/dashboard/inbox?view=quarantine`);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("main").getByRole("rowheader").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/dashboard\/inbox\/[A-Z]{3}-/);
    await expectAccessible(page);
  });
}

test("an unknown inbox item returns 404, and a role that may not open the inbox gets 403", async ({ page }) => {
  await signInAs(page, "manager");
  expect((await page.goto("/dashboard/inbox/MSG-2222-2222"))?.status()).toBe(404);
  await page.context().clearCookies();
  await signInAs(page, "compliance");
  expect((await page.goto("/dashboard/inbox"))?.status()).toBe(403);
  await expect(page.getByRole("heading", { level: 1, name: "No permission" })).toBeVisible();
  expect(await page.getByRole("link", { name: /^Inbox/ }).count()).toBe(0);
  const { email } = signInFor("admin");
  await expect(page.getByRole("main").getByRole("link", { name: email, exact: true })).toHaveAttribute(
    "href",
    `mailto:${email}`,
  );
});

test("the tab bar is at the bottom of a phone's screen even on a short page", { tag: "@all" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, "compliance", "/dashboard/inbox");
  const bar = await page.locator(".tab-bar").boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(844);
});

test("the tab bar does not cut off any word", { tag: "@all" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await signInAs(page, "admin", "/fr-ca/dashboard/bookings");
  const words = page.locator(".tab-bar > a span:not(.count, .vh), .tab-bar .more summary span:not(.count, .vh)");
  await expect(words.filter({ hasText: "vous" })).toHaveCount(1);
  expect(
    await words.evaluateAll((each) => each.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length),
  ).toBe(0);
  expect(await page.locator(".tab-bar").evaluate((bar) => bar.scrollWidth)).toBe(320);
});

const views = ["mine", "snoozed", "answered", "quarantine", "tests"];

/** Opens the first item of an inbox list. The lists themselves are checked in every-page.spec.ts. */
async function openFirst(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator(".inbox-list a, .data-table .name").first().click();
  await expect(page).toHaveURL(/\/dashboard\/inbox\/[A-Z]{3}-/);
}

test("an item of each inbox list has no axe findings in any theme on a phone", { tag: "@all" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, "manager");
  for (const view of views) {
    await openFirst(page, `/dashboard/inbox?view=${view}`);
    await expectAccessibleInThemes(page);
  }
});

for (const prefix of ["/de", "/fr-ca"]) {
  test(`an item of each inbox list fits a screen 320 px wide, ${prefix}`, { tag: "@all" }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await signInAs(page, "manager");
    for (const view of views) {
      await openFirst(page, `${prefix}/dashboard/inbox?view=${view}`);
      await expect(page.locator("h1")).toHaveCount(1);
      expect([view, await overflow(page)]).toEqual([view, []]);
    }
  });
}
