import { randomUUID } from "node:crypto";

import type { Page } from "@playwright/test";

import { expect, expectAccessible, tabTo, test } from "../fixtures";
import { linkIn, waitForEmail } from "../pages/mailbox";
import { languages, texts } from "./texts";

const someAddress = () => `reader-${randomUUID()}@example.org`;
type Texts = (typeof texts)[keyof typeof texts];

/** Confirms, changes and ends a subscription through the links of its emails. */
async function confirmChangeAndLeave(
  page: Page,
  email: string,
  shown: Texts,
  look: () => Promise<void>,
): Promise<void> {
  const main = page.getByRole("main");
  await page.goto(linkIn(await waitForEmail(email), `${shown.path}/newsletter/confirm/`));
  await look();
  await main.getByRole("button", { name: shown.confirm }).click();
  await expect(main.getByRole("alert")).toContainText(shown.confirmed);
  await look();

  const welcome = await waitForEmail(email, 2);
  await page.goto(linkIn(welcome, `${shown.path}/newsletter/preferences/`));
  await main.getByLabel(shown.topic).check();
  await main.getByLabel("Français").check();
  await main.getByRole("button", { name: shown.save }).click();
  await expect(main.getByRole("alert")).toContainText(shown.saved);
  await expect(main.getByLabel(shown.topic)).toBeChecked();
  await expect(main.getByLabel("Français")).toBeChecked();
  await look();

  await page.goto(linkIn(welcome, `${shown.path}/newsletter/unsubscribe/`));
  await look();
  await main.getByRole("button", { name: shown.unsubscribe }).click();
  await expect(page).toHaveURL((url) => url.pathname.startsWith(`${shown.path}/newsletter/unsubscribe/`));
  await expect(main.getByRole("alert")).toContainText(shown.left);
  await look();
}

for (const language of languages) {
  const shown = texts[language];

  test(`subscribes in the footer, changes and unsubscribes, ${language}`, async ({ page }) => {
    test.slow();
    const email = someAddress();
    const footer = page.getByRole("contentinfo");
    await page.goto(`${shown.path}/faq`);
    await footer.getByLabel(shown.email).fill(email);
    await footer.getByRole("button", { name: shown.subscribe }).click();
    await expect(footer.getByRole("alert")).toContainText(shown.refused);
    await expect(footer.getByLabel(shown.email)).toHaveValue(email);
    await expectAccessible(page);
    await footer.getByLabel(shown.consent).check();
    await footer.getByRole("button", { name: shown.subscribe }).click();
    await expect(footer.getByRole("alert")).toContainText(shown.look);
    await expect(footer.getByRole("alert")).toBeFocused();
    await expect(page).toHaveURL((url) => url.pathname === `${shown.path}/faq`);
    await expectAccessible(page);
    await confirmChangeAndLeave(page, email, shown, () => expectAccessible(page));
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test(`subscribes, changes and unsubscribes, ${language}`, async ({ page }) => {
      const email = someAddress();
      await page.goto(`${shown.path}/faq`);
      await page.getByRole("contentinfo").getByLabel(shown.email).fill(email);
      await page.getByRole("contentinfo").getByRole("button", { name: shown.subscribe }).click();
      // The response is a page that shows the errors above the form with the previous input.
      const form = page.getByRole("main");
      await expect(form.getByRole("alert")).toContainText(shown.refused);
      await expect(form.getByRole("alert")).toBeFocused();
      await expect(form.getByLabel(shown.email)).toHaveValue(email);
      await form.getByLabel(shown.consent).check();
      await form.getByRole("button", { name: shown.subscribe }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(shown.look);
      await confirmChangeAndLeave(page, email, shown, async () => undefined);
    });
  });
}

for (const language of languages) {
  const shown = texts[language];

  test(`the blog's form subscribes by keyboard alone, ${language}`, async ({ page }) => {
    const email = someAddress();
    await page.goto(`${shown.path}/blog`);
    // The blog's form replaces the one in the footer.
    await expect(page.getByLabel(shown.email)).toHaveCount(1);
    await tabTo(page, page.getByLabel(shown.email));
    await page.keyboard.type(email);
    await tabTo(page, page.getByLabel(shown.topic));
    await page.keyboard.press("Space");
    await tabTo(page, page.getByLabel(shown.consent));
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main").getByRole("alert")).toBeFocused();
    await expectAccessible(page);
    await page.goto(linkIn(await waitForEmail(email), `${shown.path}/newsletter/confirm/`));
    await tabTo(page, page.getByRole("button", { name: shown.confirm }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main").getByRole("alert")).toContainText(shown.confirmed);
  });
}
