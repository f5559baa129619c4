import type { Browser, Page } from "@playwright/test";

import { totpCode } from "../../lib/testing/totp-code";
import { expect, expectAccessible, sharedPageTest as test } from "../fixtures";
import { linkIn, waitForEmail } from "../pages/mailbox";
import { signInAs } from "./sign-in";

// The tests run in order, because they all use the account that the first test opens.
test.describe.configure({ mode: "serial" });

const firstPassword = "seven calm rivers";
const newPassword = "nine quiet harbours";
const invited = `invited-${Date.now()}@example.org`;
const secondAdmin = `second-admin-${Date.now()}@example.org`;
let secret = "";
let recoveryCodes: readonly string[] = [];
/** The time of the last used code in milliseconds since 1970. The server accepts only codes of later time steps. */
let used = 0;

/** Returns an unused code of the current time step or of the next time step. The server accepts both. */
function nextCode(): string {
  used = Math.max(Date.now(), used + 30_000);
  return totpCode(secret, used);
}

/**
 * Completes a sign-in with a recovery code. The first two tests already use the app's codes of the current and the next
 * time step. To use a third code from the app, a test has to wait up to half a minute.
 */
async function enterRecoveryCode(page: Page, code: string): Promise<void> {
  await page.getByRole("link", { name: "Use a recovery code" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Recovery code" })).toBeVisible();
  await enterCode(page, code, "Recovery code");
}

async function invite(page: Page, email: string, role: string): Promise<void> {
  await page.goto("/dashboard/staff/invite");
  await page.getByLabel("Work email").fill(email);
  await page.getByLabel("Role").selectOption(role);
  await page.getByRole("button", { name: "Send the invitation" }).click();
  await expect(page.getByText("The invitation is on its way.")).toBeVisible();
}

async function accept(page: Page, email: string): Promise<void> {
  await page.goto(linkIn(await waitForEmail(email), "/login/invitation/"));
  await page.getByLabel("Your name").fill(`Sample Person ${email.split("-")[0]}`);
  await page.getByLabel("New password", { exact: true }).fill(firstPassword);
  await page.getByLabel("New password again").fill(firstPassword);
  await page.getByRole("button", { name: "Open my account" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Add a second factor" })).toBeVisible();
}

async function enterPassword(page: Page, password: string): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(invited);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

async function enterCode(page: Page, code: string, label = "Code"): Promise<void> {
  await page.getByRole("main").getByLabel(label, { exact: true }).fill(code);
  await page.getByRole("button", { name: "Continue" }).click();
}

const newPage = async (browser: Browser) => (await browser.newContext()).newPage();

test("an invited person sets a password, adds a second factor and keeps recovery codes", async ({ page, browser }) => {
  await signInAs(page, "admin", "/dashboard/staff");
  await expectAccessible(page);
  await invite(page, invited, "manager");
  const person = await newPage(browser);
  await accept(person, invited);
  await expectAccessible(person);
  secret = ((await person.locator(".enrolment code").textContent()) ?? "").replace(/\s/g, "");
  await person.getByLabel("Code from the app").fill("000000");
  await person.getByRole("button", { name: "Check the code" }).click();
  await expect(person.getByRole("link", { name: /This code is wrong/ })).toBeVisible();
  await person.getByLabel("Code from the app").fill(nextCode());
  await person.getByRole("button", { name: "Check the code" }).click();
  await expect(person.getByRole("heading", { name: "Your recovery codes" })).toBeFocused();
  recoveryCodes = await person.locator(".recovery-codes code").allTextContents();
  expect(recoveryCodes).toHaveLength(10);
  await expectAccessible(person);
  await person.getByRole("link", { name: "I have kept the codes" }).click();
  await expect(person).toHaveURL("/dashboard");
});

test("a code from the app or a recovery code completes a sign-in, and each code works once", async ({ browser }) => {
  const page = await newPage(browser);
  await enterPassword(page, firstPassword);
  await expect(page).toHaveURL(/\/login\/code/);
  await expectAccessible(page);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login\?/);
  await page.goto("/login/code");
  await enterCode(page, totpCode(secret, used));
  await expect(page.getByRole("link", { name: /was already used/ })).toBeVisible();
  await enterCode(page, nextCode());
  await expect(page).toHaveURL("/dashboard");

  const [code = ""] = recoveryCodes;
  for (const isFirst of [true, false]) {
    const other = await newPage(browser);
    await enterPassword(other, firstPassword);
    await enterRecoveryCode(other, code.toLowerCase());
    if (isFirst) await expect(other).toHaveURL("/dashboard");
    else await expect(other.getByRole("link", { name: /was already used/ })).toBeVisible();
  }
});

test("a forgotten password can be replaced once with the link in an email", async ({ browser }) => {
  const page = await newPage(browser);
  await page.goto("/login");
  await page.getByRole("link", { name: "I forgot my password" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Forgot your password?" })).toBeVisible();
  await page.getByLabel("Email").fill(invited);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText("an email is on its way")).toBeVisible();
  // The first email was the invitation, and the second was the notice about the second factor.
  const link = linkIn(await waitForEmail(invited, 3), "/login/reset/");
  await page.goto(link);
  await expectAccessible(page);
  await page.getByLabel("New password", { exact: true }).fill(newPassword);
  await page.getByLabel("New password again").fill(newPassword);
  await page.getByRole("button", { name: "Save the password" }).click();
  await expect(page.getByText("Your password is changed.")).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  await enterPassword(page, firstPassword);
  await expect(page.getByText("The email address or the password is wrong.")).toBeVisible();
});

test("a person who is signed out by an administrator loses access at the next page load @all", async ({
  page,
  browser,
}) => {
  const person = await newPage(browser);
  // Blocks the stream of changes. Otherwise the stream redirects the person's page to the sign-in page before the
  // reload.
  await person.route("**/api/staff/changes*", (route) => route.abort());
  await enterPassword(person, newPassword);
  await enterRecoveryCode(person, recoveryCodes[1] ?? "");
  await expect(person).toHaveURL("/dashboard");
  await person.goto("/dashboard/account");
  await expectAccessible(person);
  await signInAs(page, "admin", "/dashboard/staff");
  await page
    .getByRole("row", { name: new RegExp(invited) })
    .getByRole("link")
    .click();
  await expectAccessible(page);
  // The newest session is listed first.
  await page
    .getByRole("button", { name: /^End the session/ })
    .first()
    .click();
  await expect(page.getByText("The session has ended.", { exact: true })).toBeVisible();
  await person.reload();
  await expect(person).toHaveURL(/\/login\?.*ended=1/);

  await enterPassword(person, newPassword);
  await enterRecoveryCode(person, recoveryCodes[2] ?? "");
  await expect(person).toHaveURL("/dashboard");
  await page.reload();
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page.getByText("All devices are signed out.", { exact: true })).toBeVisible();
  await person.reload();
  await expect(person).toHaveURL(/\/login\?.*ended=1/);
});

test("a lost second factor is reset by two administrators", async ({ page, browser }) => {
  await signInAs(page, "admin");
  await invite(page, secondAdmin, "admin");
  const second = await newPage(browser);
  await accept(second, secondAdmin);
  await page.goto("/dashboard/staff");
  await page
    .getByRole("row", { name: new RegExp(invited) })
    .getByRole("link")
    .click();
  await page.getByRole("button", { name: "Request a reset of the second factor" }).click();
  await expect(page.getByText("You requested a reset.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Confirm the reset" })).toHaveCount(0);
  await second.goto(new URL(page.url()).pathname);
  await second.getByRole("button", { name: "Confirm the reset" }).click();
  await expect(second.getByText("The second factor is reset.")).toBeVisible();
  const person = await newPage(browser);
  await enterPassword(person, newPassword);
  await expect(person).toHaveURL("/dashboard");
});
