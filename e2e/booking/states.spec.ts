import { addDays, addMonths, daysOfMonth, monthOf, weekdayOf } from "../../lib/platform/time/day";
import type { Day } from "../../lib/platform/time/day";
import { expect, expectAccessible, sharedPageTest as test } from "../fixtures";
import { BookingWizard } from "../pages/booking-wizard";
import { holdBack } from "../pages/hold-back";

test(
  "the error summaries of steps 1 to 4 link to the fields with errors and have no axe findings",
  { tag: "@all" },
  async ({ page }) => {
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
    const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
    await expect(summary).toBeFocused();
    await expectAccessible(page);
    await summary.getByRole("link", { name: "Enter a phone number with its area code" }).click();
    await expect(wizard.field("phone")).toBeFocused();

    await wizard.sendDetails();
    await wizard.button("confirm").click();
    await expect(
      page.getByRole("alert").getByRole("link", { name: "You must accept the terms and conditions" }),
    ).toBeVisible();
    await expectAccessible(page);
  },
);

test("a day that is loading is not shown as a day without times", { tag: "@all" }, async ({ page }) => {
  const wizard = new BookingWizard(page);
  await wizard.open();
  await wizard.chooseService();
  const release = await holdBack(page, /[?&]day=/);
  await wizard.freeDays().first().click();
  await expect(page.getByText("Loading the free times…")).toBeVisible();
  await expect(page.getByText("No times left")).toHaveCount(0);
  await expectAccessible(page);
  release();
  await expect(wizard.times().first()).toBeFocused();
});

test("a day without times links to a day with free times", { tag: "@all" }, async ({ page }) => {
  const wizard = new BookingWizard(page);
  await wizard.open();
  await wizard.chooseService();
  const past = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  await wizard.open(`?step=date&day=${past}`);
  await expect(page.getByText(/^No times left/).first()).toBeVisible();
  await expectAccessible(page);
  await page.locator("#times").getByRole("link").last().click();
  await expect(wizard.times().first()).toBeVisible();
});

test("a closed day at the end of a month links to the next month", { tag: "@all" }, async ({ page }) => {
  // The demonstration's office is closed on Sundays.
  const thisMonth = monthOf(new Date().toISOString().slice(0, 10) as Day);
  const ends = Array.from({ length: 9 }, (_, ahead) => daysOfMonth(addMonths(thisMonth, ahead + 1)).at(-1));
  const day = ends.find((end) => end !== undefined && weekdayOf(end) === 7);
  expect(day).toBeDefined();
  const wizard = new BookingWizard(page);
  await wizard.open();
  await wizard.chooseService();
  await wizard.open(`?step=date&day=${day}`);
  await expect(page.getByText("No times left this day")).toBeVisible();
  const way = page.locator("#times").getByRole("link");
  await expect(way).toHaveAttribute("href", new RegExp(`month=${addMonths(monthOf(day as Day), 1)}`));
});

test(
  "the time zones of the office and the visitor are shown, and visitors can change their time zone",
  { tag: "@all" },
  async ({ page }) => {
    const wizard = new BookingWizard(page);
    await wizard.open();
    await wizard.chooseService();
    const zone = page.locator(".zone-note");
    await expect(zone).toContainText(/Large: your time, Vancouver \(UTC−\d\)\. Small: Toronto, \d hours ahead\./);
    await wizard.chooseDay();
    const day = await page.locator("[aria-selected=true] a").getAttribute("data-day");
    await zone.getByText("Change").click();
    await expectAccessible(page);
    // In Auckland's time zone, almost all hours of the Toronto office fall on the next day.
    await page.getByRole("combobox", { name: "Your time zone" }).selectOption("Pacific/Auckland");
    await page.getByRole("button", { name: "Use this time zone" }).click();
    await expect(zone).toContainText(/Auckland \(UTC\+1[23]\)/);
    await expect(zone.getByText("Change")).toBeFocused();
    await expect(page.locator("[aria-selected=true] a")).toHaveAttribute("data-day", day ?? "");
    await wizard.open("?step=date");
    await wizard.chooseDay();
    // The longest text in a cell contains the weekday, the time and the office's city.
    await expect(
      page
        .locator(".slot span")
        .filter({ hasText: /\w{3} .+Toronto$/ })
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
    await expect(zone).toContainText("Auckland");
  },
);

test("an error message disappears when another month is shown", { tag: "@all" }, async ({ page }) => {
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
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
});

test("keys pressed while a month loads are not lost", { tag: "@all" }, async ({ page }) => {
  const wizard = new BookingWizard(page);
  await wizard.open();
  await wizard.chooseService();
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

test("each quick press of the Down arrow key moves the focus by one week", { tag: "@all" }, async ({ page }) => {
  const wizard = new BookingWizard(page);
  await wizard.open();
  await wizard.chooseService();
  const day = page.getByRole("grid").locator("[tabindex='0']");
  const before = (await day.getAttribute("data-day")) as Day;
  await day.focus();
  const downs = 26;
  for (let down = 0; down < downs; down += 1) {
    // A keyboard repeats a held key about every 33 milliseconds. This test presses the key as quickly.
    await page.keyboard.press("ArrowDown", { delay: 33 });
  }
  await expect(page.locator("[data-day]:focus")).toHaveAttribute("data-day", addDays(before, 7 * downs));
});

test("a hold shows when it ends and can be extended twice", async ({ page }) => {
  const wizard = new BookingWizard(page);
  await wizard.reachDetails();
  await expect(page.getByText(/We are holding this time for you until \d/)).toBeVisible();
  const longer = page.getByRole("button", { name: "Keep it 10 minutes longer" });
  await wizard.field("firstName").fill("Margaret");
  await longer.click();
  await expect(longer).toBeEnabled();
  await longer.click();
  await expect(longer).toHaveCount(0);
  await expect(page.getByText("If you need longer than that")).toBeVisible();
  await expect(wizard.field("firstName")).toHaveValue("Margaret");
});

test("a seed phrase is refused with an explanation and is not stored", async ({ page }) => {
  const wizard = new BookingWizard(page);
  await wizard.reachDetails();
  await wizard.fillDetails();
  const saved = page.waitForResponse((response) => response.request().postData()?.includes("abandon") === true);
  await wizard.field("notes").fill(`${"abandon ".repeat(11)}about`);
  await wizard.button("forward").click();
  await expect(page.getByRole("alert").getByRole("link", { name: /seed phrase or a private key/ })).toBeVisible();
  await saved;
  await page.reload();
  await expect(wizard.field("notes")).toHaveValue("");
});

test("valid and invalid answers survive Back and a reload", { tag: "@all" }, async ({ page }) => {
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

test("a double click on the confirm button makes one booking", async ({ page }) => {
  const wizard = new BookingWizard(page);
  await wizard.reachDetails();
  await wizard.sendDetails();
  await wizard.terms().check();
  await wizard.button("confirm").dblclick();
  await wizard.expectStep(5);
  expect(await wizard.reference()).toMatch(/^FRS-/);
});
