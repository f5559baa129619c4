import type { APIRequestContext, Page } from "@playwright/test";

import { bookSomething, someClient, tokenOf } from "../api/visitor";
import { expect, expectAccessible, untilHydrated } from "../fixtures";
import { test } from "../own-site";
import type { OwnSite } from "../own-site";
import { signInAs } from "./sign-in";

// In the tests, today is Wednesday 6 September 2034. The tests change one site after the other.
test.describe.configure({ mode: "default", timeout: 120_000 });

const closures = "/dashboard/advisers/closures";

async function open(page: Page, site: OwnSite, path: string, role = "manager") {
  await signInAs(page, role, path, site);
  await untilHydrated(page, "main form");
}

/** Books for a client who can be emailed. Returns the manage link and the day. */
async function book(request: APIRequestContext) {
  const clientInfo = { ...someClient(), preferredContactMethod: "email" };
  const { response, body } = await bookSomething(request, { clientInfo }, { fromDay: 7 });
  const { data } = (await response.json()) as { data: { bookingReference: string; manageUrl: string } };
  return { reference: data.bookingReference, token: tokenOf(data.manageUrl), start: body.startTime };
}

/** Two appointments, and the first and the last day of a range with both. */
async function twoAppointments(request: APIRequestContext) {
  const [first, second] = [await book(request), await book(request)];
  const days = [first, second].map(({ start }) => start.slice(0, 10)).sort();
  return { first, second, firstDay: days[0] ?? "", lastDay: days[1] ?? "" };
}

async function proposeDays(page: Page, days: { firstDay: string; lastDay: string }) {
  await page.getByText("Add days", { exact: true }).click();
  await page.getByLabel("First day").fill(days.firstDay);
  await page.getByLabel("Last day").fill(days.lastDay);
  await page.getByRole("button", { name: "Show the appointments on these days" }).click();
}

test("closing days offers the clients other times, and one of them chooses without scripts", async ({
  page,
  site,
  request,
  browser,
}) => {
  const { first, second, ...days } = await twoAppointments(request);
  await open(page, site, closures);
  await expectAccessible(page);
  await proposeDays(page, days);
  await expect(page.getByText("New, not saved")).toBeVisible();
  const affected = page.getByRole("group").filter({ hasText: first.reference });
  await expect(affected.getByRole("row").filter({ hasText: second.reference })).toContainText("Email");
  await expectAccessible(page);
  await page.getByLabel("Why").fill("Training of the whole office");
  await page.getByRole("button", { name: /^Save and offer another time to \d+ clients?$/ }).click();
  await expect(page.getByText(/^Saved\. The clients/)).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: first.reference })).toContainText("Can answer until");

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const client = await context.newPage();
  await client.goto(`/booking/manage/${first.token}`);
  const offered = client.getByRole("group", { name: "Times we keep for you" }).getByRole("radio");
  await expect(offered).toHaveCount(3);
  await offered.nth(1).check();
  await client.getByRole("button", { name: "Take this time" }).click();
  await expect(client.getByText("Your appointment has been moved.")).toBeVisible();
  await client.goto(`/booking/manage/${second.token}`);
  await client.getByRole("button", { name: "Keep my present time" }).click();
  await expect(client.getByText("You keep your present time for now.")).toBeVisible();
  await context.close();

  await page.reload();
  await expect(page.getByRole("row").filter({ hasText: first.reference })).toContainText("Chose ");
  const kept = page.getByRole("row").filter({ hasText: second.reference });
  await expect(kept).toContainText("Wants to keep this time");
  await kept.getByRole("link", { name: `Move by phone: ${second.reference}` }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/bookings/${second.reference}/move$`));
});

test("wrong days are refused with words, and what was typed stays", async ({ page, site }) => {
  await open(page, site, closures);
  const wrong = [
    [{ firstDay: "2034-10-05", lastDay: "2034-10-01" }, "not before the first day"],
    [{ firstDay: "2034-10-05", lastDay: "2044-10-05" }, "at most one year"],
    [{ firstDay: "2034-09-01", lastDay: "" }, "today or a later day"],
  ] as const;
  for (const [days, message] of wrong) {
    await page.goto(closures);
    await untilHydrated(page, "main form");
    await proposeDays(page, days);
    await expect(page.getByText(message).first()).toBeVisible();
    await expect(page.getByLabel("First day")).toHaveValue(days.firstDay);
  }
});

test("a public holiday can be opened and closed again", async ({ page, site }) => {
  await open(page, site, closures);
  const row = page.getByRole("row").filter({ hasText: "Thanksgiving" }).first();
  await expect(row).toContainText("Closed");
  await row.getByRole("button", { name: /^Open this day: / }).click();
  await expect(page.getByText("The office is open on this day.")).toBeVisible();
  await expect(row).toContainText("Open");
  await row.getByRole("link", { name: /^Close this day: / }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(row).toContainText("Closed");
});

test("an adviser's hours open on a public holiday only if they say so", async ({ page, site }) => {
  await open(page, site, "/dashboard/advisers/helen-tremblay");
  const section = page.getByRole("region", { name: "Days off and other hours" });
  await section.getByText("Add days", { exact: true }).click();
  await page.getByLabel("First day").fill("2034-10-09");
  await page.getByLabel("Open from").fill("10:00");
  await page.getByLabel("Open until").fill("12:00");
  await page.getByLabel("These hours also hold while the office is closed").check();
  await page.getByRole("button", { name: "Show the appointments on these days" }).click();
  await expect(section.getByText("10:00 to 12:00, also while the office is closed")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/^Saved\./)).toBeVisible();
  await expect(section.getByText("10:00 to 12:00, also while the office is closed")).toBeVisible();
});

test("staff who only read see the days and no acts, and an adviser's days are on the adviser's page", async ({
  page,
  site,
}) => {
  await signInAs(page, "viewer", closures, site);
  await expect(page.getByRole("heading", { name: "Public holidays" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  await open(page, site, "/dashboard/advisers/helen-tremblay");
  const section = page.getByRole("region", { name: "Days off and other hours" });
  await expect(section.getByRole("row").filter({ hasText: "Afternoon only" })).toContainText("13:00 to 17:00");
  await expect(section.getByText("Add days", { exact: true })).toBeVisible();
});
