import type { Page } from "@playwright/test";
import { Client } from "pg";

import { aRequest } from "../../lib/testing/inquiries";
import { totpCode } from "../../lib/testing/totp-code";
import { someAddress } from "../api/visitor";
import { expect, test, untilHydrated } from "../fixtures";
import { linkIn, waitForEmail } from "../pages/mailbox";
import { signInAs } from "./sign-in";

const password = "seven calm rivers";

/** Opens the invitation, chooses a password and adds the second factor. */
async function enrol(page: Page, email: string): Promise<void> {
  await page.goto(linkIn(await waitForEmail(email), "/login/invitation/"));
  await page.getByLabel("Your name").fill("Dana Working (sample)");
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByLabel("New password again").fill(password);
  await page.getByRole("button", { name: "Open my account" }).click();
  const secret = ((await page.locator(".enrolment code").textContent()) ?? "").replace(/\s/g, "");
  await page.getByLabel("Code from the app").fill(totpCode(secret, Date.now()));
  await page.getByRole("button", { name: "Check the code" }).click();
  await page.getByRole("link", { name: "I have kept the codes" }).click();
  await expect(page).toHaveURL("/dashboard");
}

/**
 * Returns a Monday morning three to four weeks from now, because other tests book earlier days. With each repeat of the
 * test, the Monday is one week later.
 */
function quietMonday(): Date {
  const day = new Date(Date.now() + (21 + 7 * test.info().repeatEachIndex) * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7));
  day.setUTCHours(11, 0, 0, 0);
  return day;
}

/** Returns the path of the adviser's calendar for the week of the booking. */
async function weekOf(client: Client, reference: string): Promise<string> {
  const { rows } = await client.query<{ adviser: string; day: string }>(
    "select adviser_id as adviser, to_char(starts_at, 'YYYY-MM-DD') as day from bookings where reference = $1",
    [reference],
  );
  return `/dashboard/bookings/week?week=${rows[0]?.day}&adviser=${rows[0]?.adviser}`;
}

/**
 * Moves the appointment to a time two days ago, so that it can be completed. The time is at night, when there are no
 * other appointments. With each repeat of the test, the time is one day earlier.
 */
async function begin(client: Client, reference: string): Promise<void> {
  const starts = new Date(Date.now() - (2 + test.info().repeatEachIndex) * 86_400_000);
  starts.setUTCHours(6, 0, 0, 0);
  await client.query("begin");
  await client.query(
    `update occupied_time o set starts_at = $2::timestamptz, during = tstzrange($2::timestamptz, $2::timestamptz + (b.ends_at - b.starts_at))
     from bookings b where b.id = o.booking_id and b.reference = $1`,
    [reference, starts],
  );
  await client.query(
    "update bookings set starts_at = $2::timestamptz, ends_at = $2::timestamptz + (ends_at - starts_at) where reference = $1",
    [reference, starts],
  );
  await client.query("commit");
}

const panel = (page: Page) => page.getByRole("region", { name: "Move it here?" });

async function confirmMove(page: Page): Promise<void> {
  await panel(page).getByRole("checkbox").uncheck();
  await panel(page).getByRole("button", { name: "Move the appointment" }).click();
  await expect(page.getByText("The appointment has been moved.")).toBeVisible();
}

/**
 * Arrow keys that try the 90 minutes after the booked time on five days: down on the first day, back up on the second
 * day, down again on the third day, and so on. Later times are not tried, because the working day of an adviser in
 * Europe may have ended.
 */
const keysOfSearch = [0, 1, 2, 3, 4].flatMap((day) => [
  ...(day === 0 ? [] : ["ArrowRight"]),
  ...Array<string>(6).fill(day % 2 === 0 ? "ArrowDown" : "ArrowUp"),
]);

/** Starts moving the appointment with the key M, selects a free time with the arrow keys and presses Enter. */
async function moveByKeyboard(page: Page, reference: string): Promise<void> {
  await untilHydrated(page, `[data-reference="${reference}"]`);
  await page.locator(`[data-reference="${reference}"]`).focus();
  await page.keyboard.press("m");
  const state = page.locator("#move-state");
  await expect(state).toContainText("Moving");
  let stateText = await state.textContent();
  for (const key of keysOfSearch) {
    await page.keyboard.press(key);
    await expect(state).not.toHaveText(stateText ?? "");
    stateText = await state.textContent();
    if (stateText?.endsWith("free.")) {
      await page.keyboard.press("Enter");
      await expect(panel(page)).toBeVisible();
      return;
    }
  }
  throw new Error("None of the tried times is free");
}

