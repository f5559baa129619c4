import type { Browser, Page } from "@playwright/test";

import { mailSink } from "../../lib/testing/mail-sink";
import type { MailSink } from "../../lib/testing/mail-sink";
import { expect, expectAccessible, test, untilHydrated } from "../fixtures";
import { BookingWizard } from "../pages/booking-wizard";
import { overflow } from "../pages/overflow";
import { act, acts, addFactor, countActs, createOwner, password, shoot } from "./owner";
import { confirmFirm, enterBank, markRest, openAppointments, readTexts } from "./opening-steps";

const { OPENING, SMTP_URL = "" } = process.env;

test.skip(OPENING !== "1", "needs a new live site of its own");
test.describe.configure({ mode: "serial", timeout: 300_000 });
test.use({ actionTimeout: 15_000, viewport: { width: 1440, height: 900 } });

const owner = { email: "owner@firm.test", name: "Olivia Owner" };
const colleague = { email: "colleague@firm.test", name: "Carl Colleague" };
test("an owner and a colleague open the site in the browser alone, and a visitor books", async ({ page, browser }) => {
  const sink = await mailSink(Number(new URL(SMTP_URL).port));
  try {
    await test.step("the owner signs in and starts at Setup", () => signInFirst(page));
    await shoot(page, "1-first-day");
    await test.step("J and K walk through the open lines, and G U comes back", () => walk(page));
    const second = await test.step("a colleague accepts an invitation", () => inviteColleague(page, browser, sink));
    await test.step("services, an adviser and weekly hours", () => openAppointments(page));
    await test.step("opening hours and ways to meet", () => confirmFirm(page));
    await shoot(page, "3-in-between");
    await test.step("bank details by two people", () => enterBank(page, second));
    await test.step("articles, questions and claims", () => readTexts(page, second));
    await test.step("what only a person knows", () => markRest(page));
    await test.step("a test booking", () => bookTest(page));
    await page.goto("/dashboard/setup");
    await expect(page.getByText("17 of 19")).toBeVisible();
    await shoot(page, "5-almost-done");
    await test.step("the site is complete and a visitor books", () => visit(browser, page));
    console.log(`${acts()} acts from an empty database to a complete site`);
    expect(acts()).toBeLessThan(60);
  } finally {
    await sink.close();
  }
});

/** Signs in with the one-time password, chooses another one and adds a second factor. */
async function signInFirst(page: Page): Promise<void> {
  const oneTime = await createOwner(owner.email, owner.name);
  const main = page.getByRole("main");
  await page.goto("/login");
  await untilHydrated(page);
  await main.getByLabel("Email").fill(owner.email);
  await main.getByLabel("Password").fill(oneTime);
  await act(page, "Sign in", () => expect(main.getByLabel("New password", { exact: true })).toBeVisible());
  await untilHydrated(page);
  await main.getByLabel(/Current password/).fill(oneTime);
  await main.getByLabel("New password", { exact: true }).fill(password);
  await main.getByLabel("New password again").fill(password);
  await act(page, /Save the password|password/i, () => expect(main.getByLabel("Code from the app")).toBeVisible());
  await addFactor(page);
  await expect(page).toHaveURL(/\/dashboard\/setup$/);
  await expect(page.getByText("4 of 19")).toBeVisible();
}

/** Moves through the open lines with the keyboard, leaves the page and comes back. */
async function walk(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await untilHydrated(page);
  await page.keyboard.press("j");
  await expect(main.getByRole("link", { name: "Invite a person" })).toBeFocused();
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(main.getByRole("button", { name: /^Both arrived/ })).toBeFocused();
  await page.keyboard.press("k");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard\/settings#addresses$/);
  await untilHydrated(page);
  await page.keyboard.press("g");
  await page.keyboard.press("u");
  await expect(page).toHaveURL(/\/dashboard\/setup$/);
  await expectAccessible(page);
  await expectToFit(page);
}

