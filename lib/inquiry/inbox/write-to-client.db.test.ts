import { giveReason } from "@/lib/clients/commands/access";
import { db } from "@/lib/platform/db/client";
import { messageIdFor } from "@/lib/platform/mail/message";
import { aClient } from "@/lib/testing/builders/client";
import type { InsertedClient } from "@/lib/testing/builders/client";
import { jobs, mailer, raw, read, received, sent, staff, startInbox } from "@/lib/testing/inbox";

import { deliverReply } from "./commands/deliver-reply";
import { replyKey, undoReply } from "./commands/reply";
import { writeToClient } from "./commands/write-to-client";
import { readDraft } from "./queries/draft";
import { readThread } from "./queries/thread";
import { listThreadsOf } from "./queries/threads-of-client";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

/** A reason for opening a file is recorded at the database's time. */
const now = Date.now();
const text = "Please send us the contract of the platform.";
let client: InsertedClient;

beforeEach(async () => {
  await startInbox();
  client = await aClient().insert();
  await giveReason(staff, { id: client.id, reason: "client-called" }, now);
});

async function written(change: { readonly text?: string; readonly at?: number } = {}) {
  const email = { clientId: client.id, text: change.text ?? text, locale: "en" as const };
  const result = await writeToClient(staff, email, change.at ?? now);
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

it("begins a thread that waits for nobody, and sends the email ten seconds later", async () => {
  const { reference, entryId } = await written();
  expect(await read(reference)).toMatchObject({
    state: "answered",
    source: "desk",
    externalId: client.id,
    email: client.email,
    ownerId: staff.id,
  });
  expect((await jobs("inquiry-reply")).map(({ run_at }) => run_at.getTime())).toEqual([now + 10_000]);
  expect(await deliverReply(entryId, now, mailer)).toBe("sent");
  expect(sent[0]?.email).toMatchObject({ to: client.email, text: expect.stringContaining(text) });
});

it("adds a later email to the same thread, at the client's present address", async () => {
  const first = await written();
  await deliverReply(first.entryId, now, mailer);
  await db.client.update({ where: { id: client.id }, data: { email: "new.address@example.org" } });
  const second = await written({ text: "We have not heard from you yet.", at: now + 60_000 });
  expect(second.reference).toBe(first.reference);
  await deliverReply(second.entryId, now, mailer);
  expect(sent.map(({ email }) => email.to)).toEqual([client.email, "new.address@example.org"]);
  expect(sent[1]?.email.headers).toMatchObject({ "In-Reply-To": messageIdFor(replyKey(first.entryId)) });
});

it("sends the same email once if the button is pressed twice, even at the same moment", async () => {
  const [one, other] = await Promise.all([written(), written()]);
  expect(other).toEqual(one);
  expect(await db.inquiryEntry.count()).toBe(1);
});

it("shows the client's answer in the thread, which then waits for an answer", async () => {
  const { reference, entryId } = await written();
  await deliverReply(entryId, now, mailer);
  const answer = raw({
    "Message-ID": "<answer@example.org>",
    From: client.email,
    To: "office@example.org",
    "In-Reply-To": messageIdFor(replyKey(entryId)),
  });
  expect(await received(answer, now + 60_000)).toBe("added");
  const thread = await read(reference);
  expect(thread).toMatchObject({ state: "received", answeredAt: null });
  expect(await readThread({ kind: "message", id: thread.id })).toMatchObject([{ kind: "reply" }, { kind: "received" }]);
  expect(await listThreadsOf(client)).toMatchObject({ thread: reference, waiting: [{ reference }] });
});

it("leaves no item that waits if the first email is undone, and keeps the text as a draft", async () => {
  const { reference, entryId } = await written();
  expect(await undoReply(staff, entryId, now)).toMatchObject({ ok: true });
  const thread = await read(reference);
  expect(thread).toMatchObject({ state: "closed", answeredAt: null });
  expect((await readDraft(staff, { kind: "message", id: thread.id }))?.text).toBe(text);
});

it("follows the client's safe-contact instructions", async () => {
  await db.client.update({ where: { id: client.id }, data: { safeContact: ["discreet"] } });
  const { entryId } = await written();
  await deliverReply(entryId, now, mailer);
  expect(sent[0]?.email.fromName).not.toContain("Recovery");
});

describe("refuses an email", () => {
  const refused = async (id = client.id) => writeToClient(staff, { clientId: id, text, locale: "en" }, now);

  it("to a colleague's client without a reason, which it does not tell from an unknown client", async () => {
    const other = await aClient().insert();
    expect(await refused(other.id)).toMatchObject({ ok: false, error: "RESOURCE_NOT_FOUND" });
    expect(await refused("00000000-0000-4000-8000-000000000000")).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
  });

  it("to a client who was merged into another one", async () => {
    const kept = await aClient().insert();
    await db.client.update({ where: { id: client.id }, data: { mergedIntoId: kept.id, mergedAt: new Date(now) } });
    expect(await refused()).toMatchObject({ ok: false, error: "RESOURCE_NOT_FOUND" });
  });

  it("to a client without an email address", async () => {
    await db.client.update({ where: { id: client.id }, data: { email: null } });
    expect(await refused()).toMatchObject({ ok: false, error: "BUSINESS_RULE_VIOLATION" });
    expect(await db.contactMessage.count()).toBe(0);
  });
});
