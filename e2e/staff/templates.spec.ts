import type { APIRequestContext, Browser, Page } from "@playwright/test";

import { expect, expectAccessible, untilHydrated } from "../fixtures";
import { test } from "../own-site";
import type { OwnSite } from "../own-site";
import { someMessage } from "./messages";
import { signInAs, signInFor, startSession } from "./sign-in";

// The tests change one site after the other.
test.describe.configure({ mode: "default", timeout: 120_000 });

const list = "/dashboard/settings/templates";
/** The firm's name, which other tests of the same site may have changed. */
const firmName = (page: Page) =>
  page.getByRole("navigation", { name: "Staff pages" }).getByRole("link").first().innerText();

async function open(page: Page, site: OwnSite, path: string, role = "manager") {
  await signInAs(page, role, path, site);
  await untilHydrated(page, "main form");
}

const group = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const english = (page: Page, name: string) => group(page, name).getByRole("textbox", { name: "English" });
const replyField = (page: Page) => page.getByRole("textbox", { name: "Reply", exact: true });
const aboutCrypto = (request: APIRequestContext, change = {}) =>
  someMessage(request, { serviceInterest: "cryptocurrency-recovery", ...change });

async function openTemplate(page: Page, site: OwnSite, name: string) {
  await open(page, site, list);
  await page.getByRole("link", { name }).click();
  // The list has forms too.
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await untilHydrated(page, "main form");
}

/** Adds a template about cryptocurrency recovery, so that each test has its own, and leaves its page open. */
async function addTemplate(page: Page, site: OwnSite, name: string) {
  await open(page, site, `${list}/new`);
  await english(page, "Name").fill(name);
  await english(page, "Text").fill("{greeting}\n\nWhich hash?");
  await page.getByRole("combobox", { name: "Topic" }).selectOption({ label: "Cryptocurrency recovery" });
  await page.getByRole("button", { name: "Add the template" }).click();
  await expect(page.getByText("The template is stored and offered for replies.")).toBeVisible();
}

test("a new template is refused with line and words, is previewed, and is suggested first for its topic", async ({
  page,
  site,
  request,
}) => {
  await open(page, site, `${list}/new`);
  const firm = await firmName(page);
  await expectAccessible(page);
  await english(page, "Name").fill("Ask for the hash");
  await english(page, "Text").fill("{gretting}\n\nWe guarantee an answer. Which hash?");
  await page.getByRole("combobox", { name: "Topic" }).selectOption({ label: "Cryptocurrency recovery" });
  await page.getByRole("button", { name: "Add the template" }).click();
  await expect(page.getByText(/Line 1: \{gretting\}/).first()).toBeVisible();
  await expect(page.getByText(/Line 3: guarantee/).first()).toBeVisible();
  await expectAccessible(page);
  const text = english(page, "Text");
  await text.fill("\n\nWhich hash?");
  await text.press("Control+Home");
  await page.getByRole("button", { name: "{greeting}" }).focus();
  await page.keyboard.press("Enter");
  await expect(text).toHaveValue("{greeting}\n\nWhich hash?");
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview.getByText(/Hello Margaret,\s+Which hash\?\s+Kind regards/)).toContainText(firm);
  await preview.getByRole("combobox").selectOption({ label: "Discreet email, without the firm’s name" });
  await expect(preview.getByText(/Which hash\?/)).not.toContainText(firm);
  await expect(preview.getByText("No text in this language.")).toHaveCount(2);
  await page.keyboard.press("Control+s");
  await expect(page.getByText("The template is stored and offered for replies.")).toBeVisible();
  await expect(page.getByRole("region", { name: "History" })).toContainText("Template added");
  await expectAccessible(page);

  const { path } = await aboutCrypto(request);
  await page.goto(path);
  await untilHydrated(page, ".template-form");
  const templates = page.getByRole("combobox", { name: "Template" });
  await expect(templates.locator("optgroup").first()).toHaveAttribute("label", "About: Cryptocurrency recovery");
  await templates.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(replyField(page)).toHaveValue(/^Hello Wanda,\n\nWhich hash\?\n\nKind regards\n[^\n]+\n[^\n]+$/);
  expect(await replyField(page).inputValue()).toContain(`\n${firm}`);
  await page.getByRole("combobox", { name: "Language" }).selectOption({ label: "German" });
  await page.getByRole("button", { name: "Insert" }).click();
  await expect(page.getByText(/“Ask for the hash” has no text in this language: German/)).toBeVisible();
  await expectAccessible(page);
});

