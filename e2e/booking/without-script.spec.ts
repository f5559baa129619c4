import { expect, inLanguage, sharedPageTest as test } from "../fixtures";
import { BookingWizard } from "../pages/booking-wizard";
import { languages } from "../pages/texts";

test.use({ javaScriptEnabled: false });

for (const language of languages) {
  test(`a visitor can book in ${language} without JavaScript`, inLanguage(language), async ({ page }) => {
    const wizard = new BookingWizard(page, language);
    expect(await wizard.book()).toMatch(/^FRS-/);
    await page.reload();
    await wizard.expectStep(5);
  });
}

test("without JavaScript, the form lists mistakes and keeps what the visitor has typed", async ({ page }) => {
  const wizard = new BookingWizard(page);
  await wizard.reachDetails();
  await wizard.field("firstName").fill("Margaret");
  await wizard.field("email").fill("margaret");
  await wizard.button("forward").click();
  await expect(page.getByRole("alert").getByRole("link", { name: "Please enter a valid email address" })).toBeVisible();
  await expect(wizard.field("firstName")).toHaveValue("Margaret");
  await wizard.fillDetails();
  await wizard.button("forward").click();
  await wizard.expectStep(4);
});

test("without JavaScript, a visitor can go back a step and can leave the booking", async ({ page }) => {
  const wizard = new BookingWizard(page);
  await wizard.open();
  await wizard.chooseService(1);
  await wizard.button("back").click();
  await wizard.expectStep(1);
  await expect(wizard.service(1)).toBeChecked();
  await wizard.button("leave").click();
  await expect(page).toHaveURL(/left=answers/);
  await wizard.open();
  await expect(page.locator("input[type=radio]:checked")).toHaveCount(0);
});

test("without JavaScript, times are in the office's time zone until the visitor chooses a zone", async ({ page }) => {
  const wizard = new BookingWizard(page);
  await wizard.open();
  await wizard.chooseService();
  await expect(page.locator(".zone-note p")).toHaveText(/^All times are Toronto time \(UTC−\d\)\.\s*$/);
  await page.locator(".zone-note summary").click();
  await page.getByLabel("Your time zone").last().selectOption("Asia/Tokyo");
  await page.getByRole("button", { name: "Use this time zone" }).click();
  await expect(page.locator(".zone-note")).toContainText("Large: your time, Tokyo (UTC+9). Small: Toronto");
  // The draft stores the time zone.
  await wizard.button("back").click();
  await wizard.chooseService();
  await expect(page.locator(".zone-note")).toContainText("Tokyo");
});

test.describe("the German booking pages without JavaScript", inLanguage("de"), () => {
  test("preselect Germany's phone prefix and label the chosen time as the office's local time", async ({ page }) => {
    const wizard = new BookingWizard(page, "de");
    await wizard.reachDetails();
    await expect(page.getByLabel("Ländervorwahl")).toHaveValue("DE");
    await expect(page.getByText("Unsere Ortszeit")).toBeVisible();
    await expect(page.getByText("Ihre Ortszeit")).toHaveCount(0);
  });
});
