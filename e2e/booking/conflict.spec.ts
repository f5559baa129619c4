import { bookEveryAdviser, someAddress } from "../api/visitor";
import { expect, expectAccessible, sharedPageTest as test } from "../fixtures";
import { BookingWizard } from "../pages/booking-wizard";

test("if the chosen time is taken, the visitor is offered the nearest free times", async ({ page, request }) => {
  test.slow();
  const wizard = new BookingWizard(page);
  await wizard.open();
  await wizard.chooseService();
  // No other test books an appointment on this day.
  await wizard.nextMonth();
  await wizard.chooseDay(12);
  const time = wizard.times().last();
  const startTime = await time.inputValue();
  await time.check();
  await bookEveryAdviser(request, startTime);
  await wizard.button("forward").click();

  const note = page.getByRole("alert").filter({ hasText: "has just been taken. Nothing has been booked" });
  await expect(note).toBeFocused();
  await expect(note.getByRole("button")).toHaveCount(3);
  // The time can no longer be chosen, and the bar at the bottom no longer shows it.
  await expect(page.locator(`input[value="${startTime}"]`)).toHaveCount(0);
  await expect(page.getByText("Choose a time", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await note.getByRole("button").first().click();
  await wizard.expectStep(3);
});

test("if one adviser is reserved for a visitor and all others are booked, the visitor can book that adviser", async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  test.slow();
  const first = new BookingWizard(page);
  await first.open();
  await first.chooseService();
  await first.nextMonth();
  await first.chooseDay(8);
  const startTime = await first.times().last().inputValue();
  await first.times().last().check();
  await first.button("forward").click();
  await first.expectStep(3);
  await bookEveryAdviser(request, startTime);
  // At the chosen time, one adviser is now reserved for the first visitor, and all other advisers are booked.
  await first.sendDetails();
  await first.confirm();
  expect(await first.reference()).toMatch(/^FRS-/);

  const other = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    timezoneId: "America/Vancouver",
    extraHTTPHeaders: someAddress(),
  });
  const second = new BookingWizard(await other.newPage());
  await second.open();
  await second.chooseService();
  await second.open(`?step=date&day=${startTime.slice(0, 10)}`);
  await expect(second.page.locator("#calendar-month")).toBeVisible();
  // The time is shown as taken, or not shown if the whole day is taken.
  await expect(second.page.locator(`input[value="${startTime}"]`)).toHaveCount(0);
  await other.close();
});
