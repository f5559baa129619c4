import { expect, test, untilHydrated } from "../fixtures";
import { BookingWizard } from "../pages/booking-wizard";
import { holdBack } from "../pages/hold-back";

// On a slow network, visitors fill in a form before its scripts have arrived.

const scripts = /\/_next\/.*\.js/;

test("step 3 keeps what is typed and chosen before its scripts arrive", async ({ page }) => {
  test.slow();
  const wizard = new BookingWizard(page);
  await wizard.reachDetails();
  const release = await holdBack(page, scripts);
  await page.goto(page.url(), { waitUntil: "commit" });
  await wizard.field("firstName").fill("Margaret");
  await wizard.field("notes").fill("Three transfers in October.");
  const choices = ["preferredContactMethod", "isNewClient"].map((name) => page.locator(`[name=${name}]`).last());
  for (const choice of choices) await choice.check();
  await page.locator("summary", { hasText: "More, if you like" }).click();
  await page.locator("[name=noVoicemail]").check();
  await page.locator("[name=phoneCountry]").selectOption("DE");
  await wizard.consent().check();
  release();
  await untilHydrated(page, "#details-form");
  await expect(wizard.field("firstName")).toHaveValue("Margaret");
  await expect(wizard.field("notes")).toHaveValue("Three transfers in October.");
  for (const choice of choices) await expect(choice).toBeChecked();
  await expect(page.locator("[name=noVoicemail]")).toBeChecked();
  await expect(page.locator("[name=phoneCountry]")).toHaveValue("DE");
  await expect(wizard.consent()).toBeChecked();
});

test("a service and a time that are chosen before the scripts arrive are kept and shown", async ({ page }) => {
  test.slow();
  const wizard = new BookingWizard(page);
  let release = await holdBack(page, scripts);
  await page.goto("/booking", { waitUntil: "commit" });
  await wizard.service(2).check();
  release();
  await untilHydrated(page, "main form");
  await expect(wizard.service(2)).toBeChecked();
  await wizard.button("forward").click();
  await wizard.expectStep(2);
  await wizard.chooseDay();
  release = await holdBack(page, scripts);
  await page.goto(page.url(), { waitUntil: "commit" });
  await wizard.times().first().check();
  release();
  await untilHydrated(page, "#slot-form");
  await expect(wizard.times().first()).toBeChecked();
  await expect(page.locator(".wizard-bar p")).not.toBeEmpty();
  await wizard.button("forward").click();
  await wizard.expectStep(3);
});
