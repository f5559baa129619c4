import { expect, test, untilHydrated } from "../fixtures";
import { holdBack } from "../pages/hold-back";
import { someMessage } from "./messages";
import { signInAs } from "./sign-in";

const scripts = /\/_next\/.*\.js/;

test("a reply that is typed without a connection survives the loss of its page", async ({ page, request, context }) => {
  const { path } = await someMessage(request);
  await signInAs(page, "manager", path);
  await untilHydrated(page, ".editor textarea");
  await expect(page.locator(".connection")).toHaveText("Live");
  await context.setOffline(true);
  const lost = expect(page.locator(".connection")).toContainText("Not connected since", { timeout: 10_000 });
  await page.locator("#reply-text").fill("We call you tomorrow.");
  await lost;
  const asked = page.waitForEvent("dialog");
  const left = page.goto("/dashboard").catch(() => undefined);
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.accept();
  await left;
  await context.setOffline(false);
  await page.goto(path);
  await expect(page.locator("#reply-text")).toHaveValue("We call you tomorrow.");
});

test("staff forms keep what is typed before their scripts arrive", async ({ page }) => {
  test.slow();
  await signInAs(page, "compliance");
  const release = await holdBack(page, scripts);
  await page.goto("/dashboard/complaints/new", { waitUntil: "commit" });
  await page.getByLabel("Name").fill("Kim Example");
  await page.getByLabel("How it arrived").selectOption("letter");
  await page.getByLabel("What is the complaint about?").fill("No one called back.");
  release();
  await untilHydrated(page, "main form");
  await expect(page.getByLabel("Name")).toHaveValue("Kim Example");
  await expect(page.getByLabel("How it arrived")).toHaveValue("letter");
  await expect(page.getByLabel("What is the complaint about?")).toHaveValue("No one called back.");
});

test("the keys act on the inbox after a change of the page, and the opened item has the focus", async ({
  page,
  request,
}) => {
  await someMessage(request);
  await signInAs(page, "manager", "/dashboard");
  await untilHydrated(page);
  await page.keyboard.press("g");
  await page.keyboard.press("i");
  await expect(page).toHaveURL(/\/dashboard\/inbox$/);
  await expect(page.locator(".inbox-list a").first()).toBeVisible();
  await page.keyboard.press("j");
  await expect(page.locator(".inbox-list a:focus")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.locator("#sender")).toBeFocused();
  await page.keyboard.press("r");
  await expect(page.locator("#reply-text")).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  await expect(page.locator(".inbox-list a:focus")).toBeVisible();
});

test("a new booking books the service that is shown, with and without scripts", async ({ page, browser, baseURL }) => {
  await signInAs(page, "manager", "/dashboard/bookings/new");
  await untilHydrated(page, ".caller-request");
  await page.getByLabel("Service").first().selectOption({ index: 1 });
  await expect(page).toHaveURL(/service=/);
  await expect(page.getByText("The times below were for an earlier choice")).toBeHidden();
  const chosen = await page.getByLabel("Service").first().locator("option:checked").innerText();
  await page.locator(".time-pick").first().click();
  await expect(page.getByRole("region", { name: "Details" })).toContainText(chosen.split(",")[0] ?? "");

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    ...(baseURL && { baseURL }),
  });
  const unscripted = await plain.newPage();
  await unscripted.goto("/dashboard/bookings/new");
  await expect(unscripted.locator(".time-pick").first()).toBeVisible();
  await unscripted.getByLabel("Service").first().selectOption({ index: 1 });
  await expect(unscripted.locator(".time-pick").first()).toBeHidden();
  await expect(unscripted.getByText("The times below were for an earlier choice")).toBeVisible();
  await plain.close();
});
