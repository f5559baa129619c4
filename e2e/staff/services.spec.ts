import type { APIRequestContext, Page } from "@playwright/test";

import type { ServiceView } from "../../lib/services/service-view";
import { expect, expectAccessible, untilHydrated } from "../fixtures";
import { test } from "../own-site";
import type { OwnSite } from "../own-site";
import { signInAs } from "./sign-in";

// In the tests, today is Wednesday 6 September 2034. The tests change one site after the other.
test.describe.configure({ mode: "default", timeout: 120_000 });

const list = "/dashboard/services";
const crypto = `${list}/cryptocurrency-recovery`;

async function open(page: Page, site: OwnSite, path: string, role = "manager") {
  await signInAs(page, role, path, site);
  await untilHydrated(page, "main form");
}

async function offered(request: APIRequestContext, query = ""): Promise<readonly ServiceView[]> {
  return (await (await request.get(`/api/services${query}`)).json()) as readonly ServiceView[];
}

const priceOf = async (request: APIRequestContext, query = "") =>
  (await offered(request, query)).find(({ slug }) => slug === "cryptocurrency-recovery")?.price;

const save = (page: Page) => page.getByRole("button", { name: "Save and refresh the site" }).click();
const price = (page: Page, name: string) => page.getByLabel(name, { exact: true });

test("a manager raises a price from today: the preview shows it first, and the site within five seconds", async ({
  page,
  site,
  request,
}) => {
  // Another file may have changed the price on this site before.
  const before = await priceOf(request);
  await open(page, site, crypto);
  await expectAccessible(page);
  await price(page, "CAD, first appointment").fill("140");
  const preview = page.getByRole("region", { name: "Before you save" });
  await expect(preview.getByText("$140 CAD, 75 minutes")).toBeVisible();
  await expect(preview.getByText(/times, as now\.$/)).toBeVisible();
  expect(await priceOf(request)).toBe(before);
  await expect(page.getByText("1 change, not saved")).toBeVisible();
  await save(page);
  await expect(page.getByText("Saved. The site shows it within seconds.")).toBeVisible();
  await expect.poll(() => priceOf(request), { timeout: 5_000 }).toBe(14_000);
  expect(await (await request.get("/services")).text()).toContain("$140");
});

test("a price from a future day waits for its day, and can be removed until then", async ({ page, site, request }) => {
  await open(page, site, crypto);
  await price(page, "EUR, first appointment").fill("800");
  await page.getByLabel("Changed prices hold from").fill("2034-12-01");
  await save(page);
  await expect(page.getByText(/planned prices from their day/)).toBeVisible();
  const book = page.getByRole("region", { name: "Price book" });
  await expect(book.getByRole("row", { name: /EUR Planned/ })).toContainText("1 December 2034");
  expect(await priceOf(request, "?currency=EUR")).toBe(75_000);
  await book.getByRole("button", { name: "Remove the EUR price from 1 December 2034" }).click();
  await expect(page.getByText("The planned price is removed.")).toBeVisible();
  await expect(book.getByText("Planned")).toHaveCount(0);
});

test("wrong values are refused with a message, and what was typed stays", async ({ page, site, request }) => {
  const before = await priceOf(request);
  await open(page, site, crypto);
  await price(page, "CAD, first appointment").fill("-1");
  await price(page, "EUR, first appointment").fill("10000000");
  await page.getByLabel("Length in minutes").fill("62");
  await page.getByLabel("Other names in links").fill("crypto-recovery\ninvestment fraud");
  await save(page);
  await expect(page.getByText("This was not saved")).toBeVisible();
  for (const message of [
    "Enter 0 or an amount",
    "This amount is too large",
    "multiple of 5 minutes",
    "write one name a line",
  ])
    await expect(page.getByText(new RegExp(message, "i")).first()).toBeVisible();
  await expect(price(page, "CAD, first appointment")).toHaveValue("-1");
  await expect(price(page, "EUR, first appointment")).toHaveValue("10000000");
  await expectAccessible(page);
  expect(await priceOf(request)).toBe(before);
});

test("an alias of another service and a missing French text are refused", async ({ page, site, context }) => {
  await open(page, site, crypto);
  await page.getByLabel("Other names in links").fill("investment-fraud");
  await save(page);
  await expect(page.getByText(/Another service has this name/).first()).toBeVisible();
  await expect(page.getByLabel("Other names in links")).toHaveValue("investment-fraud");
  // A new tab, because this one keeps what was typed.
  const tab = await context.newPage();
  await tab.goto(crypto);
  await untilHydrated(tab, "main form");
  await tab.getByRole("group", { name: "Description" }).getByLabel("Français").fill("");
  await save(tab);
  await expect(tab.getByText(/Write the French text/).first()).toBeVisible();
  await tab.close();
});

