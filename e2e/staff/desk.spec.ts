import type { Page } from "@playwright/test";

import { expect, sharedPageTest as test } from "../fixtures";
import { axeFindings, expectAccessibleInThemes } from "../pages/axe";
import { signInAs } from "./sign-in";

const openPages = {
  admin: ["Today", "Inbox"],
  manager: ["Today", "Inbox"],
  adviser: ["Today", "Inbox"],
  viewer: ["Today"],
} as const;

for (const [role, names] of Object.entries(openPages)) {
  test(
    `the navigation for the role ${role} contains only pages that this role can open`,
    // "npm test" runs only the roles with the most and the fewest pages.
    ["admin", "viewer"].includes(role) ? {} : { tag: "@all" },
    async ({ page }) => {
      await signInAs(page, role);
      const links = page.getByRole("navigation", { name: "Staff pages" }).getByRole("listitem").getByRole("link");
      for (const name of names) await expect(links.filter({ hasText: name })).toHaveCount(1);
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
      for (const address of addresses) expect((await page.request.get(address)).status(), address).toBe(200);
      if (role === "viewer") {
        expect((await page.request.get("/dashboard/inbox")).status()).toBe(403);
        expect(addresses).not.toContain("/dashboard/inbox");
      }
    },
  );
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
  [320, 640],
] as const) {
  test(`the Today page fits ${width} px and has no axe findings in any theme`, { tag: "@all" }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await signInAs(page, "manager");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("September");
    await expect(page.getByRole("heading", { name: "Who is waiting" })).toBeVisible();
    await expectAccessibleInThemes(page);
  });
}

test('an adviser sees the next appointment and the current time, but no list "Who is waiting"', async ({ page }) => {
  await signInAs(page, "adviser");
  const next = page.locator(".day-agenda .next");
  await expect(next).toHaveCount(1);
  await expect(page.locator(".day-agenda .now-line")).toHaveCount(1);
  await expect(page.getByRole("heading", { name: "Who is waiting" })).toHaveCount(0);
});

async function openPalette(page: Page) {
  const field = page.getByRole("combobox", { name: "Find a client, booking or page" });
  // The page starts to handle keys shortly after hydration, so the test presses the keys until the palette opens.
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(field).toBeFocused({ timeout: 1_000 });
  }).toPass();
  return field;
}

test(
  "the search palette opens with a shortcut, opens a page by keyboard and closes on Escape",
  { tag: "@all" },
  async ({ page }) => {
    await signInAs(page, "manager");
    const field = await openPalette(page);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(field).toBeHidden();
    await (await openPalette(page)).fill("inb");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/dashboard/inbox");
  },
);

test("shortcuts do nothing in fields and can be switched off", { tag: "@all" }, async ({ page }) => {
  await signInAs(page, "manager");
  const field = await openPalette(page);
  await field.pressSequentially("gi?");
  await expect(page).toHaveURL("/dashboard");
  await page.keyboard.press("Escape");
  // A closed dialog's field keeps the focus until the next frame. A key that is pressed before that goes to the field.
  await expect(page.locator("dialog[open], :focus")).toHaveCount(0);
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(list).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await list.getByRole("checkbox").check();
  await page.keyboard.press("Escape");
  await page.keyboard.press("g");
  await page.keyboard.press("i");
  await expect(page).toHaveURL("/dashboard");
  await page.keyboard.press("?");
  await expect(list).toBeHidden();
});

test("the account page saves the language of emails and switches shortcuts off", { tag: "@all" }, async ({ page }) => {
  await signInAs(page, "compliance");
  await page.locator("details.account summary").click();
  await page.getByRole("link", { name: "Your account" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();
  await expect(page.locator("details.account")).not.toHaveAttribute("open");
  const language = page.getByRole("combobox", { name: "Language" });
  await language.selectOption("Deutsch");
  // Ctrl S saves the form with the focus, since this page has several.
  await language.focus();
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Your emails now come in this language.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("combobox", { name: "Language" })).toHaveValue("de");
  await page.getByRole("checkbox", { name: /single-key shortcuts off/ }).check();
  await page.locator("h1").click();
  await page.keyboard.press("g");
  await page.keyboard.press("t");
  await expect(page).toHaveURL(/\/dashboard\/account/);
});

test(
  "without JavaScript the search field is a link and the account menu opens",
  { tag: "@all" },
  async ({ browser, baseURL, page }) => {
    await signInAs(page, "manager");
    const context = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
      ...(baseURL ? { baseURL } : {}),
    });
    const plain = await context.newPage();
    await plain.goto("/dashboard");
    await expect(plain.getByRole("link", { name: "Find a client, booking or page" })).toHaveAttribute(
      "href",
      "/dashboard/search",
    );
    await plain.locator("details.account summary").click();
    await expect(plain.getByRole("button", { name: "Sign out" })).toBeVisible();
    await context.close();
  },
);
