import type { Page } from "@playwright/test";

import { withClient } from "../../lib/testing/client";
import { expect, expectAccessible, sharedPageTest as test, untilHydrated } from "../fixtures";
import { signInAs, signInFor } from "./sign-in";
import { someClient } from "./some-client";
import type { SomeClient } from "./some-client";

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const task = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });
const databaseUrl = process.env.DATABASE_URL ?? "";

/** Signs in as the manager, and opens the file of a colleague's client. */
async function openFile(page: Page): Promise<SomeClient> {
  const client = await someClient();
  await signInAs(page, "manager", `/dashboard/clients/${client.id}`);
  await page.getByLabel("Why do you open this file?").selectOption("covering");
  await page.getByRole("button", { name: "Open the file" }).click();
  await expect(region(page, "Tasks")).toBeVisible();
  await untilHydrated(page, "[data-new-task] form");
  return client;
}

/** Adds a task that is due today and belongs to the reader, with keys only. */
async function addWithKeys(page: Page, text: string): Promise<void> {
  const field = page.getByLabel("What is to be done");
  await page.keyboard.press("t");
  await expect(field).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press("Control+s");
  await expect(page.getByText("The task is added.")).toBeVisible();
}

test("a task is added in a file with the key T, done on Today, taken back with Z, and listed as done", async ({
  page,
}) => {
  const client = await openFile(page);
  const text = `Call the bank for ${client.name}`;
  await addWithKeys(page, text);
  await expect(task(page, text)).toContainText(/Due today.*You, by/);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.locator("summary", { hasText: "Change" }).click();
  await expectAccessible(page);

  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto("/dashboard");
  const today = region(page, "Your tasks");
  await expect(task(page, text)).toContainText(client.name);
  await untilHydrated(page, "main form");
  await today.getByRole("button", { name: `Mark as done: ${text}` }).click();
  await expect(page.getByRole("status").filter({ hasText: `Done: ${text}` })).toBeVisible();
  await expect(task(page, text)).toHaveCount(0);
  await page.keyboard.press("z");
  await expect(task(page, text)).toHaveCount(1);
  await expect(page.getByText("The task is open again.")).toBeVisible();
  await today.getByRole("button", { name: `Mark as done: ${text}` }).click();
  await expect(task(page, text)).toHaveCount(0);

  await page.goto("/dashboard/tasks?view=done");
  await expect(task(page, text)).toContainText(client.name);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessible(page);
});

test("a task of a person who has left is unassigned, and can be given to another person in the list", async ({
  page,
}) => {
  const client = await openFile(page);
  const text = `Write to the exchange for ${client.name}`;
  await addWithKeys(page, text);
  const { email } = signInFor("manager");
  await withClient(databaseUrl, async (database) => {
    const leaver = `left-${client.id}@example.com`;
    await database.query(
      "insert into staff_users (email, name, role, is_active) values ($1, 'Sam Left', 'manager', false)",
      [leaver],
    );
    await database.query(
      `update client_tasks set owner_id = (select id from staff_users where email = $1), version = version + 1
       where client_id = $2`,
      [leaver, client.id],
    );
  });
  await page.goto("/dashboard");
  await region(page, "Your tasks")
    .getByRole("link", { name: /unassigned/ })
    .click();
  await expect(task(page, text)).toContainText("Unassigned, by");
  await untilHydrated(page, "main form");
  await task(page, text).locator("summary").click();
  await task(page, text)
    .getByLabel("Who does it")
    .selectOption({ label: (await nameOf(email)) ?? "" });
  await task(page, text).getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The task is changed.")).toBeVisible();
  await expect(task(page, text)).toHaveCount(0);
  await page.getByRole("link", { name: "Mine" }).click();
  await expect(task(page, text)).toContainText("You, by");
});

const nameOf = (email: string) =>
  withClient(databaseUrl, async (database) => {
    const { rows } = await database.query<{ name: string }>("select name from staff_users where email = $1", [email]);
    return rows[0]?.name;
  });

test("a deadline on Today names the client and what is due", async ({ page }) => {
  await signInAs(page, "adviser");
  const attention = region(page, "Needs attention");
  await expect(
    attention.getByRole("listitem").filter({ hasText: "Complaint to the ombudsman (sample)" }).first(),
  ).toContainText(/Due in \d+ days\. \S+ \S.*, CAS-/);
});
