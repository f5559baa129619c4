import { expect, expectAccessible, sharedPageTest as test } from "../fixtures";
import { signInAs } from "./sign-in";
import { someClient } from "./some-client";

test("a manager finds a client by a part of the name, gives a reason, opens the client's file and writes a note", async ({
  page,
}) => {
  await signInAs(page, "manager", "/dashboard/clients");
  await expect(page.getByRole("heading", { level: 1, name: "Clients" })).toBeVisible();
  await expectAccessible(page);
  const { name } = await someClient();
  await page.getByLabel("Name, email, phone or reference").fill(name.slice(0, -1));
  await page.getByRole("button", { name: "Find" }).click();
  await page.getByRole("rowheader").getByRole("link", { name }).first().click();

  await expect(page.getByRole("heading", { level: 1, name: `File of ${name}` })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Why do you open this file?").selectOption("covering");
  await page.getByRole("button", { name: "Open the file" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel("New note").fill("Called back, wants the report by email.");
  await page.getByRole("button", { name: "Save the note" }).click();
  await expect(page.getByText("The note is saved.")).toBeVisible();
  await expect(page.getByText("Called back, wants the report by email.")).toBeVisible();
  await expect(page.getByRole("list").filter({ hasText: "Wrote a note" })).toContainText("I cover for a colleague");
});

test("a note with a seed phrase is refused and stays in its field", async ({ page }) => {
  await signInAs(page, "compliance", `/dashboard/clients/${(await someClient()).id}`);
  await page.getByLabel("Why do you open this file?").selectOption("checking");
  await page.getByRole("button", { name: "Open the file" }).click();
  const phrase = "abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about";
  await page.getByLabel("New note").fill(phrase);
  await page.getByRole("button", { name: "Save the note" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
  await expect(page.getByLabel("New note")).toHaveValue(phrase);
});

test("the list of clients links to a new booking and tells managers, but not advisers, that opening a colleague's client requires a reason", async ({
  page,
}) => {
  await signInAs(page, "adviser", "/dashboard/clients?q=Zebulon+Quartermain");
  await expect(page.getByText("The clients of your appointments and cases.")).toBeVisible();
  await expect(page.getByText("you give a reason")).toHaveCount(0);
  await page.getByRole("link", { name: "Book for a new client" }).click();
  await expect(page).toHaveURL(/\/dashboard\/bookings\/new\?q=Zebulon/);
  await page.context().clearCookies();
  await signInAs(page, "manager", "/dashboard/clients");
  await expect(page.getByText("you give a reason, which is logged")).toBeVisible();
});
