import { randomUUID } from "node:crypto";

import type { Page } from "@playwright/test";

import { withClient } from "../../lib/testing/client";
import { expect, sharedPageTest as test } from "../fixtures";
import { texts } from "../newsletter/texts";
import { expectAccessibleInThemes } from "../pages/axe";
import { linkIn, waitForEmail } from "../pages/mailbox";
import { languages } from "../pages/texts";
import type { Language } from "../pages/texts";

// The tag excludes these tests from `npm test`. newsletter/journey.spec.ts checks most of these states in one theme.
const inEveryTheme = { tag: "@all" };

const someAddress = () => `reader-${randomUUID()}@example.org`;

for (const language of languages) {
  const copy = texts[language];

  test(`the newsletter form has no axe findings in any state, ${language}`, inEveryTheme, async ({ page }) => {
    test.slow();
    await page.goto(`${copy.path}/newsletter`);
    const main = page.getByRole("main");
    await main.getByRole("button", { name: copy.subscribe }).click();
    await expect(main.getByRole("alert")).toContainText(copy.refused);
    await expectAccessibleInThemes(page);

    await main.getByLabel(copy.email).fill(someAddress());
    await main.getByLabel(copy.consent).check();
    await page.context().setOffline(true);
    await main.getByRole("button", { name: copy.subscribe }).click();
    await expect(main.getByRole("alert")).not.toContainText(copy.refused);
    await expectAccessibleInThemes(page);

    await page.context().setOffline(false);
    await main.getByRole("button", { name: copy.subscribe }).click();
    await expect(main.getByRole("alert")).toContainText(copy.look);
    await expectAccessibleInThemes(page);
  });

  test(`the pages that newsletter emails link to have no axe findings, ${language}`, inEveryTheme, async ({ page }) => {
    test.slow();
    const email = someAddress();
    const alert = page.getByRole("main").getByRole("alert");
    const confirmPath = await subscribe(page, language, email);
    await page.goto(confirmPath);
    await expectAccessibleInThemes(page);
    await page.getByRole("button", { name: copy.confirm }).click();
    await expect(alert).toContainText(copy.confirmed);
    await expectAccessibleInThemes(page);

    const preferencesPath = linkIn(await waitForEmail(email, 2), "/newsletter/preferences/");
    await page.goto(preferencesPath);
    await expectAccessibleInThemes(page);
    await page.getByRole("button", { name: copy.save }).click();
    await expect(alert).toContainText(copy.saved);
    await expectAccessibleInThemes(page);

    await page.goto(preferencesPath.replace("preferences", "unsubscribe"));
    await expectAccessibleInThemes(page);
    await page.getByRole("button", { name: copy.unsubscribe }).click();
    await expect(alert).toContainText(copy.ended);
    await expectAccessibleInThemes(page);
    for (const path of [preferencesPath, confirmPath]) {
      await page.goto(path);
      await expect(page.getByRole("main").locator(".alert")).toBeVisible();
      await expectAccessibleInThemes(page);
    }
  });
}

test("the page of an expired confirmation link has no axe findings", inEveryTheme, async ({ page }) => {
  const email = someAddress();
  const confirmPath = await subscribe(page, "en", email);
  await withClient(process.env.DATABASE_URL ?? "", (client) =>
    client.query("update newsletter_consents set requested_at = requested_at - interval '8 days' where email = $1", [
      email,
    ]),
  );
  await page.goto(confirmPath);
  await expect(page.getByRole("button", { name: texts.en.confirm })).toHaveCount(0);
  await expect(page.getByRole("main").locator(".alert")).toBeVisible();
  await expectAccessibleInThemes(page);
});

/** Subscribes on the newsletter's page and returns the path of the confirmation link in the email. */
async function subscribe(page: Page, language: Language, email: string): Promise<string> {
  const copy = texts[language];
  const main = page.getByRole("main");
  await page.goto(`${copy.path}/newsletter`);
  await main.getByLabel(copy.email).fill(email);
  await main.getByLabel(copy.consent).check();
  await main.getByRole("button", { name: copy.subscribe }).click();
  await expect(main.getByRole("alert")).toContainText(copy.look);
  return linkIn(await waitForEmail(email), "/newsletter/confirm/");
}
