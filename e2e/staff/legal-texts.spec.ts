import type { Page } from "@playwright/test";

import { expect, expectAccessible, untilHydrated } from "../fixtures";
import { test } from "../own-site";
import type { OwnSite } from "../own-site";
import { overflow } from "../pages/overflow";
import { signInAs } from "./sign-in";

// The tests change one site after the other.
test.describe.configure({ mode: "default", timeout: 120_000 });

const list = "/dashboard/settings/legal";
const withdrawal = `${list}/withdrawal`;
const note = "Draft: a lawyer has not yet checked this section";

async function open(page: Page, site: OwnSite, path: string, role = "admin") {
  await page.context().clearCookies();
  await signInAs(page, role, path, site);
  await untilHydrated(page);
}

/** Drafts the text in all languages as it is, with one more sentence in English. */
async function draftAll({ client }: OwnSite, key: string, sentence: string): Promise<void> {
  await client.query(
    `insert into text_drafts (text_id, locale, head, body)
     select t.id, v.locale, v.head || '{"review": "2035-09-01"}', v.body || case v.locale when 'en' then $2 else '' end
     from text_versions v join texts t on t.id = v.text_id where t.kind = 'legal' and t.key = $1 and v.number = 1`,
    [key, `\n\n${sentence}\n`],
  );
}

test("the list names the version in force, and the page of a text fits a phone", async ({ page, site }) => {
  await open(page, site, list);
  const row = page.getByRole("row", { name: /Terms of service/ });
  await expect(row).toContainText("Version 1");
  await expect(row).toContainText("Not read by your lawyer");
  await expectAccessible(page);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [list, `${list}/terms-of-service`, `${list}/terms-of-service/1?locale=de`]) {
      await page.goto(path);
      expect(await overflow(page), `${path} at ${width}`).toEqual([]);
    }
  }
});

test("counsel's mark needs two administrators, removes the notes from the page, and is withdrawn for a reason", async ({
  page,
  site,
}) => {
  await page.goto("/withdrawal");
  await expect(page.getByText(note).first()).toBeVisible();
  await open(page, site, withdrawal);
  const counsel = page.getByRole("region", { name: "What your lawyer has read" });
  await counsel.getByText("Record that your lawyer has read version 1").click();
  await counsel.getByRole("button", { name: "Propose to the second person" }).click();
  await expect(counsel.getByText("Please fill in this field").first()).toBeVisible();
  await counsel.getByLabel("Name of the lawyer").fill("R. Example LLP");
  await counsel.getByLabel("Read on").fill("2034-09-01");
  await counsel.getByLabel("Link to the proof").fill("https://example.org/letter.pdf");
  await expectAccessible(page);
  await counsel.getByRole("button", { name: "Propose to the second person" }).click();
  await expect(page.getByText("Your note is saved. Another administrator must confirm it.")).toBeVisible();
  await expect(counsel.getByRole("button", { name: "Confirm as the second person" })).toHaveCount(0);

  await site.client.query("update staff_users set role = 'admin' where email = 'manager@example.com'");
  await open(page, site, withdrawal, "manager");
  await expect(counsel.getByText("R. Example LLP, 1 September 2034")).toBeVisible();
  await counsel.getByRole("checkbox").check();
  await counsel.getByRole("button", { name: "Confirm as the second person" }).click();
  await expect(page.getByText("The version is marked as read by your lawyer.")).toBeVisible();
  await expectAccessible(page);
  await expect(async () => {
    await page.goto("/withdrawal");
    await expect(page.getByText(note)).toHaveCount(0, { timeout: 1_000 });
  }).toPass({ timeout: 10_000 });

  await open(page, site, withdrawal, "manager");
  await counsel.getByText("Withdraw the mark").first().click();
  await counsel.getByLabel("Reason").fill("Counsel read a draft");
  await counsel.getByRole("button", { name: "Withdraw the mark" }).click();
  await expect(page.getByText("The version is no longer marked as read by your lawyer.")).toBeVisible();
  await expect(counsel.getByText(/Counsel read a draft/)).toBeVisible();
  await site.client.query("update staff_users set role = 'manager' where email = 'manager@example.com'");
});

test("a new version shows its difference, takes effect on a later day, and can be called off", async ({
  page,
  site,
}) => {
  await draftAll(site, "accessibility", "You can also call us.");
  await open(page, site, `${list}/accessibility?locale=en`, "manager");
  await expect(page.getByRole("insertion").filter({ hasText: "You can also call us." })).toBeVisible();
  const publish = page.getByRole("region", { name: "When version 2 takes effect" });
  await publish.getByLabel("In force from").fill("2034-09-05");
  await publish.getByRole("button", { name: "Publish version 2" }).click();
  await expect(publish.getByText("A legal text takes effect today at the earliest").first()).toBeVisible();
  await publish.getByLabel("In force from").fill("2034-10-01");
  await publish.getByRole("button", { name: "Publish version 2" }).click();
  await expect(page.getByText("The new version takes effect on the chosen day.")).toBeVisible();
  await expectAccessible(page);
  await publish.getByRole("button", { name: "Call off version 2" }).click();
  await expect(page.getByText(/The scheduled version is called off/)).toBeVisible();

  const again = page.getByRole("region", { name: "When version 3 takes effect" });
  await again.getByRole("button", { name: "Publish version 3" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("The new version is in force.")).toBeVisible();
  await expect(async () => {
    await page.goto("/accessibility");
    await expect(page.getByText("You can also call us.")).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 10_000 });
});

test("the page of a booking links to the version that the client read", async ({ page, site }) => {
  const { rows } = await site.client.query<{ reference: string }>(
    `select reference from bookings where locale = 'en' and terms_accepted_at > '2034-01-01' order by reference limit 1`,
  );
  await draftAll(site, "terms-of-service", "Newer words.");
  await open(page, site, `${list}/terms-of-service?locale=en`, "manager");
  await page.getByRole("button", { name: "Publish version 2" }).click();
  await expect(page.getByText("The new version is in force.")).toBeVisible();
  // The session stays, because the frame of the preview may still be loading.
  await page.goto(`/dashboard/bookings/${rows[0]?.reference}`);
  await page.getByRole("link", { name: /Read it ?, Terms: version 1 of/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Terms of service, version 1" })).toBeVisible();
  await expect(page.getByText("Newer words.")).toHaveCount(0);
  await expectAccessible(page);
});
