import { expect, expectAccessible, sharedPageTest as test } from "../fixtures";
import { someMessage } from "./messages";
import { signInAs } from "./sign-in";

test("a reply is undone, sent again, and followed by a note and a call", async ({ page, request }) => {
  const { path } = await someMessage(request);
  const reply = "Thank you for writing. Please pay no release tax.";
  await signInAs(page, "manager", path);
  await page.getByRole("textbox", { name: "Reply", exact: true }).fill(reply);
  await page.getByRole("button", { name: "Send the reply" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page).toHaveURL(/undone=1/);
  await expect(page.getByRole("textbox", { name: "Reply", exact: true })).toHaveValue(reply);

  await page.getByRole("button", { name: "Send the reply" }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  const written = page.getByRole("region", { name: "What was written" });
  await expect(written.getByText(reply)).toBeVisible();
  // The field is empty for the next reply, even while the first reply waits to be sent.
  const field = page.getByRole("textbox", { name: "Reply", exact: true });
  await expect(field).toHaveValue("");
  await field.fill("And keep the contract.");
  await page.getByRole("button", { name: "Send the reply" }).click();
  await expect(written.getByText("And keep the contract.")).toBeVisible();
  await expect(field).toHaveValue("");

  await page.locator("summary", { hasText: "Write a note" }).click();
  await page.getByLabel("Note (only staff see it)").fill("The bank froze the account.");
  await page.getByRole("button", { name: "Save the note" }).click();
  await expect(written.getByText("The bank froze the account.")).toBeVisible();

  await page.locator("summary", { hasText: "Log a call" }).click();
  await page.getByLabel("What happened?").selectOption("reached");
  await page.getByLabel("What was said").fill("She will send the contract.");
  await page.getByRole("button", { name: "Save the call" }).click();
  await expect(written.getByText("She will send the contract.")).toBeVisible();
  await expectAccessible(page);
});

test("a message is assigned and snoozed, and its snooze is ended", { tag: "@all" }, async ({ page, request }) => {
  const { path } = await someMessage(request);
  await signInAs(page, "manager", path);
  const history = page.getByRole("region", { name: "History" });
  await page.getByLabel("Assigned to").selectOption({ index: 1 });
  await page.getByRole("button", { name: "Assign", exact: true }).click();
  await expect(history.getByText(/^Assigned to/)).toBeVisible();

  await page.locator("summary", { hasText: "Snooze" }).click();
  await page.getByRole("button", { name: "Snooze", exact: true }).click();
  await page.getByRole("button", { name: "End the snooze" }).click();
  await expect(history.getByText("Snooze ended")).toBeVisible();
  await expectAccessible(page);
});
