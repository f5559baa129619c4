import type { Page } from "@playwright/test";

import { withClient } from "../../lib/testing/client";
import { expect, expectAccessible, sharedPageTest as test, untilHydrated } from "../fixtures";
import { signInAs } from "./sign-in";

/**
 * Stores two clients with the same phone number, and returns their ids, with the older client first. Other tests use
 * the oldest and the newest clients, so the two clients get creation times in between.
 */
async function twoFiles(lastName: string, phone: string): Promise<readonly [string, string]> {
  return withClient(process.env.DATABASE_URL ?? "", async (client) => {
    const ids: string[] = [];
    for (const [firstName, email, days] of [
      ["Margaret", `m-${lastName.toLowerCase()}@example.org`, 1],
      ["Margret", null, 2],
    ] as const) {
      const { rows } = await client.query<{ id: string }>(
        `insert into clients (email, first_name, last_name, phone, phone_e164, preferred_contact, locale, zone, created_at)
         select $1, $2, $3, $4, $4, 'phone', 'en', 'America/Toronto', min(created_at) + make_interval(days => $5) from clients
         returning id::text`,
        [email, firstName, lastName, phone, days],
      );
      ids.push(rows[0]?.id ?? "");
    }
    const [older = "", newer = ""] = ids;
    await client.query(`insert into cases (reference, client_id, kind, rule_set_version) values ($1, $2, 'bank', 1)`, [
      `CAS-${phone.slice(-4)}-TEST`,
      newer,
    ]);
    return [older, newer] as const;
  });
}

async function openWithReason(page: Page, id: string): Promise<void> {
  await page.goto(`/dashboard/clients/${id}`);
  await page.getByLabel("Why do you open this file?").selectOption("covering");
  await page.getByRole("button", { name: "Open the file" }).click();
  await expect(page.getByRole("heading", { name: "Summary" })).toBeVisible();
}

test("two client files of one person are merged, the second file's URL leads to the first, and the merge is undone", async ({
  page,
}) => {
  const [older, newer] = await twoFiles("Mergeable", "+14165550171");
  await signInAs(page, "manager", "/dashboard/clients?view=duplicates");
  // The list also shows clients of other tests, so this test expects any group of similar clients.
  await expect(
    page
      .getByRole("region")
      .getByText(/same|similar/i)
      .first(),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: /^Compare with the oldest/ }).first()).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/dashboard/clients/${older}/merge?with=${newer}`);
  await expect(page.getByText(/Open it with a reason first/)).toBeVisible();
  // Each file must be opened with a reason. Each time, the browser then returns to the merge page.
  for (const _ of [older, newer]) {
    await page.getByRole("link", { name: "Open the file" }).click();
    await page.getByLabel("Why do you open this file?").selectOption("duplicate");
    await page.getByRole("button", { name: "Open the file" }).click();
    await expect(page).toHaveURL(`/dashboard/clients/${older}/merge?with=${newer}`);
    await expect(page.getByRole("heading", { name: "Merge two files" })).toBeVisible();
  }
  await page.goto(`/dashboard/clients/${older}`);
  await expect(page.getByRole("heading", { name: "Possible duplicates" })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Margret Mergeable" }).click();
  await expect(page).toHaveURL(new RegExp(`${older}/merge\\?with=${newer}`));
  await expect(page.getByText("1 case")).toBeVisible();
  await expectAccessible(page);
  await untilHydrated(page, "form.comparison");
  const row = page.getByRole("row").filter({ hasText: "First name" });
  await row.getByLabel("Margret").check();
  await page.getByRole("button", { name: "Merge the files" }).click();
  await expect(page.getByText("The two files are merged.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Margret Mergeable" })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/dashboard/clients/${newer}/cases/CAS-0171-TEST`);
  await expect(page.getByRole("link", { name: "Margret Mergeable" })).toHaveAttribute(
    "href",
    `/dashboard/clients/${older}`,
  );
  await page.goto(`/dashboard/clients/${older}/merge?with=${newer}`);
  await expect(page).toHaveURL(`/dashboard/clients/${older}`);
  await page.goto(`/dashboard/clients/${newer}`);
  await expect(page).toHaveURL(`/dashboard/clients/${older}`);
  await untilHydrated(page, "#merges");
  await page.getByRole("button", { name: "Undo the merge with Margret Mergeable" }).click();
  await expect(page.getByText(/^The merge is undone\./)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Margaret Mergeable" })).toBeVisible();
});

