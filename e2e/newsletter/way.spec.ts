import { randomUUID } from "node:crypto";

import type { Page } from "@playwright/test";

import { expect, expectAccessible, tabTo, test } from "../fixtures";
import { letterTo, linkIn } from "../pages/mailbox";
import { languages, words } from "./words";

const someAddress = () => `reader-${randomUUID()}@example.org`;
type Words = (typeof words)[keyof typeof words];

/** From the letter that asks to the end of the subscription, by every button on the way. */
async function confirmChangeAndLeave(page: Page, email: string, said: Words, look: () => Promise<void>): Promise<void> {
  const main = page.getByRole("main");
  await page.goto(linkIn(await letterTo(email), `${said.path}/newsletter/confirm/`));
  await look();
  await main.getByRole("button", { name: said.confirm }).click();
  await expect(main.getByRole("alert")).toContainText(said.confirmed);
  await look();

  const welcome = await letterTo(email, 2);
  await page.goto(linkIn(welcome, `${said.path}/newsletter/preferences/`));
  await main.getByLabel(said.topic).check();
  await main.getByLabel("Français").check();
  await main.getByRole("button", { name: said.save }).click();
  await expect(main.getByRole("alert")).toContainText(said.saved);
  await expect(main.getByLabel(said.topic)).toBeChecked();
  await expect(main.getByLabel("Français")).toBeChecked();
  await look();

  await page.goto(linkIn(welcome, `${said.path}/newsletter/unsubscribe/`));
  await look();
  await main.getByRole("button", { name: said.leave }).click();
  await expect(page).toHaveURL((url) => url.pathname.startsWith(`${said.path}/newsletter/unsubscribe/`));
  await expect(main.getByRole("alert")).toContainText(said.left);
  await look();
}

for (const language of languages) {
  const said = words[language];

  test(`the whole way from the footer, ${language}`, async ({ page }) => {
    test.slow();
    const email = someAddress();
    const footer = page.getByRole("contentinfo");
    await page.goto(`${said.path}/faq`);
    await footer.getByLabel(said.email).fill(email);
    await footer.getByRole("button", { name: said.subscribe }).click();
    await expect(footer.getByRole("alert")).toContainText(said.refused);
    await expect(footer.getByLabel(said.email)).toHaveValue(email);
    await expectAccessible(page);
    await footer.getByLabel(said.consent).check();
    await footer.getByRole("button", { name: said.subscribe }).click();
    await expect(footer.getByRole("alert")).toContainText(said.look);
    await expect(footer.getByRole("alert")).toBeFocused();
    await expect(page).toHaveURL((url) => url.pathname === `${said.path}/faq`);
    await expectAccessible(page);
    await confirmChangeAndLeave(page, email, said, () => expectAccessible(page));
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test(`the whole way, ${language}`, async ({ page }) => {
      const email = someAddress();
      await page.goto(`${said.path}/faq`);
      await page.getByRole("contentinfo").getByLabel(said.email).fill(email);
      await page.getByRole("contentinfo").getByRole("button", { name: said.subscribe }).click();
      // The answer stands at the top of a page, with what was typed.
      const form = page.getByRole("main");
      await expect(form.getByRole("alert")).toContainText(said.refused);
      await expect(form.getByRole("alert")).toBeFocused();
      await expect(form.getByLabel(said.email)).toHaveValue(email);
      await form.getByLabel(said.consent).check();
      await form.getByRole("button", { name: said.subscribe }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(said.look);
      await confirmChangeAndLeave(page, email, said, async () => undefined);
    });
  });
}

for (const language of languages) {
  const said = words[language];

  test(`can be asked for in the blog, by keyboard alone, ${language}`, async ({ page }) => {
    const email = someAddress();
    await page.goto(`${said.path}/blog`);
    // Its own form takes the place of the footer's.
    await expect(page.getByLabel(said.email)).toHaveCount(1);
    await tabTo(page, page.getByLabel(said.email));
    await page.keyboard.type(email);
    await tabTo(page, page.getByLabel(said.topic));
    await page.keyboard.press("Space");
    await tabTo(page, page.getByLabel(said.consent));
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main").getByRole("alert")).toBeFocused();
    await expectAccessible(page);
    await page.goto(linkIn(await letterTo(email), `${said.path}/newsletter/confirm/`));
    await tabTo(page, page.getByRole("button", { name: said.confirm }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main").getByRole("alert")).toContainText(said.confirmed);
  });
}
