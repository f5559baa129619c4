import type { APIRequestContext, Page } from "@playwright/test";

import { expect, expectAccessible, untilHydrated } from "../fixtures";
import { test } from "../own-site";
import type { OwnSite } from "../own-site";
import { signInAs } from "./sign-in";

// In the tests, today is Wednesday 6 September 2034. The tests change one site after the other.
test.describe.configure({ mode: "default", timeout: 120_000 });

const list = "/dashboard/advisers";

async function open(page: Page, site: OwnSite, path: string, role = "manager") {
  await signInAs(page, role, path, site);
  await untilHydrated(page, "main form");
}

/** The free starts of a service on a day, as the public API lists them. */
async function startsOn(request: APIRequestContext, date: string): Promise<readonly string[]> {
  const query = new URLSearchParams({ serviceType: "regulatory-complaint", date, timeZone: "America/Toronto" });
  const { data: slots } = (await (await request.get(`/api/availability?${query}`)).json()) as {
    readonly data: readonly { readonly startTime: string; readonly available: boolean }[];
  };
  return slots.filter(({ available }) => available).map(({ startTime }) => startTime);
}

const hoursOf = (page: Page, day: string) => page.getByRole("group", { name: day });

test("an adviser with hours that a manager adds can be booked within five seconds", async ({ page, site, request }) => {
  const sunday = "2034-09-17";
  expect(await startsOn(request, sunday)).toEqual([]);
  await open(page, site, `${list}/new`);
  await expectAccessible(page);
  await page.getByLabel("Name").fill("Samira Iyer");
  await page.getByLabel("Email").fill("samira.iyer@example.com");
  await page.getByRole("checkbox", { name: "English" }).check();
  await page.getByRole("checkbox", { name: "Regulatory complaint" }).check();
  await page.getByLabel("Video address").fill("http://meet.example.com/samira");
  await page.getByRole("button", { name: "Add the adviser" }).click();
  await expect(page.getByText(/begins with https:\/\//).first()).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue("Samira Iyer");
  await page.getByLabel("Video address").fill("https://meet.example.com/samira");
  await page.getByRole("button", { name: "Add the adviser" }).click();
  await expect(page.getByText("The adviser is added.")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${list}/samira-iyer`));

  await page.getByRole("link", { name: "Add hours" }).click();
  await untilHydrated(page, "main form");
  await expectAccessible(page);
  const times = hoursOf(page, "Sunday");
  await times.getByLabel("Sunday: start of span 1").fill("22:00");
  await times.getByLabel("Sunday: end of span 1").fill("02:00");
  await page.getByRole("button", { name: "Save the hours" }).click();
  await expect(page.getByText(/cannot cross midnight/).first()).toBeVisible();
  await times.getByLabel("Sunday: start of span 1").fill("10:00");
  await times.getByLabel("Sunday: end of span 1").fill("12:00");
  await times.getByRole("button", { name: "Sunday: add a span" }).click();
  await times.getByLabel("Sunday: start of span 2").fill("13:00");
  await times.getByLabel("Sunday: end of span 2").fill("15:00");
  await page.getByRole("button", { name: "Save the hours" }).click();
  await expect(page.getByText("The hours are saved.")).toBeVisible();
  await expect(page.getByText("Sun 10:00 am to 12 noon, 1:00 pm to 3:00 pm")).toBeVisible();
  await expect.poll(async () => (await startsOn(request, sunday)).length, { timeout: 5_000 }).toBeGreaterThan(0);
});

test("the times of one day are copied to other days in one act", async ({ page, site }) => {
  await open(page, site, `${list}/daniel-osei/hours/new`);
  const start = (day: string) => hoursOf(page, day).getByLabel(`${day}: start of span 1`);
  await start("Sunday").fill("10:05");
  await hoursOf(page, "Sunday").getByLabel("Sunday: end of span 1").fill("12:00");
  await page.getByLabel("Copy the times of").selectOption("Sunday");
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.getByText("Copied. Save the hours to keep them.")).toBeVisible();
  for (const day of ["Monday", "Friday"]) await expect(start(day)).toHaveValue("10:05");
  await expect(start("Saturday")).not.toHaveValue("10:05");

  await expectAccessible(page);
});

test("bookings outside new hours are named before the hours are saved, and stay until they are moved", async ({
  page,
  site,
}) => {
  await open(page, site, `${list}/daniel-osei/hours/new`);
  const effect = page.getByRole("region", { name: "Before you save" });
  await expect(effect.getByText(/coming bookings lie within these hours/)).toBeVisible();
  for (const day of ["Monday", "Tuesday", "Wednesday", "Thursday"]) {
    await hoursOf(page, day).getByLabel(`${day}: start of span 1`).fill("");
    await hoursOf(page, day).getByLabel(`${day}: end of span 1`).fill("");
  }
  await expect(effect.getByText(/lies? outside these hours/)).toBeVisible();
  const named = await effect.getByRole("link").count();
  expect(named).toBeGreaterThan(0);
  await page.keyboard.press("Control+s");
  await expect(page.getByText("The hours are saved.")).toBeVisible();
  const toMove = page.getByRole("region", { name: /bookings? to move/ });
  await expect(toMove.getByRole("row")).toHaveCount(named + 1);
  await expect(toMove.getByRole("link", { name: /^Move/ }).first()).toHaveAttribute("href", /\/move$/);
  await page.goto(list);
  await page.getByRole("heading", { name: "Needs attention" }).click();
  await expect(page.getByText(/Daniel Osei: .* outside the hours/).first()).toBeVisible();
  await expectAccessible(page);
});

test("an adviser who leaves keeps the coming bookings only after the manager has confirmed it", async ({
  page,
  site,
}) => {
  await open(page, site, `${list}/priya-raman`);
  const leave = page.getByRole("region", { name: "Stop bookings" });
  await leave.getByRole("button", { name: "Stop bookings" }).click();
  await expect(page.getByText(/Move them first, or confirm that they stay/).first()).toBeVisible();
  await leave.getByRole("checkbox").check();
  await leave.getByRole("button", { name: "Stop bookings" }).click();
  await expect(page.getByText("Visitors can no longer book this adviser.")).toBeVisible();
  await expect(page.getByRole("region", { name: /bookings? to move/ })).toContainText("takes no bookings any more");
  await page.getByRole("button", { name: "Allow bookings" }).click();
  await expect(page.getByText("Visitors can book this adviser again.")).toBeVisible();
});

test("the second of two people who edit an adviser sees both versions", async ({ page, site, context }) => {
  await open(page, site, `${list}/helen-tremblay`);
  const other = await context.newPage();
  await other.goto(`${list}/helen-tremblay`);
  await untilHydrated(other, "main form");
  await page.getByLabel("Meetings a day, at most").fill("4");
  await page.getByRole("button", { name: "Save and refresh the site" }).click();
  await expect(page.getByText("Saved. The site shows it within seconds.")).toBeVisible();
  await other.getByLabel("Meetings a day, at most").fill("7");
  await other.getByRole("button", { name: "Save and refresh the site" }).click();
  const conflict = other.getByRole("form", { name: "Someone else changed this while you were writing" });
  const row = conflict.getByRole("row", { name: /Meetings a day/ });
  await expect(row).toContainText("7");
  await expect(row).toContainText("4");
  await expectAccessible(other);
  await other.close();
});

test("a photo is shown on the page and beside the team member, and a program is refused", async ({
  page,
  site,
  request,
}) => {
  await open(page, site, `${list}/helen-tremblay`);
  const photo = page.getByRole("region", { name: "Photo" });
  const program = { name: "helen.png", mimeType: "image/png", buffer: Buffer.from("MZ\u0090 a program") };
  await photo.getByLabel("Picture").setInputFiles(program);
  await photo.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByText("This file cannot be used as a photo.")).toBeVisible();
  await page.getByRole("region", { name: "Photo" }).getByLabel("Picture").setInputFiles("public/apple-touch-icon.png");
  await page.getByRole("region", { name: "Photo" }).getByRole("button", { name: "Upload" }).click();
  await expect(page.getByText("The photo is saved.")).toBeVisible();
  const address = await page.locator("h1 img").getAttribute("src");
  expect((await request.get(address ?? "")).headers()["content-type"]).toBe("image/webp");
  const isPublic = async () => (await (await request.get("/about")).text()).includes(encodeURIComponent(address ?? ""));
  await expect.poll(isPublic, { timeout: 5_000 }).toBe(true);
});

test("an adviser sees only the own page, and changes nothing there", async ({ page, site }) => {
  await signInAs(page, "adviser", list, site);
  const rows = page.getByRole("table", { name: /^Advisers with their hours/ }).getByRole("rowheader");
  await expect(rows).toHaveCount(1);
  await rows.getByRole("link").click();
  await expect(page.getByText("You can read this page.")).toBeVisible();
  const own = new URL(page.url()).pathname;
  await expect(page.getByRole("button", { name: /Save|Stop bookings|Upload/ })).toHaveCount(0);
  const other = own.endsWith("daniel-osei") ? "lukas-brandt" : "daniel-osei";
  expect((await page.goto(`${list}/${other}`))?.status()).toBe(404);
  expect((await page.goto(`${own}/hours/new`))?.status()).toBe(403);
});

test("the pages fit a phone of 320 px", async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signInAs(page, "manager", list, site);
  for (const path of [list, `${list}/daniel-osei`, `${list}/daniel-osei/hours/new`, `${list}/new`]) {
    await page.goto(path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(320);
  }
});
