import { expect, inLanguage, sharedPageTest as test, untilHydrated } from "../fixtures";
import { BookingWizard } from "../pages/booking-wizard";
import { isCovered } from "../pages/covered";
import { languages } from "../pages/texts";

// 320 × 256 px is a monitor with 1280 × 1024 px at 400 % zoom. The other size is a small phone in landscape.
const sizes = [
  { width: 320, height: 256 },
  { width: 568, height: 320 },
] as const;

for (const language of languages) {
  for (const size of sizes) {
    test(
      `no bar covers the days and times, ${language}, ${size.width} × ${size.height} px`,
      inLanguage(language),
      async ({ page }) => {
        const wizard = new BookingWizard(page, language);
        await wizard.open();
        await wizard.chooseService();
        await wizard.chooseDay();
        await page.setViewportSize(size);
        for (const control of [wizard.freeDays().first(), wizard.times().first(), wizard.times().last()]) {
          await control.focus();
          expect(await isCovered(page)).toBe(false);
        }
        // Playwright clicks only what no other element covers.
        await wizard.times().last().check();
        await wizard.button("forward").click();
        await wizard.expectStep(3);
        await untilHydrated(page);
        for (const name of ["firstName", "notes"] as const) {
          await wizard.field(name).focus();
          expect(await isCovered(page)).toBe(false);
        }
      },
    );
  }
}
