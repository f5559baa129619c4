import { expect, sharedPageTest as test, test as testWithMotion } from "../fixtures";
import { expectAccessibleInThemes } from "../pages/axe";
import { BookingWizard } from "../pages/booking-wizard";
import { movingIn } from "../pages/motion";

test("the open navigation drawer with its expanded group has no axe findings", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/about");
  await page.locator(".burger").click();
  const drawer = page.getByRole("dialog");
  await drawer.locator(".grp").click();
  await expect(drawer.locator(".grp")).toHaveAttribute("aria-expanded", "true");
  await expectAccessibleInThemes(page);
});

test("the open Recovery Process menu has no axe findings", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/about");
  const opener = page.getByRole("navigation").first().getByRole("button");
  await opener.click();
  await expect(opener).toHaveAttribute("aria-expanded", "true");
  await expectAccessibleInThemes(page);
});

test("the errors of the booking wizard's steps 1, 2 and 3 have no axe findings", async ({ page }) => {
  test.slow();
  const wizard = new BookingWizard(page);
  const failedStep = async () => {
    await wizard.button("forward").click();
    await expect(page.getByRole("main").locator("[aria-invalid=true]").first()).toBeVisible();
    await expectAccessibleInThemes(page);
  };
  await wizard.open();
  await failedStep();
  await wizard.chooseService();
  await wizard.chooseDay();
  await failedStep();
  await wizard.chooseTime();
  await failedStep();
});

testWithMotion(
  "movingIn finds moving elements when the browser setting for reduced motion is off",
  async ({ page }) => {
    await page.goto("/about");
    expect(await movingIn(page)).not.toEqual([]);
  },
);