test("the second of two people who edit a service sees both versions and chooses", async ({ page, site, context }) => {
  await open(page, site, crypto);
  const other = await context.newPage();
  await other.goto(crypto);
  await untilHydrated(other, "main form");
  await page.getByLabel("Length in minutes").fill("80");
  await save(page);
  await expect(page.getByText("Saved. The site shows it within seconds.")).toBeVisible();
  await other.getByLabel("Length in minutes").fill("90");
  await other.getByLabel("Buffer after in minutes").fill("30");
  await save(other);
  const conflict = other.getByRole("form", { name: "Someone else changed this while you were writing" });
  await expect(conflict.getByRole("row", { name: /Length in minutes/ })).toContainText("90");
  await expect(conflict.getByRole("row", { name: /Length in minutes/ })).toContainText("80");
  await expectAccessible(other);
  await conflict.getByRole("button", { name: "Save what is chosen" }).click();
  await expect(other.getByText("Saved. The site shows it within seconds.")).toBeVisible();
  const { rows } = await site.client.query(
    "select minutes, buffer_after_minutes as buffer from services where slug = 'cryptocurrency-recovery'",
  );
  expect(rows).toEqual([{ minutes: 90, buffer: 30 }]);
  await other.close();
});

test("the public order follows the buttons, also by keyboard", async ({ page, site, request }) => {
  await open(page, site, list);
  await expectAccessible(page);
  const slugs = async () => (await offered(request)).map(({ slug }) => slug);
  const before = await slugs();
  expect(before.slice(0, 2)).toEqual(["initial-consultation", "cryptocurrency-recovery"]);
  await page.getByRole("button", { name: /^Move Cryptocurrency .* up$/i }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(slugs, { timeout: 5_000 }).toEqual([before[1], before[0], ...before.slice(2)]);
});

test("a retired service is no longer offered, keeps its bookings and comes back hidden", async ({
  page,
  site,
  request,
}) => {
  const bookings = async () =>
    (await site.client.query("select count(*)::int as n from bookings where status = 'confirmed'")).rows;
  const before = await bookings();
  await open(page, site, `${list}/regulatory-complaint`);
  await page.getByRole("button", { name: "Retire", exact: true }).click();
  await expect(page.getByText("The service is retired.")).toBeVisible();
  await expect
    .poll(async () => (await offered(request)).some(({ slug }) => slug === "regulatory-complaint"), { timeout: 5_000 })
    .toBe(false);
  expect(await bookings()).toEqual(before);
  await page.getByRole("button", { name: "Bring back" }).click();
  await expect(page.getByText("The service is back in the list. It is not shown yet.")).toBeVisible();
  await expect(page.getByLabel("Shown on the public site")).not.toBeChecked();
});

test("a new service is a draft until an administrator confirms it", async ({ page, site, request }) => {
  await open(page, site, `${list}/new`);
  await expectAccessible(page);
  await page.getByLabel("Name in links", { exact: true }).fill("evidence-review");
  await price(page, "CAD, first appointment").fill("99");
  await price(page, "EUR, first appointment").fill("80");
  for (const [language, name] of [
    ["English", "Evidence review"],
    ["Français", "Examen des preuves"],
  ] as const) {
    await page.getByRole("group", { name: "Name", exact: true }).getByLabel(language).fill(name);
    await page.getByRole("group", { name: "Description" }).getByLabel(language).fill(`${name}.`);
  }
  await page.getByRole("button", { name: "Add as a draft" }).click();
  await expect(page.getByText("The draft is stored.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Confirm this service" })).toHaveCount(0);
  const isOffered = async () => (await offered(request)).some(({ slug }) => slug === "evidence-review");
  expect(await isOffered()).toBe(false);
  await open(page, site, `${list}/evidence-review`, "admin");
  await page.getByRole("button", { name: "Confirm this service" }).click();
  await expect(page.getByText("The service is confirmed.")).toBeVisible();

  // Nobody offers it yet, so visitors read that they can book it by phone.
  await expect(page.getByRole("main").getByText("By phone only").first()).toBeVisible();
  const step = async () => await (await request.get("/booking")).text();
  await expect.poll(step, { timeout: 5_000 }).toContain("You can book Evidence review only by phone or email.");
  expect(await isOffered()).toBe(false);
  await page.getByRole("group", { name: "Who offers this service" }).getByRole("checkbox").first().check();
  await page.getByRole("button", { name: "Save and refresh the site" }).click();
  await expect(page.getByText("Saved. The site shows it within seconds.")).toBeVisible();
  await expect.poll(isOffered, { timeout: 5_000 }).toBe(true);
  expect(await step()).not.toContain("You can book Evidence review only by phone or email.");
});

test("staff who may only read see the prices and no form", async ({ page, site }) => {
  await signInAs(page, "viewer", crypto, site);
  await expect(page.getByRole("region", { name: "Price book" })).toBeVisible();
  await expect(page.getByText("Managers and administrators change services.")).toBeVisible();
  await expect(page.getByRole("button", { name: /Save|Retire|Remove/ })).toHaveCount(0);
});
