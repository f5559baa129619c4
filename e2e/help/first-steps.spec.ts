import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { locales } from "../../lib/platform/i18n/locales";
import { addPrefix } from "../../lib/platform/i18n/prefix";
import { allPlans, planPath } from "../../lib/plan/plans";
import en from "../../messages/en.json";
import { expect, test } from "../fixtures";

/** How long a stranger may need for a personal plan, in milliseconds, and with how many taps. */
const most = { time: 60_000, taps: 5 };

test.describe("without JavaScript, on a phone of 360 px", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } });

  test("a stranger gets a personal plan from the home page in at most five taps and a minute", async ({ page }) => {
    const started = Date.now();
    const taps = [
      () =>
        page
          .locator("#first")
          .getByRole("link", { name: /First steps/ })
          .click(),
      () => page.getByText("United Kingdom", { exact: true }).click(),
      () => page.getByRole("link", { name: /^Bank transfer\s?, United Kingdom/ }).click(),
      () => page.getByText("Under 24 hours ago").click(),
    ];
    expect(taps.length).toBeLessThanOrEqual(most.taps);
    await page.goto("/");
    for (const tap of taps) await tap();
    await expect(page).toHaveURL(/\/first-steps\/uk-bank-transfer$/);
    await expect(page.getByRole("heading", { name: "Call your bank now" })).toBeVisible();
    await expect(page.getByText("Make the calls first. The sooner, the better.")).toBeVisible();
    expect(Date.now() - started).toBeLessThan(most.time);
    // In the tests, the review day is over, so no number is shown.
    await expect(page.locator('main a[href^="tel:"]')).toHaveCount(0);
  });

  test("a tick shows its step among the others, and nothing is added to the address", async ({ page }) => {
    await page.goto("/first-steps/uk-bank-transfer");
    const lock = page.getByRole("region", { name: "Lock" });
    const ticks = page.locator("summary", { hasText: "What else is true?" });
    await ticks.click();
    await expect(lock).toBeHidden();
    for (const { label, title } of Object.values(en.plans.risk)) {
      await page.getByLabel(label).check();
      await expect(lock.getByRole("heading", { level: 3 })).toHaveText([title]);
      await page.getByLabel(label).uncheck();
    }
    await page.getByLabel("They saw or controlled my screen").check();
    await ticks.click();
    await expect(lock.getByRole("listitem")).toHaveText(/Take the computer off the internet/);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toContainText(["Today", "Lock", "Report"]);
    await expect(page).toHaveURL(/\/first-steps\/uk-bank-transfer$/);
    await expect(page.getByRole("button", { name: "Print this page" })).toBeHidden();
  });

  test("a red answer about a helper says stop, and no answer says safe", async ({ page }) => {
    await page.goto("/check-a-helper");
    const [stop, soFar] = [page.getByText("Stop. Do not pay."), page.getByText("No red sign so far.")];
    await expect(stop).toBeHidden();
    await expect(soFar).toBeHidden();
    await page
      .getByRole("group", { name: /Who called first/ })
      .getByText("I did")
      .click();
    await expect(soFar).toBeVisible();
    await page
      .getByRole("group", { name: /Must you pay before money comes back/ })
      .getByText("Yes", { exact: true })
      .click();
    await expect(stop).toBeVisible();
    await expect(soFar).toBeHidden();
  });

  test("the places of one country, and for what was used, are shown alone", async ({ page }) => {
    await page.goto("/where-to-report");
    await page.getByText("Germany", { exact: true }).click();
    await expect(page.getByRole("heading", { name: "BaFin" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Financial Conduct Authority" })).toBeHidden();
    await page.locator("summary", { hasText: "What was used?" }).click();
    await page.getByText("Gift card", { exact: true }).click();
    await expect(page.getByRole("heading", { name: "BaFin" })).toBeHidden();
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
      "Police",
      "Gift card company",
      "Identity",
      "Someone to talk to",
    ]);
  });
});

