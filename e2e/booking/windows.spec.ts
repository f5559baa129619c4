import { expect, expectAccessible, test } from "../fixtures";
import { BookingWizard } from "../pages/booking-wizard";

// A visitor has two windows open. An action in one must not lose or silently change anything in the other.

test("continuing a booking that another window left shows a note and keeps what was typed", async ({
  page,
  context,
}) => {
  const wizard = new BookingWizard(page);
  await wizard.reachDetails();
  const other = await context.newPage();
  await other.goto("/booking?step=details");
  await new BookingWizard(other).button("leave").click();
  await expect(other).toHaveURL((url) => url.pathname === "/");
  await wizard.fillDetails();
  await wizard.button("forward").click();
  await wizard.expectStep(1);
  await expect(page.getByText("This booking was left in another window")).toBeVisible();
});

test("confirming a booking that another window left shows a note and no held time", async ({ page, context }) => {
  const wizard = new BookingWizard(page);
  await wizard.reachDetails();
  await wizard.sendDetails();
  const other = await context.newPage();
  await other.goto("/booking?step=confirm");
  await new BookingWizard(other).button("leave").click();
  await expect(other).toHaveURL((url) => url.pathname === "/");
  await wizard.terms().check();
  await wizard.button("confirm").click();
  await wizard.expectStep(1);
  const note = page.getByRole("main").getByRole("alert");
  await expect(note).toContainText("This booking was left in another window");
  await expect(note).not.toContainText("What you typed about yourself");
  await expect(page.getByText("We are keeping this time")).toHaveCount(0);
});

test("continuing where another window has booked shows the booking", async ({ page, context }) => {
  const wizard = new BookingWizard(page);
  await wizard.reachDetails();
  const other = new BookingWizard(await context.newPage());
  await other.open("?step=details");
  await other.sendDetails();
  await other.confirm();
  const reference = await other.reference();
  await wizard.fillDetails();
  await wizard.button("forward").click();
  expect(await wizard.reference()).toBe(reference);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("answers that another window changed are shown again before they are booked", async ({ page, context }) => {
      const wizard = new BookingWizard(page);
      await wizard.reachDetails();
      await wizard.sendDetails();
      const other = new BookingWizard(await context.newPage());
      await other.open("?step=service");
      await other.chooseService(2);
      await other.chooseDay();
      await other.chooseTime();
      await wizard.terms().check();
      await wizard.button("confirm").click();
      await expect(page.getByRole("alert").filter({ hasText: "Your answers have changed" })).toBeVisible();
      await expect(page.getByRole("main")).toContainText("$");
      await expect(wizard.terms()).not.toBeChecked();
      if (javaScriptEnabled) await expectAccessible(page);
      await wizard.confirm("pay");
      expect(await wizard.reference()).toMatch(/^FRS-/);
    });

    test("a service for existing clients refuses a new client with an explanation", async ({ page }) => {
      const wizard = new BookingWizard(page);
      await wizard.open("/financial-investigation");
      await wizard.button("forward").click();
      await wizard.chooseDay();
      await wizard.chooseTime();
      await wizard.fillDetails();
      await wizard.button("forward").click();
      await expect(
        page.getByRole("main").getByText("This service is for people we already advise.").first(),
      ).toBeVisible();
      await expect(wizard.field("firstName")).toHaveValue("Margaret");
    });
  });
}
