import { Client } from "pg";

import { expect, sharedPageTest as test, untilHydrated } from "../fixtures";
import { expectAccessibleInThemes } from "../pages/axe";
import { signInAs } from "./sign-in";

/**
 * Reopens the oldest completed phone appointment. The test needs an appointment that has started and is not completed,
 * and the seed does not always contain one. The test completes the appointment again. Returns the reference and the
 * caller words: staff say these four words to prove that the call comes from the firm.
 */
async function reopened(): Promise<{ reference: string; words: readonly string[] }> {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query<{ reference: string; words: string[] }>(
    `update bookings set status = 'confirmed', completed_at = null
     where id = (select id from bookings where status = 'completed' and meeting_mode = 'phone' order by starts_at, id limit 1)
     returning reference, caller_words as words`,
  );
  await client.end();
  if (!rows[0]) throw new Error("The seed has no completed appointment by phone");
  return rows[0];
}

test("staff see the caller words, save a note and complete the appointment", async ({ page }) => {
  const { reference, words } = await reopened();
  await signInAs(page, "manager", `/dashboard/bookings/${reference}`);
  await page.getByRole("link", { name: "Start the appointment" }).click();
  await expect(page).toHaveURL(`/dashboard/bookings/${reference}/appointment`);
  await expect(page.getByRole("list", { name: "Before you call" }).getByRole("listitem")).toHaveText(words);
  await expect(page.getByRole("heading", { name: "To cover" })).toBeVisible();

  await untilHydrated(page, "#own-note");
  const note = `Agreed to send the statements, ${reference}.`;
  await page.getByLabel("Your note about this appointment").fill(note);
  await page.getByLabel("Your note about this appointment").blur();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const point = page.getByLabel(/^Ask if the client can talk now/);
  await point.check();
  await expect(page.getByText("1 of 6")).toBeVisible();
  await page.reload();
  await expect(point).toBeChecked();
  await expect(page.getByLabel("Your note about this appointment")).toHaveValue(note);
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectAccessibleInThemes(page);
  }

  await page.getByRole("button", { name: "Complete the appointment" }).click();
  await expect(page).toHaveURL(`/dashboard/bookings/${reference}?done=completed`);
  await expect(page.locator(".page-header-note")).toContainText("Completed");
});

test("an adviser opens the next appointment from the Today page, with the link or the key S", async ({ page }) => {
  await signInAs(page, "adviser");
  await page.locator(".day-agenda .next").getByRole("link", { name: "Start the appointment" }).click();
  const appointment = /\/dashboard\/bookings\/FRS-[^/]+\/appointment$/;
  await expect(page).toHaveURL(appointment);
  await expect(page.getByRole("link", { name: "Open the booking" })).toBeVisible();
  await page.goto("/dashboard");
  await untilHydrated(page, ".day-agenda a");
  await page.keyboard.press("s");
  await expect(page).toHaveURL(appointment);
});
