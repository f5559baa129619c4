import { expect, test } from "../fixtures";
import { BookingWizard } from "../pages/booking-wizard";
import { translatePages } from "../pages/translate";

// The site exists in three languages. Visitors who read none of them let their browser translate it.

test("books while the browser translates the page", async ({ page }) => {
  test.slow();
  await translatePages(page);
  const wizard = new BookingWizard(page);
  await wizard.open();
  await expect(page.locator("main font").first()).toBeVisible();
  await wizard.chooseService();
  await wizard.chooseDay();
  await wizard.chooseTime();
  await wizard.button("forward").click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await wizard.sendDetails();
  await wizard.button("back").click();
  await wizard.expectStep(3);
  await wizard.button("forward").click();
  await wizard.expectStep(4);
  await wizard.confirm();
  expect(await wizard.reference()).toMatch(/^FRS-/);
  await expect(page.locator(".refno > span")).toHaveAttribute("translate", "no");
  await expect(page.locator(".words [translate=no] li")).toHaveCount(4);
  await expect(page.locator(".words [translate=no] font")).toHaveCount(0);
});

test("the contact form shows its errors while the browser translates the page", async ({ page }) => {
  await translatePages(page);
  await page.goto("/contact");
  await expect(page.locator("main font").first()).toBeVisible();
  await page.getByRole("main").locator("form button[type=submit]").click();
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
});
