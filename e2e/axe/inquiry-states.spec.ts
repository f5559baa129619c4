import { expect, inLanguage, sharedPageTest as test } from "../fixtures";
import { expectAccessibleInThemes } from "../pages/axe";
import { InquiryForm } from "../pages/inquiry-form";
import { languages } from "../pages/texts";

for (const language of languages) {
  for (const kind of ["contact", "lead"] as const) {
    test(`the ${kind} form has no axe findings in any state, ${language}`, inLanguage(language), async ({ page }) => {
      test.slow();
      const form = new InquiryForm(page, kind, language);
      await form.open();
      await expectAccessibleInThemes(page);

      await form.button.click();
      await expect(page.locator(".error-summary")).toBeFocused();
      await expectAccessibleInThemes(page);

      await form.fill();
      const story = form.field(kind === "contact" ? "message" : "story");
      await story.fill(`My transfer is ${"0123456789abcdef".repeat(4)}.`);
      await form.button.click();
      await expect(story).toHaveAttribute("aria-invalid", "true");
      await expectAccessibleInThemes(page);

      await story.fill(form.text);
      await page.context().setOffline(true);
      await form.button.click();
      await expect(page.getByRole("main").getByRole("alert")).toBeFocused();
      await expectAccessibleInThemes(page);

      await page.context().setOffline(false);
      await form.button.click();
      await form.reference();
      await expectAccessibleInThemes(page);
    });
  }
}

test("the confirmation page has no axe findings if no inquiry was submitted", async ({ page }) => {
  await page.goto("/inquiry/received");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expectAccessibleInThemes(page);
});
