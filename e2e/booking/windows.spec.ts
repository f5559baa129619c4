import { expect, expectAccessible, scripting, sharedPageTest as test } from "../fixtures";
import { BookingWizard } from "../pages/booking-wizard";

// A visitor has the same booking open in two windows. An action in one window must not lose data of the other window.
// If an action changes data of the other window, the other window shows a note.

test(
  'after a click on "Leave booking" in one window, continuing in the other window shows a note',
  { tag: "@all" },
  async ({ page, context }) => {
    const wizard = new BookingWizard(page);
    await wizard.reachDetails();
    const other = await context.newPage();
    await other.goto("/booking?step=details");
    await new BookingWizard(other).button("leave").click();
    await expect(other).toHaveURL(/left=time/);
    await wizard.fillDetails();
    await wizard.button("forward").click();
    await wizard.expectStep(1);
    await expect(page.getByText("You left this booking in another window")).toBeVisible();
  },
);

test(
  'after a click on "Leave booking" in one window, confirming in the other shows a note and no text about a held time',
  { tag: "@all" },
  async ({ page, context }) => {
    const wizard = new BookingWizard(page);
    await wizard.reachDetails();
    await wizard.sendDetails();
    const other = await context.newPage();
    await other.goto("/booking?step=confirm");
    await new BookingWizard(other).button("leave").click();
    await expect(other).toHaveURL(/left=time/);
    await wizard.terms().check();
    await wizard.button("confirm").click();
    await wizard.expectStep(1);
    const note = page.getByRole("main").getByRole("alert");
    await expect(note).toContainText("You left this booking in another window");
    await expect(note).not.toContainText("The details you typed are still here");
    await expect(page.getByText("We are holding this time")).toHaveCount(0);
  },
);

test("continuing in one window shows the booking confirmed in another", { tag: "@all" }, async ({ page, context }) => {
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
  test.describe(...scripting(javaScriptEnabled), () => {
    test.use({ javaScriptEnabled });

    test("confirming shows the answers again if they were changed in another window", async ({ page, context }) => {
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

    test(
      "a change of service in another window is explained and can be undone",
      { tag: "@all" },
      async ({ page, context }) => {
        const wizard = new BookingWizard(page);
        await wizard.reachDetails();
        const other = new BookingWizard(await context.newPage());
        await other.open("?step=service");
        await other.chooseService(2);
        await expect(other.page.getByText("You chose another service")).toHaveCount(0);
        await page.reload();
        const note = page.getByRole("alert").filter({ hasText: "You chose another service in another window" });
        await expect(note).toBeVisible();
        if (javaScriptEnabled) await expectAccessible(page);
        await note.getByRole("button", { name: "Back to Initial" }).click();
        await wizard.expectStep(2);
        await expect(note).toHaveCount(0);
        await expect(page.getByRole("region", { name: "Your booking" })).toContainText("Initial");
      },
    );

    test(
      "choosing a time is refused with a note if the service was changed in another window",
      { tag: "@all" },
      async ({ page, context }) => {
        const wizard = new BookingWizard(page);
        await wizard.open();
        await wizard.chooseService();
        await wizard.chooseDay();
        const other = new BookingWizard(await context.newPage());
        await other.open("?step=service");
        await other.chooseService(2);
        await wizard.times().first().check();
        await wizard.button("forward").click();
        await expect(page.getByRole("alert").filter({ hasText: "You chose another service" })).toBeVisible();
        await wizard.expectStep(2);
      },
    );

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
