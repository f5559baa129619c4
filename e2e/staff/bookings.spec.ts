import type { APIRequestContext } from "@playwright/test";

import { withClient } from "../../lib/testing/client";
import { bookSomething } from "../api/visitor";
import { expect, expectAccessible, sharedPageTest as test, untilHydrated } from "../fixtures";
import { signInAs } from "./sign-in";

/** Makes a booking as a visitor and returns the path of its page in the dashboard. */
async function someBooking(request: APIRequestContext): Promise<string> {
  const { response } = await bookSomething(request, {}, { fromDay: 8 });
  const { data } = (await response.json()) as { data: { bookingReference: string } };
  return `/dashboard/bookings/${data.bookingReference}`;
}

/** Returns the path of the week calendar that shows the booking. */
async function weekOf(reference: string): Promise<string> {
  return withClient(process.env.DATABASE_URL ?? "", async (client) => {
    const { rows } = await client.query<{ query: string }>(
      `select 'week=' || (starts_at at time zone 'America/Toronto')::date || '&adviser=' || adviser_id as query
       from bookings where reference = $1`,
      [reference],
    );
    return `/dashboard/bookings/week?${rows[0]?.query}`;
  });
}

test("staff book and cancel an appointment for a caller without an email address", async ({ page }) => {
  await signInAs(page, "manager");
  // Most other tests book times in the next 13 days, so this test books a later time. The date is computed in the page,
  // because the page has the same clock as the site.
  const after = await page.evaluate(() => new Date(Date.now() + 13 * 86_400_000).toISOString());
  await page.goto(`/dashboard/bookings/new?after=${after}`);
  await page.locator(".time-pick").first().click();
  await page.getByLabel("First name").fill("Wanda");
  await page.getByLabel("Last name").fill("Walker");
  await page.getByLabel("Phone", { exact: true }).fill("+1 782 555 0142");
  await page.getByLabel("The caller has heard the terms").check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Make the booking" }).click();
  await expect(page.getByRole("heading", { name: "Read this to the caller" })).toBeVisible();
  await expect(page.getByText(/please call us and give this reference/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Open the booking" }).click();
  await expect(page.getByText("None. This client gets no emails.")).toBeVisible();
  await page.getByRole("link", { name: "Cancel the appointment…" }).click();
  await page.getByLabel("Reason, for colleagues only").fill("The caller found help elsewhere.");
  await page.getByRole("button", { name: "Cancel the appointment" }).click();
  await expect(page.getByText("The appointment is cancelled.")).toBeVisible();
  await expect(page.getByText("The caller found help elsewhere.")).toBeVisible();
});

test(
  "if two windows change the same phone number, the second window shows both numbers",
  { tag: "@all" },
  async ({ page, context, request }) => {
    const path = await someBooking(request);
    await signInAs(page, "manager");
    const other = await context.newPage();
    for (const [window, number] of [
      [page, "+1 416 555 0111"],
      [other, "+1 416 555 0122"],
    ] as const) {
      await window.goto(`${path}?ask=contact#ask`);
      await untilHydrated(window, "#ask form");
      await window.getByLabel("Phone", { exact: true }).fill(number);
      await expect(window.getByLabel("Phone", { exact: true })).toHaveValue(number);
    }
    await page.getByRole("button", { name: "Save contact details" }).click();
    await expect(page.getByText("The contact details are saved.")).toBeVisible();
    await other.getByRole("button", { name: "Save contact details" }).click();
    await expect(other.getByRole("heading", { name: /changed this booking while you were writing/ })).toBeVisible();
    await expect(other.locator("#ask")).toContainText("0111");
    await expect(other.locator("#ask")).toContainText("0122");
    await expectAccessible(other);
    await other.getByRole("button", { name: "Save what is chosen" }).click();
    await expect(other.getByText("The contact details are saved.")).toBeVisible();
  },
);

test("typed text is kept when a colleague cancels the appointment, and the page says what changed", async ({
  page,
  browser,
  request,
}) => {
  const path = await someBooking(request);
  const colleague = await (await browser.newContext()).newPage();
  await signInAs(page, "manager");
  await signInAs(colleague, "admin");
  await page.goto(`${path}?ask=cancel#ask`);
  await untilHydrated(page, "#ask form");
  await page.getByLabel("Reason, for colleagues only").fill("The client asked for a refund by phone.");
  await page.getByLabel(/^A text for the client/).fill("See you another time.");

  // When the page receives a change, it sends a message to the browser's other tabs. The test listens for this message
  // to know when the page has received the colleague's change.
  const heard = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new BroadcastChannel("staff-changes").onmessage = ({ data }: MessageEvent<{ event?: { kind: string } }>) => {
          if (data.event?.kind === "booking") resolve();
        };
      }),
  );
  await colleague.goto(`${path}?ask=cancel#ask`);
  await untilHydrated(colleague, "#ask form");
  await colleague.getByLabel("Reason, for colleagues only").fill("The client is ill.");
  await colleague.getByRole("button", { name: "Cancel the appointment" }).click();
  await expect(colleague.getByText("The appointment is cancelled.")).toBeVisible();

  await heard;
  await page.getByRole("button", { name: "Cancel the appointment" }).click();
  await expect(page.getByRole("heading", { name: "This appointment is no longer open" })).toBeVisible();
  const versions = page.getByRole("table", { name: "What has changed since you opened the page" });
  await expect(versions.getByRole("row", { name: /^Status/ }).locator("ins")).toHaveText("Cancelled");
  await expect(page.getByLabel("Reason, for colleagues only")).toHaveValue("The client asked for a refund by phone.");
  await expect(page.getByLabel(/^A text for the client/)).toHaveValue("See you another time.");
  await expectAccessible(page);
});

