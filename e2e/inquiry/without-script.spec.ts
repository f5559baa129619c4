import { withClient } from "../../lib/testing/client";
import { expect, inLanguage, sharedPageTest as test } from "../fixtures";
import { InquiryForm } from "../pages/inquiry-form";
import { languages } from "../pages/texts";

test.use({ javaScriptEnabled: false });

for (const language of languages) {
  test(
    `a visitor corrects and sends a message without JavaScript, and sending it again shows the same reference, ${language}`,
    inLanguage(language),
    async ({ page }) => {
      const form = new InquiryForm(page, "contact", language);
      await form.open();
      await form.fill();
      await form.field("email").fill("margaret");
      await form.button.click();
      await expect(page.getByRole("alert").getByRole("link", { name: form.label("emailInvalid") })).toBeVisible();
      await expect(form.field("firstName")).toHaveValue("Margaret");
      await expect(form.field("message")).toHaveValue(form.text);
      await expect(form.consent).toBeChecked();
      await form.field("email").fill(form.email);
      await form.button.click();
      const reference = await form.reference();
      expect(reference).toMatch(/^MSG-/);
      await page.reload();
      expect(await form.reference()).toBe(reference);

      await form.open();
      await form.fill();
      await form.button.click();
      expect(await form.reference()).toBe(reference);
    },
  );
}

for (const language of languages) {
  test(
    `a request for help is corrected and sent without JavaScript, and its attribution is stored, ${language}`,
    inLanguage(language),
    async ({ page }) => {
      const form = new InquiryForm(page, "lead", language);
      await form.open("?gclid=NOSCRIPT1&utm_source=search");
      await form.fill();
      await form.field("email").fill("margaret");
      await form.button.click();
      await expect(page.getByRole("alert").getByRole("link", { name: form.label("emailInvalid") })).toBeVisible();
      await expect(form.field("story")).toHaveValue(form.text);
      await form.field("email").fill(form.email);
      await form.button.click();
      expect(await form.reference()).toMatch(/^REQ-/);
      const { rows } = await withClient(process.env.DATABASE_URL ?? "", (client) =>
        client.query("select gclid, utm_source, landing from leads where email = $1", [form.email]),
      );
      expect(rows).toEqual([
        { gclid: null, utm_source: "search", landing: expect.stringMatching(/\/cryptocurrency-recovery$/) },
      ]);
    },
  );
}

test("without JavaScript, the service in a request for help is preselected in the booking wizard", async ({ page }) => {
  const form = new InquiryForm(page, "lead");
  await form.open();
  await form.fill();
  await form.button.click();
  expect(await form.reference()).toMatch(/^REQ-/);
  // Today is after the day on which the number must be checked again, so it is hidden.
  await expect(page.getByText("In Canada, report it to the Canadian Anti-Fraud Centre.")).toBeVisible();
  await page.getByRole("button", { name: "Choose a time" }).click();
  await expect(page).toHaveURL(/\/booking\?step=service$/);
  await expect(page.getByRole("radio", { name: /Cryptocurrency/ })).toBeChecked();
});

for (const kind of ["contact", "lead"] as const) {
  test(
    `after a ${kind} form is sent with mistakes, the page opens at the error summary`,
    { tag: "@all" },
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      const form = new InquiryForm(page, kind);
      await form.open();
      await form.button.click();
      await expect(page.getByRole("alert")).toBeFocused();
      await expect(page.getByRole("alert")).toBeInViewport({ ratio: 1 });
    },
  );
}
