import { join } from "node:path";

import { freePort } from "../../scripts/local/postgres/free-port";
import { startService } from "../../scripts/local/services/service";
import { expect, expectAccessible, test as base } from "../fixtures";

/** The value of MAIL_FROM. The setting is not missing, so the error page must show neither its name nor its value. */
const sender = "office@mail.example";

/**
 * A live site for the tests of this file. It is started with MAIL_FROM, but without SMTP_URL and other required
 * settings.
 */
const test = base.extend<object, { siteUrl: string }>({
  siteUrl: [
    async ({}, use, { project }) => {
      const port = await freePort();
      const env = {
        SITE_MODE: "live",
        MAIL_FROM: sender,
        SMTP_URL: "",
        PORT: String(port),
      };
      const service = await startService({ name: "serve", env, log: join(project.outputDir, "configuration.log") });
      await use(`http://127.0.0.1:${port}`);
      await service.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ siteUrl }, use) => use(siteUrl),
});

for (const [path, language, title, retry] of [
  ["/", "en", "Configuration Error", "Retry"],
  ["/de/booking", "de", "Konfigurationsfehler", "Erneut versuchen"],
  ["/fr-ca/faq", "fr-CA", "Erreur de configuration", "Réessayer"],
] as const) {
  test(`${path} of a live site lists the names of missing settings, but no values`, async ({ page }) => {
    const response = await page.goto(path);
    expect([response?.status(), response?.headers()["retry-after"]]).toEqual([503, "60"]);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    const named = await page.getByRole("listitem").allTextContents();
    expect(named).toEqual(expect.arrayContaining(["SMTP_URL", "FIRM_LEGAL_NAME"]));
    expect(named).not.toContain("MAIL_FROM");
    expect(await page.content()).not.toContain(sender);
    await expectAccessible(page);

    const again = page.waitForResponse((response) => new URL(response.url()).pathname === path);
    await page.getByRole("button", { name: retry }).click();
    expect((await again).status()).toBe(503);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  });
}

test("the health check of a live site succeeds even if required settings are missing", async ({ request }) => {
  const response = await request.get("/api/health");
  expect([response.status(), await response.json()]).toEqual([200, expect.objectContaining({ status: "ok" })]);
});
