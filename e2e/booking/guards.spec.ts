import { expect, expectAccessible, scripting, sharedPageTest as test, untilHydrated } from "../fixtures";
import { BookingWizard } from "../pages/booking-wizard";

test("a step that is opened too early redirects to the first unfinished step", async ({ page }) => {
  const wizard = new BookingWizard(page);
  for (const step of ["date", "details"]) {
    await wizard.open(`?step=${step}`);
    await wizard.expectStep(1);
    await expect(page).toHaveURL(/step=service/);
  }
  await wizard.open();
  await wizard.chooseService();
  await wizard.open("?step=details");
  await wizard.expectStep(2);
  await expect(page).toHaveURL(/step=date/);
});

test(
  "without a booking, the confirm and done steps say that there is nothing to show",
  { tag: "@all" },
  async ({ page }) => {
    const wizard = new BookingWizard(page);
    await wizard.open("?step=confirm");
    await expect(page.getByRole("heading", { name: "Nothing to confirm yet" })).toBeVisible();
    await expectAccessible(page);
    await wizard.open("?step=done");
    await expect(page.getByRole("heading", { name: "No booking to show" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Start booking" }).click();
    await wizard.expectStep(1);
  },
);

for (const javaScriptEnabled of [true, false]) {
  test.describe(...scripting(javaScriptEnabled), () => {
    test.use({ javaScriptEnabled });

    test(
      "after a booking, the confirm step opens the done step; after cancelling, the done step opens the manage page",
      { tag: "@all" },
      async ({ page }) => {
        const wizard = new BookingWizard(page);
        await wizard.open();
        const reference = await wizard.book();
        await wizard.open("?step=confirm");
        await expect(page).toHaveURL(/step=done/);
        expect(await wizard.reference()).toBe(reference);
        await page.getByRole("main").getByRole("link", { name: "Change or cancel" }).click();
        await page.getByRole("link", { name: "Cancel this appointment" }).click();
        await page.getByRole("button", { name: "Yes, cancel it" }).click();
        await expect(page.getByText("Your appointment has been cancelled.")).toBeVisible();
        await wizard.open("?step=done");
        await expect(page.getByText("This appointment was cancelled.")).toBeVisible();
        await expect(page).toHaveURL(/booking\/manage/);
      },
    );
  });
}

test("a link with an unknown step opens the first step", { tag: "@all" }, async ({ page }) => {
  const wizard = new BookingWizard(page);
  await wizard.open("?step=payment&month=2026-99&day=yesterday&timeZone=Moon/Sea");
  await wizard.expectStep(1);
});

test("an unknown service in the query opens step 1 with a note", { tag: "@all" }, async ({ page }) => {
  const wizard = new BookingWizard(page);
  await wizard.open("?service=astrology");
  await wizard.expectStep(1);
  await expect(page.getByText("We could not find the service in your link.")).toBeVisible();
  await expect(page.locator("input[type=radio]:checked")).toHaveCount(0);
  await expectAccessible(page);
});

for (const path of [
  "?service=crypto",
  "?service=cryptocurrency-recovery",
  "/cryptocurrency-recovery",
  "/66a1f0c25d3b9e0012ab4c02",
]) {
  test(`/booking${path} selects the cryptocurrency recovery service`, { tag: "@all" }, async ({ page }) => {
    const wizard = new BookingWizard(page);
    await wizard.open(path);
    await expect(page.getByRole("radio", { name: /^Cryptocurrency recovery/ })).toBeChecked();
    await wizard.button("forward").click();
    await wizard.expectStep(2);
  });
}

test("Back, the step links and a reload keep every answer", async ({ page }) => {
  const wizard = new BookingWizard(page);
  await wizard.open();
  await wizard.chooseService(2);
  await wizard.chooseDay();
  await wizard.chooseTime();
  await wizard.sendDetails();
  await page.reload();
  await wizard.expectStep(4);
  await expect(page.getByText("Margaret Kowalchuk-Steinmetz")).toBeVisible();

  await wizard.button("back").click();
  await wizard.expectStep(3);
  await expect(wizard.field("email")).toHaveValue("margaret@example.org");
  await expect(wizard.field("notes")).toHaveValue("Three transfers in October.");
  await wizard.button("back").click();
  await wizard.expectStep(2);
  await expect(page.locator("#times").getByRole("radio", { checked: true })).toHaveCount(1);
  await page.getByRole("list", { name: "Booking progress" }).getByRole("link", { name: "Service" }).click();
  await wizard.expectStep(1);
  await expect(wizard.service(2)).toBeChecked();
  await page.getByRole("list", { name: "Booking progress" }).getByRole("link", { name: "Your details" }).click();
  await wizard.expectStep(3);

  await page.goBack();
  await wizard.expectStep(1);
  await page.goForward();
  await wizard.expectStep(3);
});

test("the details and the time can be changed from the confirm step", { tag: "@all" }, async ({ page }) => {
  const wizard = new BookingWizard(page);
  await wizard.reachDetails();
  await wizard.sendDetails();
  await page.getByRole("link", { name: /^Change ?, Your details$/ }).click();
  await wizard.expectStep(3);
  await wizard.field("email").fill("other@example.org");
  await wizard.button("forward").click();
  await wizard.expectStep(4);
  await expect(page.getByText("other@example.org")).toBeVisible();
  await page.getByRole("link", { name: /^Change ?, Appointment$/ }).click();
  await wizard.expectStep(2);
});

test("going from step to step does not reload the page", { tag: "@all" }, async ({ page }) => {
  const wizard = new BookingWizard(page);
  const mark = () => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const isMarked = () => page.evaluate(() => "isSameDocument" in window);
  await wizard.open();
  await untilHydrated(page);
  await mark();
  await wizard.chooseService();
  await wizard.chooseDay();
  expect(await isMarked()).toBe(true);
  // Reloads the page if a parallel test has taken the time.
  await wizard.chooseTime();
  await mark();
  await wizard.button("back").click();
  await wizard.expectStep(2);
  expect(await isMarked()).toBe(true);
});

test("a reload keeps what was typed in step 3, except a seed phrase", async ({ page }) => {
  const wizard = new BookingWizard(page);
  await wizard.reachDetails();
  await wizard.field("firstName").fill("Margaret");
  await wizard.field("notes").fill("legal winner thank year wave sausage worth useful legal winner thank yellow");
  const saved = page.waitForResponse((response) => response.request().postData()?.includes("margaret@") === true);
  await wizard.field("email").fill("margaret@");
  await wizard.field("phone").focus();
  await saved;
  await page.reload();
  await expect(wizard.field("firstName")).toHaveValue("Margaret");
  await expect(wizard.field("email")).toHaveValue("margaret@");
  await expect(wizard.field("notes")).toHaveValue("");
});

test("leaving the booking deletes the draft and frees the time", async ({ page }) => {
  const wizard = new BookingWizard(page);
  await wizard.reachDetails();
  await wizard.button("leave").click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("The time you had chosen is free again");
  await expectAccessible(page);
  await wizard.open("?step=details");
  await wizard.expectStep(1);
});

test("a redirect to the first step keeps the service and currency of the link", { tag: "@all" }, async ({ page }) => {
  const wizard = new BookingWizard(page);
  await wizard.open("?step=date&service=crypto&currency=EUR");
  await wizard.expectStep(1);
  await expect(page.locator(".service-options label:has(:checked)")).toContainText("€750");
});

test("going back after a booking does not show the booked time as held", { tag: "@all" }, async ({ page }) => {
  const wizard = new BookingWizard(page);
  const reference = await wizard.book();
  await page.goBack();
  await expect(page.getByText(reference)).toBeVisible();
  await expect(page.getByText("We are holding this time for you until")).toHaveCount(0);
});

test("a new booking starts empty, and the last booking can still be viewed", { tag: "@all" }, async ({ page }) => {
  const wizard = new BookingWizard(page);
  const reference = await wizard.book();
  await page.reload();
  expect(await wizard.reference()).toBe(reference);
  await wizard.open();
  await wizard.expectStep(1);
  await wizard.open("?step=done");
  expect(await wizard.reference()).toBe(reference);
});

test("the browser's Back button shows the previous step with its answers", { tag: "@all" }, async ({ page }) => {
  const wizard = new BookingWizard(page);
  await wizard.reachDetails();
  await page.goBack();
  await wizard.expectStep(2);
  await expect(page.locator("input[name=startTime]:checked")).toHaveCount(1);
  await expect(page.getByText("We are holding this time for you until")).toBeVisible();
});

test("a visitor cannot hold a time with a form that another visitor loaded", async ({ page }) => {
  const wizard = new BookingWizard(page);
  await wizard.open();
  await wizard.chooseService();
  await wizard.chooseDay();
  await wizard.times().first().check();
  await page
    .locator("#slot-form input[name=page]")
    .evaluate((input: HTMLInputElement) => (input.value = "of another visitor"));
  await wizard.button("forward").click();
  await expect(page).toHaveURL(/step=date$/);
  await wizard.expectStep(2);
  await wizard.chooseDay();
  await wizard.chooseTime();
});
