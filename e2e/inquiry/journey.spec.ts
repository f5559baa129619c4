import { expect, expectAccessible, tabTo, test } from "../fixtures";
import { BookingWizard } from "../pages/booking-wizard";
import { InquiryForm } from "../pages/inquiry-form";

test("a request for help is sent by keyboard", async ({ page }) => {
  const form = new InquiryForm(page, "lead");
  await form.open("?gclid=Cj0KCQ&utm_source=search");
  for (const [name, text] of [
    ["firstName", "Margaret"],
    ["lastName", "Sample"],
    ["email", form.email],
    ["phone", "+1 604 555 0142"],
  ] as const) {
    await tabTo(page, form.field(name));
    await page.keyboard.type(text);
  }
  for (const name of ["service", "loss", "urgency"] as const) {
    await tabTo(page, form.choice(name));
    await page.keyboard.press("ArrowDown");
  }
  await tabTo(page, form.field("story"));
  await page.keyboard.type("Three transfers in October.");
  await tabTo(page, form.consent);
  await page.keyboard.press("Space");
  await tabTo(page, form.button);
  await page.keyboard.press("Enter");
  expect(await form.reference()).toMatch(/^REQ-/);
  await expect(page).toHaveURL(/\/inquiry\/received$/);
});

test("a message is corrected and sent by keyboard", async ({ page }) => {
  const form = new InquiryForm(page, "contact");
  await form.open();
  for (const [name, text] of [
    ["firstName", "Margaret"],
    ["lastName", "Sample"],
    ["email", "margaret"],
    ["subject", "Lost money"],
    ["message", form.text],
  ] as const) {
    await tabTo(page, form.field(name));
    await page.keyboard.type(text);
  }
  await tabTo(page, form.consent);
  await page.keyboard.press("Space");
  await tabTo(page, form.button);
  await page.keyboard.press("Enter");
  const fault = page.getByRole("alert").getByRole("link", { name: form.label("emailInvalid") });
  await expect(page.locator(".error-summary")).toBeFocused();
  await tabTo(page, fault);
  await page.keyboard.press("Enter");
  await expect(form.field("email")).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type("@example.org");
  await page.keyboard.press("Enter");
  expect(await form.reference()).toMatch(/^MSG-/);
});

test("the answers of a request for help prefill the booking wizard", async ({ page }) => {
  test.slow();
  const form = new InquiryForm(page, "lead");
  await form.open();
  await form.fill();
  await form.button.click();
  await form.reference();
  await page.getByRole("button", { name: "Choose a time" }).click();
  const wizard = new BookingWizard(page);
  await wizard.chooseService(0);
  await wizard.chooseDay();
  await wizard.chooseTime();
  await expect(wizard.field("firstName")).toHaveValue("Margaret");
  await expect(wizard.field("email")).toHaveValue(form.email);
  await expect(wizard.field("notes")).toHaveValue(form.text);
  await expect(wizard.consent()).not.toBeChecked();
  expect(page.url()).not.toMatch(/Margaret|example/);
});

test("a form that is filled in too fast requires a proof of work, which the browser solves", async ({ page }) => {
  const form = new InquiryForm(page, "contact");
  // A form counts as filled in too fast if it takes less than three seconds by the page's clock. The test makes this
  // clock 20 times slower, so that the form is filled in too fast even on a slow machine. React uses the same clock to
  // pause every five milliseconds, so that the browser can draw. With an even slower clock, React would pause too
  // rarely, and the test would take longer.
  await page.addInitScript(() => {
    const real = performance.now.bind(performance);
    performance.now = () => real() / 20;
  });
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.postData() ?? ""));
  await form.open();
  await form.fill();
  await form.button.click();
  expect(await form.reference()).toMatch(/^MSG-/);
  const [first = "", second = ""] = posts.filter((body) => body.includes(form.text));
  expect(first).not.toContain("derivedKey");
  expect(second).toContain("derivedKey");
});

test("a message submitted offline stays in the form and can be sent once the connection is back", async ({
  page,
  context,
}) => {
  const form = new InquiryForm(page, "contact");
  await form.open();
  await form.fill();
  // The form's validation is loaded while the visitor types. It must be loaded before the browser goes offline.
  await form.field("email").fill("margaret");
  await form.button.click();
  await expect(page.getByRole("alert").getByRole("link", { name: form.label("emailInvalid") })).toBeVisible();
  await form.field("email").fill(form.email);
  await context.setOffline(true);
  await form.button.click();
  await expect(page.getByRole("alert").filter({ hasText: "Unable to connect to the server" })).toBeFocused();
  await expectAccessible(page);
  await expect(form.field("message")).toHaveValue(form.text);
  await context.setOffline(false);
  await form.button.click();
  expect(await form.reference()).toMatch(/^MSG-/);
});
