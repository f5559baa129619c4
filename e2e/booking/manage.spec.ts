import { randomInt } from "node:crypto";

import type { Page } from "@playwright/test";

import { bookSomething } from "../api/visitor";
import { expect, expectAccessible, scripting, sharedPageTest as test } from "../fixtures";
import { BookingWizard } from "../pages/booking-wizard";

test.describe("a manage link", () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(...scripting(javaScriptEnabled), () => {
      test.use({ javaScriptEnabled });

      test("lets a client move a booking, and then shows the new time", async ({ page, request }) => {
        const managePath = await pathOfNewBooking(request);
        await page.goto(managePath);
        await expect(page.getByText(/^FRS-/)).toBeVisible();
        const before = await timeOf(page);
        await page.getByRole("link", { name: "Choose another time" }).click();
        // At first, no time is selected.
        await page.getByRole("button", { name: "Move the appointment" }).click();
        await expect(page.getByRole("main").getByRole("alert")).toContainText("Please select a time slot");
        await moveToAnyTime(page);
        await page.goto(managePath);
        expect(await timeOf(page)).not.toBe(before);
      });

      test("lets a client cancel a booking, and asks them to confirm first", async ({ page, request }) => {
        await page.goto(await pathOfNewBooking(request));
        await page.getByRole("link", { name: "Cancel this appointment" }).click();
        await page.getByRole("textbox", { name: "Why are you cancelling? (optional)" }).fill("It has been settled.");
        await page.getByRole("button", { name: "Yes, cancel it" }).click();
        await expect(page.getByText("Your appointment has been cancelled.")).toBeVisible();
        await expect(page.getByRole("link", { name: "Choose another time" })).toHaveCount(0);
      });
    });
  }
});

test("a page that shows an appointment's old time cannot cancel the appointment", async ({ page, request }) => {
  const managePath = await pathOfNewBooking(request);
  await page.goto(managePath);
  const before = await timeOf(page);
  await page.goto(`${managePath}?change=cancel`);
  const other = await page.context().newPage();
  await other.goto(`${managePath}?change=time`);
  await moveToAnyTime(other);
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("It was moved in another window");
  expect(await timeOf(page)).not.toBe(before);
  await page.getByRole("link", { name: "Cancel this appointment" }).click();
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(page.getByText("Your appointment has been cancelled.")).toBeVisible();
});

test("a GET request to a manage link changes nothing", async ({ page, request }) => {
  const managePath = await pathOfNewBooking(request);
  for (const query of [
    "",
    "?change=cancel",
    "?change=time",
    "?done=cancelled",
    "?done=moved",
    "?done=paid",
    "?cancel=1",
  ]) {
    const response = await page.goto(managePath + query);
    expect(response?.status()).toBe(200);
    await expect(page.getByText("Your payment")).toBeHidden();
  }
  await page.goto(managePath);
  await expect(page.getByText("Confirmed")).toBeVisible();
  await expect(page.locator("meta[name=robots]").first()).toHaveAttribute("content", /noindex/);
});

test("an unknown manage link returns 404", async ({ page }) => {
  for (const token of ["x", "A".repeat(43)]) {
    const response = await page.goto(`/booking/manage/${token}`);
    expect(response?.status()).toBe(404);
  }
});

for (const path of ["", "/de", "/fr-ca"]) {
  test(`${path}/booking/manage has no axe findings at 320 and 1440 px`, { tag: "@all" }, async ({ page, request }) => {
    const managePath = path + (await pathOfNewBooking(request));
    for (const query of ["", "?change=cancel", "?change=time", "?done=moved"]) {
      await page.goto(managePath + query);
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page);
      }
    }
  });
}

/** Moves the booking to a free time on a later day. Tries another time if a parallel test has taken the chosen time. */
async function moveToAnyTime(page: Page): Promise<void> {
  const wizard = new BookingWizard(page);
  await wizard.chooseDay(4);
  const moved = page.getByText("Your appointment has been moved.");
  const taken = page.getByRole("alert").filter({ hasText: wizard.texts.taken });
  for (;;) {
    await wizard
      .times()
      .nth(randomInt(await wizard.times().count()))
      .check();
    await page.getByRole("button", { name: "Move the appointment" }).click();
    await expect(moved.or(taken).first()).toBeVisible();
    if (await moved.isVisible()) return;
    await page.reload();
  }
}

/** Makes a booking and returns the path of its manage page. */
async function pathOfNewBooking(request: Parameters<typeof bookSomething>[0]): Promise<string> {
  const { response } = await bookSomething(request, {}, { fromDay: 6 });
  const { data } = await response.json();
  return new URL(data.manageUrl).pathname;
}

/** The day and hours in the head of the manage page. */
async function timeOf(page: Page): Promise<string> {
  return (await page.locator(".receipt-hours").textContent()) ?? "";
}
