import { toastLife } from "../../components/ui/toast-store";
import de from "../../messages/de.json";
import en from "../../messages/en.json";
import fr from "../../messages/fr-CA.json";
import { expect, expectAccessible } from "../fixtures";
import { test } from "../own-site";
import { BookingWizard } from "../pages/booking-wizard";

// The tests share a site and run in order. Only the last test reconnects the database. After that, the site uses cached
// services for a minute, so a later test would not see the fallback services.
test.describe.configure({ mode: "default", timeout: 120_000 });
test.beforeEach(async ({ site, request }) => {
  site.proxy.disconnect();
  // The site shows the services that it read last for up to a minute.
  await expect(async () => expect(await (await request.get("/booking")).text()).toContain("£750")).toPass();
});

for (const [language, { booking, fallbackServices, errors }, prices] of [
  ["en", en, ["£750", "£500", "Free", "£600"]],
  ["de", de, ["750 £", "500 £", "Kostenlos", "600 £"]],
  ["fr-CA", fr, ["750 £", "500 £", "Gratuit", "600 £"]],
] as const) {
  test(
    `the wizard shows the fallback services while the database is down, ${language}`,
    { tag: "@all" },
    async ({ page }) => {
      const wizard = new BookingWizard(page, language);
      const { title, text } = booking.notices.connectionError;
      await page.clock.install();
      await wizard.open();
      const toast = page.getByRole("status").filter({ hasText: title });
      await expect(toast).toContainText(text);
      await expectAccessible(page);
      const services = page.locator(".service-options label");
      await expect(services).toHaveCount(4);
      const { cryptocurrency, investment, initial, investigation } = fallbackServices;
      for (const [position, { name }] of [cryptocurrency, investment, initial, investigation].entries()) {
        await expect(services.nth(position)).toContainText(name);
        await expect(services.nth(position)).toContainText(prices[position] ?? "");
      }
      await page.clock.fastForward(toastLife);
      await expect(toast).toHaveCount(0);
      await wizard.service().check();
      await wizard.button("forward").click();
      await expect(
        page.getByRole("main").getByRole("alert").filter({ hasText: errors.SERVICE_UNAVAILABLE }),
      ).toBeFocused();
      await expect(wizard.service()).toBeChecked();
      await expectAccessible(page);
    },
  );
}

test("a visitor who chose a fallback service continues after the outage", { tag: "@all" }, async ({ page, site }) => {
  const wizard = new BookingWizard(page);
  await wizard.open();
  await expect(page.locator(".service-options label")).toHaveCount(4);
  await wizard.service().check();
  site.proxy.restore();
  await wizard.button("forward").click();
  await wizard.expectStep(2);
  await expect(page.getByRole("main")).toContainText("$130 CAD");
});
