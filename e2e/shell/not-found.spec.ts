import { expect, test } from "@playwright/test";

const unknown = [
  ["/nothing/here", "en", "Page not found"],
  ["/wp-login.php", "en", "Page not found"],
  ["/de/nichts", "de", "Seite nicht gefunden"],
  ["/fr-ca/rien", "fr-CA", "Page introuvable"],
  ["/booking/no-such-service", "en", "Page not found"],
  ["/de/booking/no-such-service", "de", "Seite nicht gefunden"],
] as const;

for (const [path, lang, title] of unknown) {
  test(`${path} is the not-found page in ${lang}, with a way on`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.locator("meta[name=robots]").first()).toHaveAttribute("content", /noindex/);
    await page.getByRole("main").getByRole("link").first().click();
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title);
  });

  test(`${path} needs no JavaScript to say so`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await context.close();
  });
}

test("a missing picture is not found either", async ({ request }) => {
  expect((await request.get("/images/none.png")).status()).toBe(404);
});
