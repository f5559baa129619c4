import type { Cookie, Page } from "@playwright/test";

import { dashboardRoutes } from "../../lib/platform/auth/dashboard-routes";
import { withClient } from "../../lib/testing/client";
import { expect, sharedPageTest as test, untilHydrated } from "../fixtures";
import { axeFindings } from "../pages/axe";
import { overflow } from "../pages/overflow";
import { showTheme } from "../pages/theme";
import { addAccount, sessionOf } from "./permissions/people";
import { rowsFor } from "./permissions/rows";

test.describe.configure({ timeout: 120_000 });

let cookie: Cookie;
/**
 * For each path, the values that replace its segments in braces, such as `{reference}`. The values come from an
 * existing row and are separated by spaces.
 */
let addresses: Readonly<Record<string, string>> = {};

test.beforeAll(async () => {
  await withClient(process.env.DATABASE_URL ?? "", async (client) => {
    const { rows: advisers } = await client.query<{ id: string }>("select id from advisers order by slug limit 1");
    const rows = await rowsFor(client, advisers[0]?.id ?? "");
    addresses = Object.fromEntries(
      Object.entries(rows).map(([path, tried]) => [path, tried.find(({ exists }) => exists)?.value ?? "none"]),
    );
    await addAccount(client, "admin", "");
  });
  cookie = await sessionOf("admin");
});

test.beforeEach(({ context }) => context.addCookies([cookie]));

/** Addresses of pages in particular states, for example a search without results. */
const states = [
  "/dashboard?show=everyone",
  "/dashboard?day=2034-09-10",
  "/dashboard/search?q=kowalchuk",
  "/dashboard/search?q=nothing-has-this-name",
  "/dashboard/bookings?q=nothing-has-this-name",
  ...["mine", "unassigned", "snoozed", "answered", "quarantine", "kept-out", "tests"].map(
    (view) => `/dashboard/inbox?view=${view}`,
  ),
  "/dashboard/inbox?q=nothing-has-this-name",
  ...["failed", "waiting", "sent", "stopped"].map((view) => `/dashboard/outbox?view=${view}`),
  "/dashboard/clients?view=duplicates",
  ...["everyone", "unassigned", "done"].map((view) => `/dashboard/tasks?view=${view}`),
  ...["waiting", "drafts", "expiring", "hidden"].map((view) => `/dashboard/claims?view=${view}`),
  ...["drafts", "scheduled", "translations", "review", "deleted"].map((view) => `/dashboard/content?view=${view}`),
  "/dashboard/content/questions?question=what-it-costs&language=de",
  "/dashboard/content/notices?view=over",
  "/dashboard/complaints?view=closed",
  "/dashboard/data-requests?view=closed",
  "/dashboard/payments?view=overdue",
  "/dashboard/analytics?span=12m&compare=year&by=adviser&steps=source&source=google",
  "/dashboard/analytics?span=own&from=2034-09-02&to=2034-09-01&campaign=nothing-has-this-code",
  "/dashboard/no-such-page",
];

/** Only a live site has the pages of the setup, which e2e/live/opening.spec.ts visits. */
const isLiveOnly = (path: string) => path.startsWith("/dashboard/setup");

const pages = [...Object.keys(dashboardRoutes).filter((path) => !isLiveOnly(path)), ...states];
const addressOf = (path: string) =>
  (addresses[path] ?? "none").split(" ").reduce((filled, value) => filled.replace(/\{[^{}]+\}/, value), path);

/** Expects no horizontal overflow at the narrowest width of each layout. Wider windows then have room, too. */
async function expectToFit(page: Page): Promise<void> {
  for (const width of [320, 576, 768, 992, 1200]) {
    await page.setViewportSize({ width, height: 844 });
    expect([width, await overflow(page)]).toEqual([width, []]);
  }
}

/** Runs all checks on one page load, because loading takes longer than a check. */
async function expectSound(page: Page, path: string): Promise<void> {
  const response = await page.goto(addressOf(path));
  expect(response?.status()).toBe(path === "/dashboard/no-such-page" ? 404 : 200);
  expect(response?.headers()["cache-control"]).toContain("no-store");
  await untilHydrated(page);
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page.locator(".skeleton-row")).toHaveCount(0);
  // The first Tab stop is the link that skips the navigation.
  await page.keyboard.press("Tab");
  await expect(page.locator(".skip")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.locator("main :focus")).toHaveCount(1);
  expect(await axeFindings(page)).toEqual([]);
  await expectToFit(page);
}

/**
 * Runs axe on a phone, and checks the colours of the other themes: those of the light theme on a phone, and those of
 * the dark theme on a wide screen, because a theme has the same colours in both. `expectSound` has checked the colours
 * of the first theme. The navigation has the same colours on every page, so its colours are checked on one page only.
 */
async function expectNoFindingsInThemes(page: Page, path: string): Promise<void> {
  for (const [width, theme, rules] of [
    [390, "premium", "all but colours"],
    [390, "light", "colours"],
    [1440, "dark", "colours"],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await showTheme(page, theme);
    const part = rules === "colours" && path !== pages[0] ? "main" : "html";
    expect([width, theme, await axeFindings(page, rules, part)]).toEqual([width, theme, []]);
  }
}

for (const path of pages) {
  test(
    `${path} is not cached, has one main heading, fits every width and has no axe findings`,
    { tag: "@all" },
    async ({ page }) => {
      await expectSound(page, path);
      // The pages of `states` have the components, and therefore the colours, of other pages.
      if (!states.includes(path)) await expectNoFindingsInThemes(page, path);
    },
  );

  // The pages of `states` have the labels of other pages.
  for (const prefix of states.includes(path) ? [] : ["/de", "/fr-ca"]) {
    test(`${prefix}${path} fits every width`, { tag: "@all" }, async ({ page }) => {
      await page.goto(`${prefix}${addressOf(path)}`);
      await expect(page.locator("h1")).toHaveCount(1);
      await expectToFit(page);
    });
  }
}
