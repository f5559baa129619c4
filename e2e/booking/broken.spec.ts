import { newToken } from "../../lib/platform/security/token";
import de from "../../messages/de.json";
import en from "../../messages/en.json";
import fr from "../../messages/fr-CA.json";
import { words as gateWords } from "../../scripts/serve/words";
import { expect } from "../fixtures";
import { test } from "../own-site";

// The server's part of the page fails for real: a table is gone.
test.beforeAll(({ site }) => site.client.query("alter table booking_drafts rename to gone"));
test.afterAll(({ site }) => site.client.query("alter table gone rename to booking_drafts"));
test.beforeEach(({ context, site }) =>
  context.addCookies([{ name: "booking-draft", value: newToken(), url: site.address }]),
);

for (const [language, path, words] of [
  ["en", "/booking", en],
  ["de", "/de/booking", de],
  ["fr-CA", "/fr-ca/booking", fr],
] as const) {
  test(`a booking page that fails on the server names itself and offers a person, ${language}`, async ({ context }) => {
    // Not the watched page: the framework tells the console that the server failed.
    const page = await context.newPage();
    const { title, contact } = words.errorScreens.booking;
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(500);
    await expect(page.getByRole("alert").getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole("alert").getByRole("link", { name: contact })).toBeVisible();
    await expect(page).toHaveTitle(title);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
  });

  test(`without a script it says so too, ${language}`, async ({ page }) => {
    const answer = await page.request.get(path);
    const { failed } = gateWords[language];
    const html = await answer.text();
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(`<noscript><main><h1>${failed.title}</h1><p>${failed.text}</p>`);
  });
}