/** Drags the appointment to one time after another until it is dropped on a free time. */
async function moveByDrag(page: Page, reference: string): Promise<void> {
  const event = page.locator(`[data-reference="${reference}"]:not(.event--from)`);
  const days = page.locator(".week-column");
  for (let day = 0; day < (await days.count()); day += 1) {
    for (const rows of [1, 2, 3, -1, -2, -3]) {
      await untilHydrated(page, `[data-reference="${reference}"]`);
      await event.scrollIntoViewIfNeeded();
      const [from, to] = [await event.boundingBox(), await days.nth(day).boundingBox()];
      if (!from || !to) throw new Error("The appointment is not in the calendar");
      const y = from.y + 8;
      await page.mouse.move(from.x + from.width / 2, y);
      await page.mouse.down();
      await page.mouse.move(to.x + to.width / 2, y + rows * from.height, { steps: 8 });
      await page.mouse.up();
      const question = page.locator("#move-question");
      await expect(question).toBeVisible();
      if (await panel(page).isVisible()) return;
      await page.getByRole("link", { name: "Leave it where it is" }).click();
      await expect(question).toHaveCount(0);
    }
  }
  throw new Error("The appointment could not be dropped on a free time of this week");
}

test("an invited manager answers a request, books an appointment, moves it and completes it", async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(180_000);
  const email = `working-day-${Date.now()}@example.org`;
  await signInAs(page, "admin", "/dashboard/staff/invite");
  await page.getByLabel("Work email").fill(email);
  await page.getByLabel("Role").selectOption("manager");
  await page.getByRole("button", { name: "Send the invitation" }).click();
  await expect(page.getByText("The invitation is on its way.")).toBeVisible();

  const context = await browser.newContext({ viewport: { width: 1440, height: 1200 } });
  const desk = await context.newPage();
  await enrol(desk, email);

  const sent = await request.post("/api/leads", {
    data: aRequest({ firstName: "Wanda", email: `lead-${Date.now()}@example.org` }),
    headers: someAddress(),
  });
  const { data: lead } = (await sent.json()) as { data: { reference: string } };
  await desk.goto(`/dashboard/inbox/${lead.reference}`);
  await desk.getByRole("textbox", { name: "Reply", exact: true }).fill("Please pay no release tax. We will call you.");
  await desk.getByRole("button", { name: "Send the reply" }).click();
  await expect(desk.getByRole("button", { name: "Undo" })).toBeVisible();
  await desk.locator("summary", { hasText: "Log a call" }).click();
  await desk.getByLabel("What happened?").selectOption("reached");
  await desk.getByLabel("What was said").fill("She wants an appointment.");
  await desk.getByRole("button", { name: "Save the call" }).click();
  await expect(desk.getByRole("region", { name: "What was written" })).toContainText("She wants an appointment.");

  await desk.goto(`/dashboard/bookings/new?from=${lead.reference}&after=${quietMonday().toISOString()}`);
  await desk.locator(".time-pick").first().click();
  await expect(desk.getByLabel("First name")).toHaveValue("Wanda");
  await desk.getByLabel("Phone", { exact: true }).fill("+1 782 555 0144");
  await desk.getByLabel("The caller has heard the terms").check();
  await desk.getByRole("button", { name: "Make the booking" }).click();
  await expect(desk.getByRole("heading", { name: "Read this to the caller" })).toBeVisible();
  const reference = new URL(desk.url()).searchParams.get("done") ?? "";

  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await desk.goto(await weekOf(client, reference));
  await moveByKeyboard(desk, reference);
  await confirmMove(desk);
  await moveByDrag(desk, reference);
  await confirmMove(desk);

  await begin(client, reference);
  await client.end();
  await desk.goto(`/dashboard/bookings/${reference}`);
  await desk.getByRole("link", { name: "Start the appointment" }).click();
  // Waits for the URL, because the page of the booking has the same note field.
  await expect(desk).toHaveURL(`/dashboard/bookings/${reference}/appointment`);
  await untilHydrated(desk, "#own-note");
  await desk.getByLabel("Your note about this appointment").fill("She will send the statements.");
  await desk.getByLabel("Your note about this appointment").blur();
  await expect(desk.getByText("Saved", { exact: true })).toBeVisible();
  await desk.getByRole("button", { name: "Complete the appointment" }).click();
  await expect(desk).toHaveURL(`/dashboard/bookings/${reference}?done=completed`);
  await expect(desk.locator(".page-header-note")).toContainText("Completed");
  await context.close();
});