test(
  "staff can move an appointment with the list of times, and can cancel a move that they started with the keyboard",
  { tag: "@all" },
  async ({ page, request }) => {
    const path = await someBooking(request);
    await page.setViewportSize({ width: 390, height: 844 });
    await signInAs(page, "manager", `${path}/move`);
    await expectAccessible(page);
    await page.locator(".time-pick").last().click();
    await page.getByRole("button", { name: "Move the appointment" }).click();
    await expect(page.getByText("The appointment has been moved.")).toBeVisible();

    await page.setViewportSize({ width: 1440, height: 900 });
    const reference = path.split("/").at(-1) ?? "";
    await page.goto(await weekOf(reference));
    const event = page.locator(`[data-reference="${reference}"]`);
    await event.focus();
    await page.keyboard.press("m");
    await expect(page.locator("#move-state")).toContainText("Moving Margaret Sample");
    await page.keyboard.press("Escape");
    await expect(page.locator("#move-state")).toBeEmpty();
    await expect(event).toBeFocused();
  },
);

test("if two windows move an appointment, the second window shows both versions", async ({
  page,
  context,
  request,
}) => {
  const path = await someBooking(request);
  await signInAs(page, "manager");
  const other = await context.newPage();
  for (const [window, position] of [
    [page, "first"],
    [other, "last"],
  ] as const) {
    await window.goto(`${path}/move`);
    await window.locator(".time-pick")[position]().click();
    await untilHydrated(window, ".move-panel form");
  }
  await page.getByRole("button", { name: "Move the appointment" }).click();
  await expect(page.getByText("The appointment has been moved.")).toBeVisible();
  await other.getByLabel("A line for the client").fill("See you then.");
  await other.getByRole("button", { name: "Move the appointment" }).click();
  const versions = other.getByRole("table", { name: "What has changed since you opened the page" });
  await expect(versions.getByRole("row", { name: /^Time/ }).locator("del, ins")).toHaveCount(2);
  await expect(other.getByLabel("A line for the client")).toHaveValue("See you then.");
  await expectAccessible(other);
});

test("staff see why the site does not offer a time, hold this time anyway and book it with a reason", async ({
  page,
}) => {
  await signInAs(page, "manager", "/dashboard/bookings/new");
  // A Sunday in about three weeks. The office is closed on Sundays.
  const sunday = await page.evaluate(() => {
    const day = new Date(Date.now() + 21 * 86_400_000);
    day.setUTCDate(day.getUTCDate() - day.getUTCDay());
    return day.toISOString().slice(0, 10);
  });
  const why = page.getByRole("region", { name: "Another time" });
  await why.getByLabel("Day").fill(sunday);
  await why.getByLabel("Office time").fill("10:15");
  await why.getByRole("button", { name: "Check this time" }).click();
  await expect(why.getByText("Does not work at this time.").first()).toBeVisible();
  await expectAccessible(page);
  await why
    .getByRole("button", { name: /outside the rules of the site$/ })
    .first()
    .click();
  await page.getByLabel("First name").fill("Wanda");
  await page.getByLabel("Last name").fill("Walker");
  await page.getByLabel("Phone", { exact: true }).fill("+1 782 555 0145");
  await page.getByLabel("The caller has heard the terms").check();
  await page.getByRole("button", { name: "Make the booking" }).click();
  await expect(page.getByRole("heading", { name: "The booking was not made" })).toBeVisible();
  await page.getByLabel("Reason for a time outside").fill("The client is in hospital during the week.");
  await page.getByRole("button", { name: "Make the booking" }).click();
  await expect(page.getByRole("heading", { name: "Read this to the caller" })).toBeVisible();
  await page.getByRole("link", { name: "Open the booking" }).click();
  await expect(page.getByText("The client is in hospital during the week.")).toBeVisible();
});

for (const [prefix, width] of [
  ["", 390],
  ["/de", 320],
  ["/fr-ca", 320],
] as const) {
  test(
    `the week page and the page for a new booking fit a phone, ${prefix || "en"}`,
    { tag: "@all" },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await signInAs(page, "manager");
      for (const path of ["/dashboard/bookings/week", "/dashboard/bookings/new"]) {
        await page.goto(`${prefix}${path}`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expectAccessible(page);
      }
    },
  );
}
