import { expect, test } from "@playwright/test";

const unknown = [
  ["/nothing/here", "en", "Page not found"],
  ["/wp-login.php", "en", "Page not found"],
  ["/images", "en", "Page not found"],
  ["/de/nichts", "de", "Seite nicht gefunden"],
  ["/fr-ca/rien", "fr-CA", "Page introuvable"],
  ["/booking/no-such-service", "en", "Page not found"],
  ["/de/booking/no-such-service", "de", "Seite nicht gefunden"],
] as const;

for (const [path, lang, title] of unknown) {
  test(`${path} shows the not-found page in ${lang}, with a link to a page in that language`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.locator("meta[name=robots]").first()).toHaveAttribute("content", /noindex/);
    await page.getByRole("main").getByRole("link").first().click();
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title);
  });

  test(`${path} shows the not-found page without JavaScript`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await context.close();
  });
}

for (const path of ["no-such-service", `manage/${"A".repeat(43)}`, `pay/${"A".repeat(43)}`]) {
  test(`/de/booking/${path} has the title of the not-found page`, async ({ page }) => {
    await page.goto(`/de/booking/${path}`);
    await expect(page).toHaveTitle(/^Seite nicht gefunden/);
  });
}

test("/favicon.ico returns an icon", async ({ request }) => {
  const response = await request.get("/favicon.ico");
  expect([response.status(), response.headers()["content-type"]]).toEqual([200, "image/x-icon"]);
});

for (const path of ["/api", "/api/nothing", "/api/auth/nothing"]) {
  test(`${path} returns the API's not-found error`, async ({ request }) => {
    const response = await request.get(path, { headers: { "accept-language": "de" } });
    expect([response.status(), await response.json()]).toEqual([
      404,
      { success: false, error: expect.objectContaining({ code: "RESOURCE_NOT_FOUND" }) },
    ]);
  });
}

test("a missing image returns 404", async ({ request }) => {
  expect((await request.get("/images/none.png")).status()).toBe(404);
});