test("a browser without :has() shows every list, step and place", async ({ page }) => {
  // Such a browser drops each rule whose selector it does not know.
  await page.route("**/*.css*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(":has(", ":unknown(") });
  });
  await page.goto("/first-steps");
  await expect(page.getByRole("link", { name: /^Bank transfer\s?, Germany/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Bank transfer\s?, Canada/ })).toBeVisible();
  await page.goto("/first-steps/ca-exchange");
  await expect(page.getByRole("heading", { name: "Take the computer off the internet" })).toBeVisible();
  await page.goto("/where-to-report");
  await page.getByText("Germany", { exact: true }).click();
  await expect(page.getByRole("heading", { name: "Financial Conduct Authority" })).toBeVisible();
  await page.goto("/check-a-helper");
  await expect(page.getByText("Stop. Do not pay.")).toBeVisible();
});

test("the keyboard alone leads from the first page to a plan and its ticks", async ({ page }) => {
  await page.goto("/first-steps");
  const tabTo = async (name: RegExp, role: "link" | "radio" | "checkbox") => {
    const target = page.getByRole(role, { name }).first();
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press("Tab");
      if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return target;
    }
    throw new Error(`Tab does not reach ${name}.`);
  };
  await tabTo(/^Canada$/, "radio");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "United Kingdom" })).toBeChecked();
  await tabTo(/^Card\s?, United Kingdom/, "link");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/first-steps\/uk-card$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You paid by card");
  await tabTo(/Under 24 hours ago/, "radio");
  await page.keyboard.press("Space");
  await expect(page.getByText("Make the calls first.")).toBeVisible();
  await tabTo(/They saw or controlled my screen/, "checkbox");
  await page.keyboard.press("Space");
  await expect(page.getByRole("heading", { name: "Take the computer off the internet" })).toBeVisible();
});

test("on paper, a plan has the firm's name and a form for calls, and a tick leaves out the name", async ({ page }) => {
  await page.goto("/first-steps/uk-card");
  const name = page.locator(".print-name");
  await expect(name).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(name).toBeVisible();
  await expect(page.getByText("Your calls")).toBeVisible();
  await expect(page.getByRole("heading", { name: "What we could do" })).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.getByLabel("Print without our name").check();
  await page.emulateMedia({ media: "print" });
  await expect(name).toBeHidden();
});

test("the document of each plan has at most 20 KB in each language, compressed", async ({ request }) => {
  test.slow();
  const plans = locales.flatMap((locale) => allPlans.map((plan) => ({ locale, path: planPath(plan) })));
  expect(plans).toHaveLength(135);
  const tooLarge: string[] = [];
  for (const { locale, path } of plans) {
    // The build's document has the numbers that are hidden from their review day on, so it is the larger one.
    const built = readFileSync(join(process.env.NEXT_DIST_DIR ?? "", `server/app/${locale}${path}.html`));
    const served = await (await request.get(addPrefix(locale, path))).body();
    const size = Math.max(gzipSync(built).length, gzipSync(served).length);
    if (size > 20 * 1024) tooLarge.push(`${locale}${path}: ${size}`);
  }
  expect(tooLarge).toEqual([]);
});

test("a plan loads no file that other public pages do not load", async ({ page }) => {
  const filesOf = async (path: string) => {
    const files = new Set<string>();
    const note = (request: { resourceType(): string; url(): string }) => {
      if (["script", "stylesheet", "font"].includes(request.resourceType())) files.add(request.url());
    };
    page.on("request", note);
    // The script that counts visits is fetched after the page.
    await page.goto(path, { waitUntil: "networkidle" });
    page.off("request", note);
    return files;
  };
  const others = new Set<string>();
  for (const path of ["/", "/faq", "/services", "/contact"]) for (const file of await filesOf(path)) others.add(file);
  expect(others.size).toBeGreaterThan(3);
  for (const path of ["/first-steps", "/first-steps/uk-bank-transfer"])
    expect([...(await filesOf(path))].filter((file) => !others.has(file))).toEqual([]);
});
