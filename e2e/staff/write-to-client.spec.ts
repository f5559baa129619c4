import { createHmac, randomUUID } from "node:crypto";

import { withClient } from "../../lib/testing/client";
import { expect, expectAccessible, sharedPageTest as test, untilHydrated } from "../fixtures";
import { expectAccessibleInThemes } from "../pages/axe";
import { waitForEmail } from "../pages/mailbox";
import { overflow } from "../pages/overflow";
import { signInAs } from "./sign-in";
import { someClient } from "./some-client";

/** Lets the worker send queued emails now. Their due times come from the site's clock, which may be years ahead. */
const endUndo = () =>
  withClient(process.env.DATABASE_URL ?? "", (client) =>
    client.query(
      "select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where task_identifier = 'inquiry-reply'), run_at => now())",
    ),
  );

test("a manager writes to a client first, and the client's answer arrives in the thread", async ({ page, request }) => {
  const client = await someClient();
  await signInAs(page, "manager", `/dashboard/clients/${client.id}/write`);
  // The question for a reason leads on to the email.
  await page.getByLabel("Why do you open this file?").selectOption("client-called");
  await page.getByRole("button", { name: "Open the file" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Email to ${client.name}` })).toBeVisible();
  await untilHydrated(page, "#reply-text");
  await page.getByRole("button", { name: "Insert" }).click();
  const field = page.getByRole("textbox", { name: "Email", exact: true });
  await expect(field).toHaveValue(/Edith/);
  const text = `Please send us the contract. ${randomUUID()}`;
  await field.fill(text);
  // A file from this computer is stored with the client's documents, and the text that is being written stays.
  await page.getByText("Attach documents").click();
  await page
    .getByLabel("Add files from this computer")
    .setInputFiles({ name: "steps.txt", mimeType: "text/plain", buffer: Buffer.from("Call your bank.") });
  await expect(page.getByRole("checkbox", { name: /^steps\.txt/ })).toBeChecked();
  await expect(field).toHaveValue(text);
  await expectAccessible(page);
  await field.focus();
  await page.keyboard.press("Control+Enter");

  await expect(page).toHaveURL(/\/dashboard\/inbox\/MSG-/);
  const written = page.getByRole("region", { name: "What was written" });
  await expect(written.getByText(text)).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Next waiting/ })).toBeVisible();
  await endUndo();
  const email = await waitForEmail(client.email);
  expect(email.text).toContain(text);
  expect(email.attachments.map(({ filename }) => filename)).toEqual(["steps.txt"]);

  const answer = `Here it is. ${randomUUID()}`;
  const mail = [
    `Message-ID: <${randomUUID()}@client.example>`,
    `From: ${client.email}`,
    `To: ${email.replyTo?.[0]?.address}`,
    `In-Reply-To: ${email.messageId}`,
    "Subject: Re: Your request",
    "",
    answer,
    "",
  ].join("\r\n");
  const signature = createHmac("sha256", process.env.INBOUND_MAIL_SECRET ?? "")
    .update(mail)
    .digest("hex");
  const delivered = await request.post("/api/webhooks/mail", {
    data: Buffer.from(mail),
    headers: { "content-type": "message/rfc822", "x-signature": signature },
  });
  expect(delivered.status()).toBe(200);
  await expect(written.getByText(answer)).toBeVisible();

  // The file lists the thread, and the next email says that the client waits.
  await page.goto(`/dashboard/clients/${client.id}`);
  await expect(page.getByRole("link", { name: /^Email from us/ })).toBeVisible();
  await untilHydrated(page, "main");
  await page.keyboard.press("w");
  await expect(page.getByText("This client is waiting for an answer.")).toBeVisible();
});

test("a second click sends nothing twice, and an undone email stays as a draft", async ({ page }) => {
  const client = await someClient();
  await signInAs(page, "manager", `/dashboard/clients/${client.id}/write`);
  await page.getByLabel("Why do you open this file?").selectOption("client-called");
  await page.getByRole("button", { name: "Open the file" }).click();
  await untilHydrated(page, "#reply-text");
  const text = `Please call us back. ${randomUUID()}`;
  await page.getByRole("textbox", { name: "Email", exact: true }).fill(text);
  await page.getByRole("button", { name: "Send the email" }).dblclick();
  await expect(page).toHaveURL(/\/dashboard\/inbox\/MSG-/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("textbox", { name: "Reply", exact: true })).toHaveValue(text);
  await expect(page.getByRole("region", { name: "What was written" }).getByText(text)).toHaveCount(0);
});

test("an adviser sees the inbox of the own clients only, with buttons to write and book at each booking", async ({
  page,
}) => {
  await signInAs(page, "adviser", "/dashboard/inbox");
  await expect(page.getByRole("heading", { level: 1, name: "Inbox" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Quarantine/ })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Absences" })).toHaveCount(0);
  await page.goto("/dashboard/bookings?status=any");
  await page.locator(".data-table .name").first().click();
  await expect(page.getByRole("link", { name: "Write", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Book/ }).last()).toBeVisible();
  await page.getByRole("link", { name: "Write", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Email to / })).toBeVisible();
});

/** Finds a booking of the seed with this status, whose client has an email address and whose file nobody has opened. */
async function bookingThatIs(status: "completed" | "no_show"): Promise<string> {
  const { rows } = await withClient(process.env.DATABASE_URL ?? "", (client) =>
    client.query<{ reference: string }>(
      `select b.reference from bookings b join clients c on c.id = b.client_id
       where b.status = $1 and c.email is not null and b.email is not null and c.merged_into_id is null
       order by b.starts_at, b.id limit 1`,
      [status],
    ),
  );
  return rows[0]?.reference ?? "";
}

test("after an appointment, staff write a summary or offer another time, and book the next one", async ({ page }) => {
  const held = await bookingThatIs("completed");
  await signInAs(page, "manager", `/dashboard/bookings/${held}`);
  const next = page.getByRole("region", { name: "What next" });
  await next.getByRole("link", { name: "Write a summary" }).click();
  await page.getByLabel("Why do you open this file?").selectOption("client-called");
  await page.getByRole("button", { name: "Open the file" }).click();
  await expect(page.locator("#reply-text")).toHaveValue(/- \n- /);
  await page.goto(`/dashboard/bookings/${held}`);
  await expectAccessible(page);
  await next.getByRole("link", { name: "Book the next appointment" }).click();
  await expect(page).toHaveURL(/bookings\/new\?client=/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await page.goto(`/dashboard/bookings/${await bookingThatIs("no_show")}`);
  await next.getByRole("link", { name: "Offer another time" }).click();
  const reason = page.getByLabel("Why do you open this file?");
  await expect(reason.or(page.locator("#reply-text"))).toBeVisible();
  if (await reason.isVisible()) {
    await reason.selectOption("client-called");
    await page.getByRole("button", { name: "Open the file" }).click();
  }
  await expect(page.locator("#reply-text")).toHaveValue(/\/booking/);
});

for (const [prefix, width] of [
  ["", 390],
  ["/de", 320],
  ["/fr-ca", 320],
] as const) {
  test(`the email to a client fits a phone, ${prefix || "en"}`, { tag: "@all" }, async ({ page }) => {
    const client = await someClient();
    await page.setViewportSize({ width, height: 844 });
    await signInAs(page, "manager", `${prefix}/dashboard/clients/${client.id}/write`);
    await page.locator("main select[name=reason]").selectOption("client-called");
    await page.locator("main button[type=submit]").click();
    await expect(page.locator("#reply-text")).toBeVisible();
    expect(await overflow(page)).toEqual([]);
    await expectAccessibleInThemes(page);
  });
}
