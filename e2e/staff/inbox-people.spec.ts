import type { Browser, Page } from "@playwright/test";

import { expect, expectAccessible, sharedPageTest as test } from "../fixtures";
import { someMessage } from "./messages";
import { signInAs } from "./sign-in";

/** Returns a page in a separate browser context, in which a colleague is signed in. */
async function colleague(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInAs(page, "admin");
  return page;
}

const history = (page: Page) => page.getByRole("region", { name: "History" });

test("assigning, snoozing and finishing a message can be undone", { tag: "@all" }, async ({ page, request }) => {
  const { path } = await someMessage(request);
  await signInAs(page, "manager", path);
  const undo = page.getByRole("button", { name: "Undo" });
  await page.getByLabel("Assigned to").selectOption({ label: "Morgan Sample (you)" });
  await page.getByRole("button", { name: "Assign", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "Assigned to you." })).toBeVisible();
  await undo.click();
  await expect(page.getByLabel("Assigned to")).toHaveValue("");
  await expect(history(page).getByText("Assigned to you")).toHaveCount(0);

  await page.locator("summary", { hasText: "Snooze" }).click();
  await page.getByRole("button", { name: "Snooze", exact: true }).click();
  await expect(page.getByRole("button", { name: "End the snooze" })).toBeVisible();
  await undo.click();
  await expect(page.getByRole("button", { name: "End the snooze" })).toHaveCount(0);

  await page.getByRole("button", { name: "Done", exact: true }).click();
  await expect(page.getByRole("button", { name: "Move back to waiting" })).toBeVisible();
  // The key Z undoes the last action, like the "Undo" button.
  await page.locator("body").press("z");
  await expect(page.getByRole("button", { name: "Mark as answered" })).toBeVisible();
  await expect(undo).toHaveCount(0);
});

test("if two colleagues answer a message, the second colleague sees what changed and loses no text", async ({
  page,
  browser,
  request,
}) => {
  const { path } = await someMessage(request);
  await signInAs(page, "manager");
  const second = await colleague(browser);
  await Promise.all([page.goto(path), second.goto(path)]);
  const mine = "We will call you on Friday.";
  await second.getByRole("textbox", { name: "Reply", exact: true }).fill(mine);
  await page.getByRole("textbox", { name: "Reply", exact: true }).fill("We will call you today.");
  await page.getByRole("button", { name: "Send the reply" }).click();
  await expect(history(page).getByText("Form sent")).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  // A page with a typed reply does not refresh itself, so the colleague's page does not show the first reply yet.
  await second.getByRole("button", { name: "Send the reply" }).click();
  await expect(second.getByText("This has changed since you opened it. Your text is still here.")).toBeVisible();
  await expect(second.getByRole("status").getByText(/^Reply sent \(/)).toBeVisible();
  await expect(second.getByRole("button", { name: "Send the reply" })).toBeDisabled();
  await expect(second.getByRole("textbox", { name: "Reply", exact: true })).toHaveValue(mine);
  await expectAccessible(second);
  await second.getByRole("button", { name: "I have read this" }).click();
  await expect(second.getByRole("button", { name: "Send the reply" })).toBeEnabled();
  await second.context().close();
});

test(
  "a staff member who covers for an absent colleague sees that colleague's items",
  { tag: "@all" },
  async ({ page, browser, request }) => {
    const { path, reference } = await someMessage(request);
    await signInAs(page, "manager");
    const absent = await colleague(browser);
    await absent.goto(path);
    await absent.getByLabel("Assigned to").selectOption({ label: "Alex Sample (you)" });
    await absent.getByRole("button", { name: "Assign", exact: true }).click();
    await expect(history(absent).getByText("Assigned to you")).toBeVisible();

    // In the sample data, the administrator is absent, and the manager covers for the administrator.
    await page.goto("/dashboard/inbox/absences");
    await expect(page.getByText("Alex Sample is away, Morgan Sample answers")).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/dashboard/inbox?view=mine&q=${reference}`);
    await expect(page.getByRole("listitem").filter({ hasText: "Alex Sample, covered by you" })).toHaveCount(1);
    await absent.context().close();
  },
);
