import { addDays, addMonths, daysOfMonth, monthOf, weekdayOf } from "../../lib/platform/time/day";
import type { Day } from "../../lib/platform/time/day";
import { expect, expectAccessible, test } from "../fixtures";
import { BookingWizard } from "../pages/booking-wizard";
import { holdBack } from "../pages/hold-back";

test("mistakes are summed up, in the order of the fields, with nothing for axe to find", async ({ page }) => {
  test.slow();
  const wizard = new BookingWizard(page);
  await wizard.open();
  await wizard.button("forward").click();
  await expect(page.getByRole("alert").getByRole("link", { name: "Please select a service" })).toBeVisible();
  await expectAccessible(page);

  await wizard.chooseService();
  await wizard.chooseDay();
  await wizard.button("forward").click();
  await expect(page.getByRole("alert").getByRole("link", { name: "Please select a time slot" })).toBeVisible();
  await expectAccessible(page);

  await wizard.chooseTime();
  await wizard.button("forward").click();
  const summary = page.getByRole("alert").filter({ hasText: "Seven things need correcting" });
  await expect(summary).toBeFocused();
  await expectAccessible(page);
  await summary.getByRole("link", { name: "Phone number must be at least 10 digits" }).click();
  await expect(wizard.field("phone")).toBeFocused();

  await wizard.sendDetails();
  await wizard.button("confirm").click();
  await expect(
    page.getByRole("alert").getByRole("link", { name: "You must accept the terms and conditions" }),
  ).toBeVisible();
  await expectAccessible(page);
});

test("waiting never looks like no times", async ({ page }) => {
  const wizard = new BookingWizard(page);
  await wizard.open();
  await wizard.chooseService();
  await expect(page).toHaveURL(/tz=/);
  const release = await holdBack(page, /[?&]day=/);
  await wizard.freeDays().first().click();
  await expect(page.getByText("Loading the free times...")).toBeVisible();
  await expect(page.getByText("No times left")).toHaveCount(0);
  await expectAccessible(page);
  release();
  await expect(wizard.times().first()).toBeFocused();
});

test("a day without times says so and leads on", async ({ page }) => {
  const wizard = new BookingWizard(page);
  await wizard.open();
  await wizard.chooseService();
  const yesterday = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  await wizard.open(`?step=date&day=${yesterday}&tz=America/Toronto`);
  await expect(page.getByText(/^No times left/).first()).toBeVisible();
  await expectAccessible(page);
  await page.locator("#times").getByRole("link").last().click();
  await expect(wizard.times().first()).toBeVisible();
});

test("from a closed day that ends its month the next free time lies ahead", async ({ page }) => {
  // A Sunday, on which the demonstration's office is closed. Some years have none within the horizon.
  const thisMonth = monthOf(new Date().toISOString().slice(0, 10) as Day);
  const ends = Array.from({ length: 9 }, (_, ahead) => daysOfMonth(addMonths(thisMonth, ahead + 1)).at(-1));
  const day = ends.find((end) => end !== undefined && weekdayOf(end) === 7);
  test.skip(day === undefined);
  const wizard = new BookingWizard(page);
  await wizard.open();
  await wizard.chooseService();
  await wizard.open(`?step=date&day=${day}&tz=America/Toronto`);
  await expect(page.getByText(/^There is no free time on Sunday/)).toBeVisible();
  const way = page.locator("#times").getByRole("link");
  await expect(way).toHaveAttribute("href", new RegExp(`month=${addMonths(monthOf(day as Day), 1)}`));
});

test("both clocks are shown, and the visitor's can be changed", async ({ page }) => {
  const wizard = new BookingWizard(page);
  await wizard.open();
  await wizard.chooseService();
  const zones = page.locator(".zones");
  await expect(zones).toContainText("Vancouver");
  await expect(zones).toContainText("Toronto, Eastern Time");
  // Once the visitor's own zone is in the address, the page stays as it is.
  await expect(page).toHaveURL(/tz=/);
  await zones.getByText("Change").click();
  await expectAccessible(page);
  // Where it is another day for almost all of the office's hours, whichever day is chosen.
  await page.getByRole("combobox", { name: "Your time zone" }).selectOption("Pacific/Auckland");
  await page.getByRole("button", { name: "Use this time zone" }).click();
  await expect(zones).toContainText(/Auckland, New Zealand .*\(UTC\+1[23]\)/);
  await expect(zones.getByText("Change")).toBeFocused();
  await wizard.chooseDay();
  // Weekday, time and city of the office: the longest text that a cell holds.
  await expect(
    page
      .locator(".slot span")
      .filter({ hasText: /^\w{3}\s.+Toronto$/ })
      .first(),
  ).toBeVisible();
  for (const width of [320, 390, 680, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(
      await page
        .locator(".slot")
        .evaluateAll((cells) => cells.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length),
    ).toBe(0);
  }
  await wizard.chooseTime();
  await wizard.button("back").click();
  await expect(zones).toContainText("Auckland");
});

test("a message that stands does not call the focus back from another month", async ({ page }) => {
  const wizard = new BookingWizard(page);
  await wizard.open();
  await wizard.chooseService();
  await wizard.chooseDay();
  await wizard.button("forward").click();
  await expect(page.getByRole("main").getByRole("alert")).toBeFocused();
  const next = page.getByRole("link", { name: "Next month" });
  await next.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Choose a day to see its times.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("alert")).not.toBeFocused();
});