test("the second of two people who edit a template sees both versions", async ({ page, site, context }) => {
  await addTemplate(page, site, "Ask two people");
  await openTemplate(page, site, "Ask two people");
  const other = await context.newPage();
  await other.goto(page.url());
  await untilHydrated(other, "main form");
  await english(page, "Text").fill("{greeting}\n\nWhich hash, please?");
  await page.getByRole("button", { name: "Save the template" }).click();
  await expect(page.getByText("Saved. New replies use it.")).toBeVisible();
  await expect(page.getByRole("region", { name: "History" })).toContainText("Template changed: text, English");
  await english(other, "Text").fill("{greeting}\n\nWhich address?");
  await other.getByRole("button", { name: "Save the template" }).click();
  const conflict = other.getByRole("form", { name: "Someone else changed this while you were writing" });
  await expect(conflict.getByRole("row", { name: /Text/ })).toContainText("Which hash, please?");
  await expectAccessible(other);
  await conflict.getByRole("button", { name: "Save what is chosen" }).click();
  await expect(english(other, "Text")).toHaveValue("{greeting}\n\nWhich address?");
  await other.close();
});

test("a signature ends new replies, and a discreet reply names no firm", async ({ page, site, request }) => {
  await open(page, site, "/dashboard/account");
  await english(page, "Signature in each language").fill("Best wishes\n{staff-name}\nCoordinator\n{firm-name}");
  await expect(page.getByRole("region", { name: "Signature" }).getByText(/Coordinator\s+\S/)).toContainText(
    await firmName(page),
  );
  await page.getByRole("button", { name: "Save the signature" }).click();
  await expect(page.getByText("Your signature is saved.")).toBeVisible();
  await expectAccessible(page);
  const { path } = await someMessage(request, { safeContact: { discreet: true } });
  await page.goto(path);
  await untilHydrated(page, ".template-form");
  await page.getByRole("combobox", { name: "Template" }).selectOption({ label: "First reply" });
  await page.getByRole("button", { name: "Insert" }).click();
  await expect(replyField(page)).toHaveValue(/\n\nBest wishes\n[^\n]+\nCoordinator$/);
});

test("the order follows the buttons, and a retired template is no longer offered", async ({ page, site, request }) => {
  await addTemplate(page, site, "Ask in order");
  await open(page, site, list);
  await expectAccessible(page);
  const names = page.getByRole("region", { name: "In use" }).getByRole("rowheader").getByRole("link");
  const last = (await names.count()) - 1;
  await expect(names.nth(last)).toHaveText("Ask in order");
  await page.getByRole("button", { name: "Move Ask in order up" }).focus();
  await page.keyboard.press("Enter");
  await expect(names.nth(last - 1)).toHaveText("Ask in order");
  await page.getByRole("link", { name: "Ask in order" }).click();
  await page.getByRole("button", { name: "Retire" }).click();
  await expect(page.getByText("The template is retired.")).toBeVisible();
  await page.goto((await aboutCrypto(request)).path);
  await expect(page.getByRole("option", { name: "Ask in order" })).toHaveCount(0);
  await openTemplate(page, site, "Ask in order");
  await page.getByRole("button", { name: "Bring back" }).click();
  await expect(page.getByText("The template is offered again.")).toBeVisible();
});

async function withoutScript(browser: Browser, site: OwnSite): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  await context.addCookies([await startSession(signInFor("manager").email, site)]);
  return context.newPage();
}

test("without JavaScript, a template is edited and inserted", async ({ browser, page: scripted, site, request }) => {
  await addTemplate(scripted, site, "Ask without a script");
  const page = await withoutScript(browser, site);
  await page.goto(list);
  await page.getByRole("link", { name: "Ask without a script" }).click();
  await english(page, "Text").fill("{greeting}\n\nWhich transaction?");
  await page.getByRole("button", { name: "Save the template" }).click();
  await expect(page.getByText("Saved. New replies use it.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Preview" }).getByText(/Which transaction\?/)).toBeVisible();
  await page.goto((await aboutCrypto(request)).path);
  await page.getByRole("combobox", { name: "Template" }).selectOption({ label: "Ask without a script" });
  await page.getByRole("button", { name: "Insert" }).click();
  await expect(replyField(page)).toHaveValue(/^Hello Wanda,\n\nWhich transaction\?/);
  await page.context().close();
});

test("staff who may only read see the texts and no form", async ({ page, site }) => {
  await signInAs(page, "compliance", list, site);
  await page.getByRole("link", { name: "Decline, with free help" }).click();
  await expect(page.getByText("Managers and administrators change templates.")).toBeVisible();
  await expect(page.getByText(/These steps are free/)).toBeVisible();
  await expect(page.getByRole("button", { name: /Save|Retire/ })).toHaveCount(0);
});
