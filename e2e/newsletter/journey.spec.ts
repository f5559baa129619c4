import { randomUUID } from "node:crypto";

import type { Page } from "@playwright/test";

import { expect, expectAccessible, tabTo, test } from "../fixtures";
import { linkIn, waitForEmail } from "../pages/mailbox";
import { languages, texts } from "./texts";

const someAddress = () => `reader-${randomUUID()}@example.org`;
const article = "/blog/how-to-spot-a-recovery-scam";
type Texts = (typeof texts)[keyof typeof texts];

/** Confirms, changes and ends a subscription through the links of its emails. */
async function confirmChangeAndUnsubscribe(
  page: Page,
  email: string,
  copy: Texts,
  check: () => Promise<void>,
): Promise<void> {
  const main = page.getByRole("main");
  await page.goto(linkIn(await waitForEmail(email), `${copy.path}/newsletter/confirm/`));
  await check();
  await main.getByRole("button", { name: copy.confirm }).click();
  await expect(main.getByRole("alert")).toContainText(copy.confirmed);
  await check();

  const welcome = await waitForEmail(email, 2);
  await page.goto(linkIn(welcome, `${copy.path}/newsletter/preferences/`));
  await main.getByLabel(copy.topic).check();
  await main.getByLabel("Français").check();
  await main.getByRole("button", { name: copy.save }).click();
  await expect(main.getByRole("alert")).toContainText(copy.saved);
  await expect(main.getByLabel(copy.topic)).toBeChecked();
  await expect(main.getByLabel("Français")).toBeChecked();
  await check();

  await page.goto(linkIn(welcome, `${copy.path}/newsletter/unsubscribe/`));
  await check();
  await main.getByRole("button", { name: copy.unsubscribe }).click();
  await expect(page).toHaveURL((url) => url.pathname.startsWith(`${copy.path}/newsletter/unsubscribe/`));
  await expect(main.getByRole("alert")).toContainText(copy.ended);
  await check();
}

for (const language of languages) {
  const copy = texts[language];

  test(`a visitor subscribes below an article, changes preferences and unsubscribes, ${language}`, async ({ page }) => {
    test.slow();
    const email = someAddress();
    const main = page.getByRole("main");
    await page.goto(`${copy.path}${article}`);
    await main.getByLabel(copy.email).fill(email);
    await main.getByRole("button", { name: copy.subscribe }).click();
    await expect(main.getByRole("alert")).toContainText(copy.refused);
    await expect(main.getByLabel(copy.email)).toHaveValue(email);
    await expectAccessible(page);
    await main.getByLabel(copy.consent).check();
    await main.getByRole("button", { name: copy.subscribe }).click();
    await expect(main.getByRole("alert")).toContainText(copy.look);
    await expect(main.getByRole("alert")).toBeFocused();
    await expect(page).toHaveURL((url) => url.pathname === `${copy.path}${article}`);
    await expectAccessible(page);
    await confirmChangeAndUnsubscribe(page, email, copy, () => expectAccessible(page));
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test(`a visitor subscribes, changes preferences and unsubscribes, ${language}`, async ({ page }) => {
      const email = someAddress();
      await page.goto(`${copy.path}${article}`);
      await page.getByRole("main").getByLabel(copy.email).fill(email);
      await page.getByRole("main").getByRole("button", { name: copy.subscribe }).click();
      // The response is a page with the errors above the form. The form contains the previous input.
      const form = page.getByRole("main");
      await expect(form.getByRole("alert")).toContainText(copy.refused);
      await expect(form.getByRole("alert")).toBeFocused();
      await expect(form.getByLabel(copy.email)).toHaveValue(email);
      await form.getByLabel(copy.consent).check();
      await form.getByRole("button", { name: copy.subscribe }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(copy.look);
      await confirmChangeAndUnsubscribe(page, email, copy, async () => undefined);
    });
  });
}

for (const language of languages) {
  const copy = texts[language];

  test(`a visitor can subscribe on the blog page by keyboard alone, ${language}`, async ({ page }) => {
    const email = someAddress();
    await page.goto(`${copy.path}/blog`);
    await tabTo(page, page.getByLabel(copy.email));
    await page.keyboard.type(email);
    await tabTo(page, page.getByLabel(copy.topic));
    await page.keyboard.press("Space");
    await tabTo(page, page.getByLabel(copy.consent));
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main").getByRole("alert")).toBeFocused();
    await expectAccessible(page);
    await page.goto(linkIn(await waitForEmail(email), `${copy.path}/newsletter/confirm/`));
    await tabTo(page, page.getByRole("button", { name: copy.confirm }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main").getByRole("alert")).toContainText(copy.confirmed);
  });
}