test("keys pressed while a month is on its way are not lost", async ({ page }) => {
  const wizard = new BookingWizard(page);
  await wizard.open();
  await wizard.chooseService();
  await expect(page).toHaveURL(/tz=/);
  const release = await holdBack(page, /[?&]month=/);
  const day = page.getByRole("grid").locator("[tabindex='0']");
  const before = (await day.getAttribute("data-day")) as Day;
  await day.focus();
  for (const key of ["PageDown", "PageDown", "Home", "PageUp", "PageDown"]) await page.keyboard.press(key);
  release();
  await expect(page.locator("[data-day]:focus")).toHaveAttribute(
    "data-day",
    new RegExp(`^${addMonths(monthOf(before), 2)}`),
  );
});

test("a key that is held down goes through the months without losing a day", async ({ page }) => {
  const wizard = new BookingWizard(page);
  await wizard.open();
  await wizard.chooseService();
  await expect(page).toHaveURL(/tz=/);
  const day = page.getByRole("grid").locator("[tabindex='0']");
  const before = (await day.getAttribute("data-day")) as Day;
  await day.focus();
  const downs = 26;
  for (let down = 0; down < downs; down += 1) {
    await page.keyboard.press("ArrowDown");
    // As often as a keyboard repeats a key.
    await page.waitForTimeout(33);
  }
  await expect(page.locator("[data-day]:focus")).toHaveAttribute("data-day", addDays(before, 7 * downs));
});

test("a held time says until when, and can be kept longer twice", async ({ page }) => {
  const wizard = new BookingWizard(page);
  await wizard.reachDetails();
  await expect(page.getByText(/We are keeping this time for you until \d/)).toBeVisible();
  const longer = page.getByRole("button", { name: "Keep it 10 minutes longer" });
  await wizard.field("firstName").fill("Margaret");
  await longer.click();
  await expect(longer).toBeEnabled();
  await longer.click();
  await expect(longer).toHaveCount(0);
  await expect(page.getByText("If you need longer than that")).toBeVisible();
  await expect(wizard.field("firstName")).toHaveValue("Margaret");
});

test("a seed phrase is refused with an explanation and not kept", async ({ page }) => {
  const wizard = new BookingWizard(page);
  await wizard.reachDetails();
  await wizard.fillDetails();
  await wizard.field("notes").fill(`${"abandon ".repeat(11)}about`);
  await wizard.button("forward").click();
  await expect(page.getByRole("alert").getByRole("link", { name: /seed phrase or a private key/ })).toBeVisible();
  await page.reload();
  await expect(wizard.field("notes")).toHaveValue("");
});

test("what was typed is there again after Back and after a reload, right or wrong", async ({ page }) => {
  const wizard = new BookingWizard(page);
  await wizard.reachDetails();
  await wizard.field("firstName").fill("Margaret");
  await wizard.field("notes").fill("Three transfers in October.");
  await wizard.choice("history", "isNew").check();
  await wizard.button("back").click();
  await wizard.expectStep(2);
  await wizard.button("forward").click();
  await wizard.expectStep(3);
  await expect(wizard.field("firstName")).toHaveValue("Margaret");
  await expect(wizard.choice("history", "isNew")).toBeChecked();
  await wizard.field("phone").fill("604");
  const kept = page.waitForResponse((response) => response.request().method() === "POST");
  await wizard.button("forward").click();
  await kept;
  await page.reload();
  await expect(wizard.field("phone")).toHaveValue("604");
  await expect(wizard.field("notes")).toHaveValue("Three transfers in October.");
});

test("two clicks make one booking", async ({ page }) => {
  const wizard = new BookingWizard(page);
  await wizard.reachDetails();
  await wizard.sendDetails();
  await wizard.terms().check();
  await wizard.button("confirm").dblclick();
  await wizard.expectStep(5);
  expect(await wizard.reference()).toMatch(/^FRS-/);
});