/** Expects that the pages of the setup do not scroll sideways, in any language. */
async function expectToFit(page: Page): Promise<void> {
  const usual = page.viewportSize();
  for (const path of [
    "/dashboard/setup/texts",
    ...["/de", "/fr-ca", ""].map((prefix) => `${prefix}/dashboard/setup`),
  ]) {
    await page.goto(path);
    for (const width of [320, 390, 768, 1200]) {
      await page.setViewportSize({ width, height: 844 });
      expect([path, width, await overflow(page)]).toEqual([path, width, []]);
    }
  }
  if (usual) await page.setViewportSize(usual);
  await untilHydrated(page);
}

/** Invites the colleague, who follows the link of the email. Returns the colleague's page. */
async function inviteColleague(page: Page, browser: Browser, sink: MailSink): Promise<Page> {
  await page.getByRole("main").getByRole("link", { name: "Invite a person" }).click();
  await untilHydrated(page);
  const main = page.getByRole("main");
  await main.getByLabel("Work email").fill(colleague.email);
  await main.getByLabel("Role").selectOption("admin");
  const confirmed = main.getByLabel(/I have read what the chosen role may do/);
  if (await confirmed.isVisible()) await confirmed.check();
  await act(page, "Send the invitation", () => expect(page.getByText("The invitation is on its way.")).toBeVisible());
  const link = /\/login\/invitation\/[\w-]+/;
  await expect.poll(() => sink.received.some(({ mail }) => link.test(mail.text ?? "")), { timeout: 60_000 }).toBe(true);
  const path = sink.received.map(({ mail }) => link.exec(mail.text ?? "")?.[0]).find(Boolean) ?? "";
  const context = await browser.newContext({ baseURL: process.env.BASE_URL ?? "" });
  const own = await context.newPage();
  await own.goto(path);
  await untilHydrated(own);
  const welcome = own.getByRole("main");
  await welcome.getByLabel("Your name").fill(colleague.name);
  await welcome.getByLabel("New password", { exact: true }).fill(password);
  await welcome.getByLabel("New password again").fill(password);
  await act(own, "Open my account", () => expect(welcome.getByLabel("Code from the app")).toBeVisible());
  await addFactor(own);
  await expect(own).toHaveURL(/\/dashboard\/setup$/);
  return own;
}

/** Books as a client would, from the button on Setup, and cancels. */
async function bookTest(page: Page): Promise<void> {
  await page.goto("/dashboard/setup");
  await untilHydrated(page);
  await act(page, /^Make a test booking/, () => expect(page).toHaveURL(/\/booking\?step=service/));
  await expect(page.getByText("This is a test booking.")).toBeVisible();
  const wizard = new BookingWizard(page);
  await wizard.chooseService();
  await wizard.nextMonth();
  await wizard.chooseFreestDay();
  await wizard.chooseTime();
  await expect(wizard.field("email")).toHaveValue(owner.email);
  await wizard.choice("contact", "byPhone").check();
  await wizard.choice("history", "isNew").check();
  await wizard.consent().check();
  await wizard.button("forward").click();
  await wizard.expectStep(4);
  await wizard.confirm();
  countActs(4);
}

/** A visitor finds a complete site that search engines may list, and books. */
async function visit(browser: Browser, page: Page): Promise<void> {
  const context = await browser.newContext({ baseURL: process.env.BASE_URL ?? "" });
  const visitor = await context.newPage();
  await expect
    .poll(async () => (await visitor.request.get("/")).headers()["x-robots-tag"], { timeout: 15_000 })
    .toBeUndefined();
  const verify = await (await visitor.request.get("/verify")).text();
  expect(verify).toContain("cases closed this year in English");
  expect((await visitor.request.get("/blog/first-hours-after-a-theft")).status()).toBe(200);
  const wizard = new BookingWizard(visitor);
  await wizard.open();
  await wizard.chooseService();
  await wizard.nextMonth();
  await wizard.chooseFreestDay();
  await wizard.chooseTime();
  await wizard.sendDetails();
  await wizard.confirm();
  await shoot(visitor, "6-visitor-booked");
  await page.goto("/dashboard/clients");
  await expect(page.getByRole("link", { name: "Margaret Kowalchuk-Steinmetz" })).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("Olivia");
}
