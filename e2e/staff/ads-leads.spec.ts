import { expect, expectAccessible, sharedPageTest as test, untilHydrated } from "../fixtures";
import { expectAccessibleInThemes } from "../pages/axe";
import { signInAs } from "./sign-in";

const path = "/dashboard/google-ads-leads";

test("a lead entered by hand is moved over the board with the keyboard, and the move is announced and undone", async ({
  page,
}) => {
  await signInAs(page, "manager", `${path}/new`);
  await untilHydrated(page);
  const name = `Board ${String(Date.now()).replace(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "")}`;
  await page.getByLabel("First name").fill(name);
  await page.getByRole("button", { name: "Save the lead" }).click();
  await expect(page.getByText("Choose how they found us").first()).toBeVisible();
  await page.getByLabel("How they found us").selectOption({ label: "An ad" });
  await page.getByRole("button", { name: "Save the lead" }).click();
  await expect(page.getByText("Enter a phone number or an email address").first()).toBeVisible();
  await page.getByLabel("Phone", { exact: true }).fill("+1 416 555 0177");
  await page.getByRole("button", { name: "Save the lead" }).click();
  await expect(page).toHaveURL(/\/dashboard\/inbox\/REQ-/);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expectAccessible(page);

  await page.goto(path);
  await untilHydrated(page);
  const column = (title: string) => page.getByRole("region", { name: new RegExp(`^${title}`) });
  const card = (title: string) => column(title).getByRole("link", { name: new RegExp(name) });
  await card("New").focus();
  await page.keyboard.press("m");
  const state = page.locator("#lead-move");
  await expect(state).toHaveText(new RegExp(`${name} picked up`));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(state).toContainText("New to Qualified");
  await expect(column("Qualified").getByText(`Put ${name} here`)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(state).toBeEmpty();
  await expect(card("New")).toBeFocused();
  await page.keyboard.press("m");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(card("Qualified")).toBeVisible();
  await expect(card("Qualified")).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(card("New")).toBeVisible();

  await page.getByRole("button", { name: `Move ${name}` }).click();
  await page.getByRole("group", { name: "Move to" }).getByRole("button", { name: "Consultation" }).click();
  await expect(page).toHaveURL(/\/dashboard\/bookings\/new\?from=REQ-/);
  await expect(page.getByRole("heading", { level: 1, name: "New booking" })).toBeVisible();
});

test("the list is searched within its stage, and the search is cleared", async ({ page }) => {
  await signInAs(page, "manager", `${path}?view=list&stage=not-for-us`);
  const table = page.getByRole("table", { name: "Google Ads leads" });
  const link = table.getByRole("link").first();
  // Other tests move leads to this stage meanwhile, and two leads can have the same last name.
  const name = (await link.innerText()).replace(/ \(.*/, "");
  const search = page.getByRole("search").getByLabel("Search the leads");
  await search.fill(name.toUpperCase());
  await search.press("Enter");
  await expect(page).toHaveURL(/\?view=list&stage=not-for-us&q=/);
  await expect(table.getByRole("link", { name })).toHaveCount(1);
  await expect(page.getByRole("link", { name: /^Not for us 1$/ })).toBeVisible();
  await expectAccessible(page);
  await search.fill("nobody at all");
  await search.press("Enter");
  await expect(page.getByText("No lead matches this search")).toBeVisible();
  await page.getByRole("link", { name: "Clear the search" }).click();
  await expect(page).toHaveURL(/\?view=list&stage=not-for-us$/);
});

test("the page of a lead changes its stage, and needs a reason for “not for us”", async ({ page }) => {
  await signInAs(page, "manager", path);
  await page.getByRole("region", { name: /^New/ }).getByRole("link").first().click();
  const stage = page.getByRole("region", { name: "Stage" });
  await expect(stage).toBeVisible();
  await untilHydrated(page);
  await stage.getByLabel("Stage of the lead").selectOption({ label: "Not for us" });
  await stage.getByRole("button", { name: "Save the stage" }).click();
  await expect(stage.getByText("Choose why it is not for us").first()).toBeVisible();
  await stage.getByLabel("Why it is not for us").selectOption({ label: "a duplicate" });
  await stage.getByRole("button", { name: "Save the stage" }).click();
  await expect(page.getByText("Not for us: a duplicate").first()).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(page.getByText("Not for us: a duplicate")).toHaveCount(0);
});

test("an adviser may not open the leads", async ({ page }) => {
  await signInAs(page, "adviser");
  expect((await page.goto(path))?.status()).toBe(403);
});

for (const [prefix, width] of [
  ["", 1440],
  ["", 390],
  ["/de", 320],
  ["/fr-ca", 390],
] as const) {
  test(`board, list and form fit ${width} px, ${prefix || "en"}`, { tag: "@all" }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await signInAs(page, "admin", `${prefix}${path}`);
    await expectAccessibleInThemes(page);
    for (const query of ["?view=list", "/new"]) {
      await page.goto(`${prefix}${path}${query}`);
      await expectAccessible(page);
    }
  });
}
