import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";

import { globalErrorTexts } from "../../components/errors/global-error-texts";
import de from "../../messages/de.json";
import en from "../../messages/en.json";
import fr from "../../messages/fr-CA.json";
import { expectAccessible, untilHydrated } from "../fixtures";

// Each test causes an error in the page's scripts. An old browser or a lost connection can also cause such errors.

const languages = [
  { language: "en", path: "/", words: en.errorScreens },
  { language: "de", path: "/de", words: de.errorScreens },
  { language: "fr-CA", path: "/fr-ca", words: fr.errorScreens },
] as const;

const headingOf = (page: Page, name: string) =>
  page.getByRole("alert").getByRole("heading", { level: 1, name, exact: true });
const buttonOf = (page: Page, name: string) => page.getByRole("alert").getByRole("button", { name, exact: true });

for (const { language, path, words } of languages) {
  test(`if a script fails, the header stays visible, and an error screen offers a retry, ${language}`, async ({
    page,
  }) => {
    // The home page's cards and reviews read the window's width through matchMedia.
    await page.addInitScript(() =>
      Object.assign(window, {
        kept: window.matchMedia,
        matchMedia: () => {
          throw new TypeError("No such query");
        },
      }),
    );
    await page.goto(path);
    await expect(headingOf(page, words.generic.title)).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();
    await page.getByText(words.details.summary).click();
    await expect(page.getByRole("alert").getByRole("table")).toContainText("No such query");
    await expectAccessible(page);
    await page.evaluate(() => Object.assign(window, { matchMedia: (window as unknown as { kept: unknown }).kept }));
    await buttonOf(page, words.generic.retry).click();
    await expect(page.locator("#services-section")).toBeAttached();
    await expect(page.getByRole("alert").getByRole("heading")).toHaveCount(0);
  });

  test(`an error page replaces the whole page if the error screen fails too, ${language}`, async ({ page }) => {
    await page.addInitScript(() => {
      const [browser, broken] = [
        navigator.userAgent,
        () => {
          throw new TypeError("Broken browser");
        },
      ];
      const state = window as { isBroken?: boolean };
      window.matchMedia = () => (state.isBroken = true) && broken();
      // The error screen reads the user agent, so it fails as well. Until the first error, the user agent can be read,
      // because other code needs it.
      Object.defineProperty(navigator, "userAgent", { get: () => (state.isBroken ? broken() : browser) });
    });
    await page.goto(path);
    await expect(headingOf(page, globalErrorTexts[language].title)).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await page.evaluate(() => Object.assign(window, { isBroken: false }));
    await expectAccessible(page);
  });

  test(`the error screen names a script that does not load, and a reload loads it, ${language}`, async ({ page }) => {
    await page.goto(path);
    await untilHydrated(page);
    const chunks = "**/_next/static/chunks/**";
    await page.route(chunks, (route) => route.abort());
    await page.getByRole("banner").locator('a[href$="/contact"]').first().click();
    await expect(headingOf(page, words.chunk.title)).toBeVisible();
    await expect(page).toHaveURL(/\/contact$/);
    // The page that the visitor left is not shown below the address of the next one.
    await expect(page.getByRole("heading", { level: 1 })).toHaveText([words.chunk.title]);
    const [before = "", after = ""] = words.chunk.failed.split("{id}");
    await expect(page.getByRole("alert").locator("p").filter({ hasText: before })).toHaveText(
      new RegExp(`^${before}\\S+\\.js${after}$`),
    );
    await expectAccessible(page);
    await page.unroute(chunks);
    await buttonOf(page, words.chunk.reload).click();
    await expect(page.getByRole("textbox", { name: /^(?:Email|E-Mail|Courriel)/ }).first()).toBeVisible();
  });

  test(`an unhandled rejection shows the error screen, and a retry keeps the typed text, ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    await page.goto(`${path === "/" ? "" : path}/contact`);
    const field = page.getByRole("main").getByRole("textbox").last();
    await untilHydrated(page, "main form");
    await field.fill("Margaret");
    await page.evaluate(() => void Promise.reject("a text of an app round the browser"));
    await page.evaluate(() => void Promise.reject(new RangeError("Unhandled")));
    await expect(headingOf(page, words.generic.title)).toBeVisible();
    await expect(field).toBeHidden();
    await expect(page.getByRole("main").getByRole("alert")).toBeFocused();
    await expect(headingOf(page, words.generic.title)).toBeInViewport();
    await expectAccessible(page);
    await buttonOf(page, words.generic.retry).click();
    await expect(field).toHaveValue("Margaret");
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport();
    await expect(page.getByRole("alert").getByRole("heading")).toHaveCount(0);
  });

  test(`an unhandled rejection stops the wizard until a restart; four in a row reload the page, ${language}`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(`${path === "/" ? "" : path}/booking`);
    await untilHydrated(page, "main input[type=radio]");
    const fail = (times: number) =>
      page.evaluate((count) => {
        for (let n = 0; n < count; n += 1) void Promise.reject(new RangeError("Unhandled"));
      }, times);
    const title = page
      .getByRole("alert")
      .getByRole("heading", { level: 2, name: words.emergency.title.replace("{product}", "").trim() });
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

    await fail(1);
    await expect(title).toBeVisible();
    await expect(page.getByRole("main").getByRole("radio")).toHaveCount(0);
    await expectAccessible(page);
    await buttonOf(page, words.emergency.restart).click();
    await expect(page.getByRole("main").getByRole("radio").first()).toBeVisible();

    // After a second without an error, the count of errors in a row starts again.
    await page.clock.fastForward(1_100);
    await fail(3);
    await expect(title).toBeVisible();
    await expect(page.getByText(words.emergency.loop)).toHaveCount(0);
    await page.clock.fastForward(1_100);
    await fail(4);
    await expect(page.getByText(words.emergency.loop)).toBeVisible();
    await expect.poll(() => page.evaluate(() => "isSameDocument" in window).catch(() => true)).toBe(false);
    await expect(page.getByRole("main").getByRole("radio").first()).toBeVisible();
  });

  test(`if the labels of error details do not load after six requests, they are shown in English, ${language}`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(path);
    await untilHydrated(page);
    let requests = 0;
    await page.route("**/locales/**", async (route) => {
      requests += 1;
      await route.abort();
    });
    const { summary, loading } = words.details;
    // The page starts to listen for rejections shortly after hydration, so the test retries until a rejection is seen.
    await expect(async () => {
      await page.evaluate(() => void Promise.reject(new RangeError("Unhandled")));
      await expect(page.getByText(summary)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await page.getByText(summary).click();
    await expect(page.getByRole("status").filter({ hasText: loading })).toBeVisible();
    await expectAccessible(page);
    // The delay before a request grows with each attempt.
    await expect
      .poll(async () => {
        await page.clock.fastForward(1_000);
        return page.getByRole("rowheader", { name: en.technicalDetails.type }).isVisible();
      })
      .toBe(true);
    expect(requests).toBe(6);
  });
}
