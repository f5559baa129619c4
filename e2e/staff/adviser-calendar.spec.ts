import type { Page } from "@playwright/test";

import { expect, expectAccessible, untilHydrated } from "../fixtures";
import { test } from "../own-site";
import type { OwnSite } from "../own-site";
import { signInAs } from "./sign-in";

test.describe.configure({ mode: "default", timeout: 120_000 });

async function open(page: Page, site: OwnSite, role = "manager") {
  const { rows } = await site.client.query<{ slug: string }>(
    "select slug from advisers where is_active order by name limit 1",
  );
  await signInAs(page, role, `/dashboard/advisers/${rows[0]?.slug}`, site);
  await untilHydrated(page, "main form");
}

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

async function newAddress(page: Page, button: string): Promise<string> {
  await section(page, "Calendar feed").getByRole("button", { name: button }).click();
  const group = page.getByRole("group", { name: "New address, shown only now" });
  await expect(group).toBeFocused();
  return (await group.getByText(/\/api\/calendar\//).textContent()) ?? "";
}

test("a feed is shown once and read without a sign-in, and a new address ends the old one", async ({
  page,
  site,
  request,
}) => {
  await open(page, site);
  const first = new URL(await newAddress(page, "Make an address")).pathname;
  await expectAccessible(page);
  const answer = await request.get(first);
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject({
    "content-type": "text/calendar; charset=utf-8",
    "cache-control": "no-store",
    "x-robots-tag": "noindex, nofollow",
  });
  const text = await answer.text();
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text).not.toMatch(/http|FRS-|@example|Recovery/);

  await page.reload();
  await untilHydrated(page, "main form");
  await expect(page.getByText(first.split("/").at(-1) ?? "-")).toHaveCount(0);
  await expect(section(page, "Calendar feed")).toContainText("Last read: 6 September 2034");
  const second = new URL(await newAddress(page, "Make a new address")).pathname;
  expect((await request.get(first)).status()).toBe(404);
  expect((await request.get(second)).status()).toBe(200);

  await page.reload();
  await section(page, "Calendar feed").getByRole("button", { name: "Turn the feed off" }).click();
  await expect(page.getByText("The feed is off. Its address no longer works.")).toBeVisible();
  expect((await request.get(second)).status()).toBe(404);
});

test("an own calendar in our own network is refused, and a wrong address is explained after it was read", async ({
  page,
  site,
}) => {
  await open(page, site);
  const own = section(page, "Own calendar");
  const address = own.getByLabel("Address of the calendar (ICS)");
  const inside = "webcal://[::ffff:10.0.0.1]/busy.ics";
  await address.fill(inside);
  await own.getByRole("button", { name: "Connect" }).click();
  await expect(own.getByText(/This address is in a private network/).first()).toBeVisible();
  await expect(address).toHaveValue(inside);
  await address.fill("http://calendar.example.com/busy.ics");
  await own.getByRole("button", { name: "Connect" }).click();
  await expect(own.getByText("Enter an address that begins with https://").first()).toBeVisible();

  await address.fill("webcal://calendar.invalid.example/secret-part.ics");
  await own.getByRole("button", { name: "Connect" }).click();
  await expect(page.getByText("The own calendar is connected and will be read in a moment.")).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(own).toContainText("No server has this name. Check the address.", { timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  expect(await page.content()).not.toContain("secret-part");
  await untilHydrated(page, "main form");
  await expectAccessible(page);
  await own.getByRole("button", { name: "Disconnect" }).click();
  await expect(page.getByText("The own calendar is disconnected. Its entries no longer block time.")).toBeVisible();
});
