import { randomInt } from "node:crypto";

import type { Page } from "@playwright/test";

import { bookSomething } from "../api/visitor";
import { expect, expectAccessible, test } from "../fixtures";
import { BookingWizard } from "../pages/booking-wizard";

test.describe("by its link", () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
      test.use({ javaScriptEnabled });

      test("a booking is shown, moved, and still found by the old link", async ({ page, request }) => {
        const address = await bookedAddress(request);
        await page.goto(address);
        await expect(page.getByText(/^FRS-/)).toBeVisible();
        const before = await timeOf(page);
        await page.getByRole("link", { name: "Choose another time" }).click();
        // It opens at the time that the appointment has: to choose that again is no move.
        await page.getByRole("button", { name: "Move the appointment" }).click();
        await expect(page.getByRole("main").getByRole("alert")).toContainText("That is the time you have already.");
        await moveToAnyTime(page);
        await page.goto(address);
        expect(await timeOf(page)).not.toBe(before);
      });

      test("a booking is cancelled, after one question", async ({ page, request }) => {
        await page.goto(await bookedAddress(request));
        await page.getByRole("link", { name: "Cancel this appointment" }).click();
        await page.getByRole("textbox", { name: "Why are you cancelling? (optional)" }).fill("It has been settled.");
        await page.getByRole("button", { name: "Yes, cancel it" }).click();
        await expect(page.getByText("Your appointment has been cancelled.")).toBeVisible();
        await expect(page.getByRole("link", { name: "Choose another time" })).toHaveCount(0);
      });
    });
  }
});

test("an appointment that was moved meanwhile is not cancelled by a page that still shows the old time", async ({
  page,
  request,
}) => {
  const address = await bookedAddress(request);
  await page.goto(`${address}?change=cancel`);
  const before = await timeOf(page);
  const other = await page.context().newPage();
  await other.goto(`${address}?change=time`);
  await moveToAnyTime(other);
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("changed");
  await expect.poll(() => timeOf(page)).not.toBe(before);
  // Asked about the new time, the answer counts.
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(page.getByText("Your appointment has been cancelled.")).toBeVisible();
});

test("opening any of its addresses changes nothing", async ({ page, request }) => {
  const address = await bookedAddress(request);
  for (const query of ["", "?change=cancel", "?change=time", "?done=cancelled", "?done=moved", "?cancel=1"]) {
    const answer = await page.goto(address + query);
    expect(answer?.status()).toBe(200);
  }
  await page.goto(address);
  await expect(page.getByText("Confirmed")).toBeVisible();
  await expect(page.locator("meta[name=robots]").first()).toHaveAttribute("content", /noindex/);
});

test("an unknown link is not found", async ({ page }) => {
  for (const token of ["x", "A".repeat(43)]) {
    const answer = await page.goto(`/booking/manage/${token}`);
    expect(answer?.status()).toBe(404);
  }
});

for (const path of ["", "/de", "/fr-ca"]) {
  for (const width of [320, 1440]) {
    test(`axe finds nothing on ${path}/booking/manage at ${width} px`, async ({ page, request }) => {
      await page.setViewportSize({ width, height: 900 });
      const address = path + (await bookedAddress(request));
      for (const query of ["", "?change=cancel", "?change=time", "?done=moved"]) {
        await page.goto(address + query);
        await expectAccessible(page);
      }
    });
  }
}

/** Moves to a free time of a later day; now and then another test books the chosen one first. */
async function moveToAnyTime(page: Page): Promise<void> {
  const wizard = new BookingWizard(page);
  await wizard.chooseDay(4);
  const moved = page.getByText("Your appointment has been moved.");
  const taken = page.getByRole("alert").filter({ hasText: wizard.words.taken });
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

/** The manage page of a new booking, without its host. */
async function bookedAddress(request: Parameters<typeof bookSomething>[0]): Promise<string> {
  const { answer } = await bookSomething(request, {}, { fromDay: 6 });
  const { data } = await answer.json();
  return new URL(data.manageUrl).pathname;
}

async function timeOf(page: Page): Promise<string> {
  return (await page.getByRole("definition").filter({ hasText: "202" }).first().textContent()) ?? "";
}