test(
  "a merge is refused if one of the files has changed since the page was opened",
  { tag: "@all" },
  async ({ page, context }) => {
    const [older, newer] = await twoFiles("Changeable", "+14165550172");
    await signInAs(page, "manager");
    for (const id of [older, newer]) await openWithReason(page, id);
    await page.goto(`/dashboard/clients/${older}/merge?with=${newer}`);
    await untilHydrated(page, "form.comparison");
    await page.getByRole("row").filter({ hasText: "First name" }).getByLabel("Margret").check();

    const other = await context.newPage();
    await other.goto(`/dashboard/clients/${newer}?edit=contact#edit`);
    await untilHydrated(other, "#edit form");
    await other.getByLabel("First name").fill("Greta");
    await other.getByRole("button", { name: "Save contact details" }).click();
    await expect(other.getByText("The contact details are saved.")).toBeVisible();

    await page.getByRole("button", { name: "Merge the files" }).click();
    await expect(page.getByText(/One of the files has changed since you opened this page/)).toBeVisible();
    const row = page.getByRole("row").filter({ hasText: "First name" });
    await expect(row.locator("del")).toHaveText("Margret");
    await expect(row.locator("ins")).toHaveText("Greta");
    await expect(row.getByLabel("Greta")).toBeChecked();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Merge the files" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Greta Changeable" })).toBeVisible();
  },
);

test(
  "if two windows edit the same client, the window that saves second shows both edits",
  { tag: "@all" },
  async ({ page, context }) => {
    const [id] = await twoFiles("Editable", "+14165550173");
    await signInAs(page, "manager");
    await openWithReason(page, id);
    const other = await context.newPage();
    for (const [window, name] of [
      [page, "Maggie"],
      [other, "Peggy"],
    ] as const) {
      await window.goto(`/dashboard/clients/${id}?edit=contact#edit`);
      await untilHydrated(window, "#edit form");
      await window.getByLabel("First name").fill(name);
    }
    await expectAccessible(page);
    await page.keyboard.press("Control+s");
    await expect(page.getByText("The contact details are saved.")).toBeVisible();
    await other.getByRole("button", { name: "Save contact details" }).click();
    await expect(other.getByRole("heading", { name: /changed this client while you were writing/ })).toBeVisible();
    await expect(other.locator("#edit")).toContainText("Maggie");
    await expect(other.locator("#edit")).toContainText("Peggy");
    await expectAccessible(other);
    await other.getByRole("button", { name: "Save what is chosen" }).click();
    await expect(other.getByRole("heading", { level: 1, name: "Peggy Editable" })).toBeVisible();
  },
);

test(
  "contact details can be changed without JavaScript, but not to the email address of another client",
  { tag: "@all" },
  async ({ page, browser }) => {
    const [id] = await twoFiles("Plain", "+14165550174");
    await signInAs(page, "manager");
    await openWithReason(page, id);
    const plain = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    const window = await plain.newPage();
    await window.goto(`/dashboard/clients/${id}?edit=contact`);
    await twoFiles("Other", "+14165550175");
    const email = window.getByRole("textbox", { name: "Email" });
    await email.fill("m-other@example.org");
    await window.getByRole("button", { name: "Save contact details" }).click();
    await expect(email).toHaveAccessibleDescription(/Another client has this email address/);
    await expect(email).toHaveValue("m-other@example.org");
    await email.fill("");
    await window.getByLabel("Leave no voicemail").check();
    await window.getByRole("button", { name: "Save contact details" }).click();
    await expect(window.getByText("The contact details are saved.")).toBeVisible();
    await expect(window.getByText("No email address")).toBeVisible();
    await expect(window.getByText("Leave no voicemail.")).toBeVisible();
    await plain.close();
  },
);

test(
  "two people with the same phone number are marked as different, and the decision is undone",
  { tag: "@all" },
  async ({ page }) => {
    const [older, newer] = await twoFiles("Ashgrove", "+14165550177");
    await signInAs(page, "manager");
    await openWithReason(page, newer);
    await page.getByRole("button", { name: /^Different people: Margaret Ashgrove/ }).click();
    await expect(page.getByText("Noted: these are different people.")).toBeVisible();
    await expect(page.getByText("No possible duplicates")).toBeVisible();
    await expectAccessible(page);
    await openWithReason(page, older);
    await expect(page.getByText(/^Margret Ashgrove, decided by/)).toBeVisible();
    await page.getByRole("button", { name: "Take back: Margret Ashgrove" }).click();
    await expect(page.getByText("The decision is taken back.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Margret Ashgrove" })).toBeVisible();
  },
);
