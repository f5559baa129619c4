import { Client } from "pg";

import { bookSomething } from "../api/visitor";
import { expect, expectAccessible, sharedPageTest as test, untilHydrated } from "../fixtures";
import { waitForEmail } from "../pages/mailbox";
import { signInAs } from "./sign-in";

/** Returns the paths of the emails that were not sent because their address was suppressed. */
async function unsentEmails(): Promise<string[]> {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    "select id from sent_emails where outcome = 'suppressed' order by at desc",
  );
  await client.end();
  return rows.map(({ id }) => `/dashboard/outbox/${id}`);
}

test("an email to a suppressed address can be sent only after the address is allowed again", async ({ page }) => {
  await signInAs(page, "manager");
  const sendNow = page.getByRole("button", { name: "Send it now" });
  const resendable: string[] = [];
  const paths = await unsentEmails();
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByText("This email was not sent.")).toBeVisible();
    await expectAccessible(page);
    if ((await sendNow.count()) > 0) resendable.push(path);
  }
  expect([paths.length, resendable.length]).toEqual([2, 1]);
  await page.goto(resendable[0] ?? "");
  const to =
    (await page
      .getByRole("region", { name: "Facts" })
      .getByText(/@example\./)
      .textContent()) ?? "";
  await sendNow.click();
  await expect(page.getByText("The email is sent in a moment, unless it is out of date.")).toBeVisible();
  await waitForEmail(to);
  // The worker marks an email as sent a moment after the email has arrived.
  await expect(async () => {
    await page.goto(resendable[0] ?? "");
    await expect(page.getByRole("region", { name: "Facts" })).toBeVisible();
    expect(await sendNow.count()).toBe(0);
  }).toPass();
});

test("an email is shown with its layout and loads nothing from other hosts", async ({ page, request }) => {
  const requests: string[] = [];
  page.on("request", (one) => requests.push(new URL(one.url()).origin));
  const email = `layout-${Date.now()}@example.org`;
  await request.post("/api/contact", {
    data: {
      firstName: "Wanda",
      lastName: "Walker",
      email,
      subject: "Release tax",
      message: `They ask for a release tax. ${email}`,
      consent: true,
    },
  });
  await waitForEmail(email);
  await signInAs(page, "manager", `/dashboard/outbox?view=sent&address=${encodeURIComponent(email)}`);
  const receipt = page.getByRole("rowheader").getByRole("link", { name: "Receipt for a message" });
  // The worker stores its copy of an email a moment after the email has arrived.
  await expect(async () => {
    await page.reload();
    await expect(receipt).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await receipt.click();
  await page.locator("summary", { hasText: "With its layout" }).click();
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(frame.locator(".sheet")).toHaveCSS("background-color", "rgb(255, 254, 250)");
  await expect(frame.getByRole("link")).toHaveCount(0);
  expect([...new Set(requests)]).toEqual([new URL(page.url()).origin]);
});

/**
 * Stores a job that has used up its attempts to send a booking's confirmation email. Returns the path of the failed
 * email's page.
 */
async function failedConfirmation(reference: string, copy: number): Promise<string> {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await client.query("begin");
  const { rows } = await client.query<{ id: string }>(
    `select id::text from graphile_worker.add_job('booking-email', (
       select json_build_object('bookingId', id, 'kind', 'confirmed', 'sequence', sequence, 'copy', $2::int)
       from bookings where reference = $1), max_attempts => 2)`,
    [reference, copy],
  );
  const id = rows[0]?.id ?? "";
  await client.query(
    "update graphile_worker._private_jobs set attempts = 2, last_error = 'booking-email Error EENVELOPE 550' where id = $1",
    [id],
  );
  await client.query("commit");
  await client.end();
  return `/dashboard/outbox/failed/${id}`;
}

test("staff give up a failed email, or send it to a new address that they type twice", async ({ page, request }) => {
  const { response } = await bookSomething(request, {}, { fromDay: 8 });
  const { data } = (await response.json()) as { data: { bookingReference: string } };
  const email = `elsewhere-${Date.now()}@example.org`;
  await signInAs(page, "manager");
  const first = await failedConfirmation(data.bookingReference, 7);
  await page.goto("/dashboard/outbox");
  await page.locator(`a[href$="${first}"]`).click();
  await expect(page).toHaveURL(first);
  await expect(page.getByText("The mail server refused it (550)")).toBeVisible();
  await expectAccessible(page);
  await untilHydrated(page, ".staff-form");
  await page.getByLabel("New address", { exact: true }).fill(email);
  await page.getByLabel("New address again").fill(`x${email}`);
  await page.getByRole("button", { name: "Change the address and send" }).click();
  await expect(page.getByText("The two addresses are not the same").first()).toBeVisible();
  await expect(page.getByLabel("New address", { exact: true })).toHaveValue(email);
  await page.getByLabel("New address again").fill(email);
  await page.getByRole("button", { name: "Change the address and send" }).click();
  await expect(page.getByText("The address is changed.")).toBeVisible();
  await waitForEmail(email);

  const second = await failedConfirmation(data.bookingReference, 8);
  await page.goto(second);
  await page.getByLabel("Reason").selectOption("told-otherwise");
  await page.getByRole("button", { name: "Give the email up" }).click();
  await expect(page.getByText("The email is given up. It is not sent.")).toBeVisible();
  await expect(page.locator(`a[href$="${second}"]`)).toHaveCount(0);
});

test("the Today page links to the emails and jobs that failed", { tag: "@all" }, async ({ page }) => {
  await signInAs(page, "manager");
  await page
    .getByRole("main")
    .getByRole("link", { name: /failed/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/dashboard\/outbox\?view=failed$/);
  await expect(page.getByRole("button", { name: "Retry all now" })).toBeVisible();
});
