import { createHmac, randomUUID } from "node:crypto";

import type { APIRequestContext, Page } from "@playwright/test";
import { Client } from "pg";

import { expect, expectAccessible, sharedPageTest as test } from "../fixtures";
import { emailsTo, waitForEmail } from "../pages/mailbox";
import { someMessage } from "./messages";
import { signInAs } from "./sign-in";
import { openStaleWindow } from "./stale-window";

const written = (page: Page) => page.getByRole("region", { name: "What was written" });
const signatureOf = (body: string) =>
  createHmac("sha256", process.env.INBOUND_MAIL_SECRET ?? "")
    .update(body)
    .digest("hex");

const deliver = (request: APIRequestContext, body: string, signature: string) =>
  request.post("/api/webhooks/mail", {
    data: Buffer.from(body),
    headers: { "content-type": "message/rfc822", "x-signature": signature },
  });

/**
 * Lets the worker send queued replies now. The due times of their jobs come from the site's clock, which can be years
 * ahead of the database's clock, but the worker compares the due times with the database's clock.
 */
async function endUndo(): Promise<void> {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await client.query(
    "select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where task_identifier = 'inquiry-reply'), run_at => now())",
  );
  await client.end();
}

/** Opens the item and queues a reply. */
async function replyTo(page: Page, path: string, text: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("textbox", { name: "Reply", exact: true }).fill(text);
  await page.getByRole("button", { name: "Send the reply" }).click();
  await expect(written(page).getByText(text)).toBeVisible();
}

test("the inbox shows a client's emailed answer to a reply, and refuses an email delivered with a forged signature", async ({
  page,
  request,
}) => {
  const { path, email } = await someMessage(request);
  await signInAs(page, "manager");
  await replyTo(page, path, "Please send nothing more. When may we call you?");
  await endUndo();
  // The first email to the client is the receipt, and the second email is the reply.
  const reply = await waitForEmail(email, 2);
  // The page refreshes itself after the worker has sent the email.
  await expect(written(page).getByText(/^Reply by you, sent/)).toBeVisible();
  await written(page).getByRole("link", { name: "The email as it was sent" }).click();
  await expect(page).toHaveURL(/\/outbox\//);
  await expect(page.getByText("When may we call you?")).toBeVisible();

  const answer = `On Friday at ten. ${randomUUID()}`;
  const mail = [
    `Message-ID: <${randomUUID()}@client.example>`,
    `From: ${email}`,
    `To: ${reply.replyTo?.[0]?.address}`,
    `In-Reply-To: ${reply.messageId}`,
    "Subject: Re: Your request",
    "",
    answer,
    "",
  ].join("\r\n");
  await page.goto(path);
  for (const forged of [signatureOf(`${mail}x`), "0".repeat(64)])
    expect((await deliver(request, mail, forged)).status()).toBe(401);
  await page.reload();
  await expect(page.getByText("Answered", { exact: true }).first()).toBeVisible();
  await expect(page.getByText(answer)).toHaveCount(0);

  expect((await deliver(request, mail, signatureOf(mail))).status()).toBe(200);
  await expect(written(page).getByText(answer)).toBeVisible();
  // The item waits for a reply again.
  await expect(page.locator(".item-line .waiting-time")).toBeVisible();
  await expectAccessible(page);
});

test("the sender gets only one receipt if staff let a quarantined message through in two windows, and no receipt if staff keep it out", async ({
  page,
  request,
}) => {
  const message = () => `Look: ${[1, 2, 3, 4, 5, 6].map((n) => `http://s${n}.example/${randomUUID()}`).join(" ")}`;
  const held = await someMessage(request, { message: message() });
  const kept = await someMessage(request, { message: message() });
  await signInAs(page, "manager", "/dashboard/inbox?view=quarantine");
  await expectAccessible(page);
  const rowOf = (reference: string) => page.getByRole("row").filter({ hasText: reference });
  await rowOf(kept.reference)
    .getByRole("button", { name: /^Keep out/ })
    .click();
  await expect(rowOf(kept.reference)).toHaveCount(0);

  // A second window still shows the item as held back.
  const other = await openStaleWindow(page.context(), held.path);
  await rowOf(held.reference)
    .getByRole("button", { name: /^Let through/ })
    .click();
  await expect(rowOf(held.reference)).toHaveCount(0);
  await other.getByRole("button", { name: "Let through" }).click();
  await waitForEmail(held.email);
  await other.close();

  await page.getByRole("link", { name: /^Kept out in the last 30 days/ }).click();
  await expect(rowOf(kept.reference)).toBeVisible();
  await expectAccessible(page);
  await page.goto(held.path);
  await expect(page.getByRole("region", { name: "History" }).getByText("Receipt sent by email")).toBeVisible();
  expect(await emailsTo(held.email)).toHaveLength(1);
  expect(await emailsTo(kept.email)).toHaveLength(0);
});
