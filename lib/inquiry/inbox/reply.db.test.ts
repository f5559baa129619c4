import { db } from "@/lib/platform/db/client";
import { messageIdFor } from "@/lib/platform/mail/message";
import { suppress } from "@/lib/platform/mail/suppression";
import { now, staff, sent, mailer, item, read, jobs, replied, raw, startInbox } from "@/lib/testing/inbox";
import { staffAs } from "@/lib/testing/staff-as";

import { abandonReply, deliverReply } from "./commands/deliver-reply";
import { reply, replyKey, undoReply } from "./commands/reply";
import { receiveEmail } from "./commands/receive-email";
import { saveDraft } from "./commands/save-draft";
import { writeNote } from "./commands/write-note";
import { readDraft } from "./queries/draft";
import { readThread } from "./queries/thread";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

beforeEach(startInbox);

describe("a reply", () => {
  it("marks the item as answered at once and is sent ten seconds later; its draft is kept until then", async () => {
    const { reference, email, id } = await item();
    const entryId = await replied(reference);
    expect(await read(reference)).toMatchObject({ state: "answered", ownerId: staff.id, version: 2 });
    const [job] = await jobs("inquiry-reply");
    expect([job?.key, job?.run_at.getTime()]).toEqual([`inquiry-reply:${entryId}`, now + 10_000]);
    expect((await readDraft(staff, { kind: "message", id }))?.text).toContain("will call you");
    expect(await deliverReply(entryId, now, mailer)).toBe("sent");
    expect(sent[0]?.email).toMatchObject({ to: email, text: expect.stringContaining("will call you") });
    expect(await deliverReply(entryId, now, mailer)).toBe("outdated");
    expect(sent).toHaveLength(1);
    expect(await readDraft(staff, { kind: "message", id })).toBeUndefined();
    expect(await readThread({ kind: "message", id })).toMatchObject([{ kind: "reply", delivery: "sent" }]);
  });

  it("is stored encrypted", async () => {
    const { reference } = await item();
    await replied(reference, 1, "A sentence nobody else may read.");
    const rows = await db.inquiryEntry.findMany({});
    expect(rows.map(({ contentCipher }) => Buffer.from(contentCipher ?? []).toString("latin1")).join()).not.toContain(
      "sentence",
    );
  });

  it("can be undone by its author until sending begins", async () => {
    const { reference, id } = await item();
    const first = await replied(reference);
    const other = await staffAs("manager");
    expect(await undoReply(other, first, now)).toMatchObject({ ok: false });
    expect(await undoReply(staff, first, now)).toEqual({ ok: true, value: null });
    expect(await jobs("inquiry-reply")).toEqual([]);
    expect(await read(reference)).toMatchObject({ state: "received", ownerId: null, answeredAt: null });
    expect((await readDraft(staff, { kind: "message", id }))?.text).toContain("will call you");
    expect(await deliverReply(first, now, mailer)).toBe("outdated");
    const second = await replied(reference, 3);
    await deliverReply(second, now, mailer);
    expect(await undoReply(staff, second, now)).toMatchObject({ ok: false, error: "RESOURCE_CONFLICT" });
    expect(sent).toHaveLength(1);
  });

  it("is inserted before the text of a newer draft if staff undo the reply", async () => {
    const { reference, id } = await item();
    const entryId = await replied(reference);
    await saveDraft(staff, { reference, text: "And one thing more." }, now + 2_000);
    expect(await undoReply(staff, entryId, now + 5_000)).toEqual({ ok: true, value: null });
    const draft = await readDraft(staff, { kind: "message", id });
    expect(draft?.text).toMatch(/will call you[^]*\n\nAnd one thing more\.$/);
  });

  it("becomes a draft again after an undo, even if the reply field was emptied before the undo", async () => {
    const { reference, id } = await item();
    const entryId = await replied(reference);
    await saveDraft(staff, { reference, text: "" }, now + 2_000);
    expect(await undoReply(staff, entryId, now + 5_000)).toEqual({ ok: true, value: null });
    expect((await readDraft(staff, { kind: "message", id }))?.text).toContain("will call you");
  });

  it("is rejected if a colleague has changed the item since the page showed it", async () => {
    const { reference } = await item();
    await writeNote(await staffAs("manager"), { reference, text: "She called again." }, now);
    const stale = { reference, version: 1, text: "Too late.", locale: "en", isRefusal: false } as const;
    expect(await reply(staff, stale, now)).toMatchObject({ ok: false, error: "RESOURCE_CONFLICT" });
    expect(await jobs("inquiry-reply")).toEqual([]);
  });

  it("has headers that continue the thread, and a neutral subject", async () => {
    const { reference, id } = await item({ subject: "My broker vanished" });
    const receipt = messageIdFor(`contact-sender:${id}:0`);
    await db.mailDelivery.create({ data: { key: `contact-sender:${id}:0`, messageId: receipt } });
    const first = await replied(reference);
    await deliverReply(first, now, mailer);
    const answer = {
      "Message-ID": "<a@client.example>",
      "In-Reply-To": messageIdFor(replyKey(first)),
      From: "x@y.example",
    };
    await receiveEmail(raw(answer), { at: now + 1 });
    const { version } = await read(reference);
    const second = await reply(
      staff,
      { reference, version, text: "See you then.", locale: "en", isRefusal: false },
      now + 2,
    );
    await deliverReply(second.ok ? second.value.entryId : "", now, mailer);
    expect(sent[1]?.email.headers).toMatchObject({
      "In-Reply-To": "<a@client.example>",
      References: `${receipt} ${messageIdFor(replyKey(first))} <a@client.example>`,
    });
    expect(sent[1]?.email.subject).toBe("[Demo] Your request");
  });

  it("does not name the firm if the message's sender asked for discretion", async () => {
    const { reference } = await item({ safeContact: { discreet: true } });
    await deliverReply(await replied(reference), now, mailer);
    const [{ email } = {}] = sent;
    expect(`${email?.fromName} ${email?.subject} ${email?.text}`).not.toMatch(/Financial Recovery|Sample Recovery/i);
  });
});

it("an item waits for an answer again if its reply is not sent because the email address is suppressed", async () => {
  const { reference, id, email } = await item();
  await db.$transaction((tx) => suppress(tx, email, "hard-bounce"));
  expect(await deliverReply(await replied(reference), now, mailer)).toBe("suppressed");
  expect(sent).toEqual([]);
  expect((await read(reference)).state).toBe("received");
  expect((await readDraft(staff, { kind: "message", id }))?.text).toContain("will call you");
});

it("a reply is not sent after staff give it up, and its item waits for an answer again", async () => {
  const { reference } = await item();
  const entryId = await replied(reference);
  await db.$transaction((tx) => abandonReply(tx, { entryId, by: staff, now }));
  expect((await read(reference)).state).toBe("received");
  expect(await deliverReply(entryId, now, mailer)).toBe("outdated");
  expect(sent).toEqual([]);
});

it("saves one draft for each staff member and deletes a draft when its text is empty", async () => {
  const { reference, id } = await item();
  const colleague = await staffAs("manager");
  await saveDraft(staff, { reference, text: "Mine" }, now);
  await saveDraft(staff, { reference, text: "Mine, longer" }, now);
  await saveDraft(colleague, { reference, text: "Theirs" }, now);
  expect((await readDraft(staff, { kind: "message", id }))?.text).toBe("Mine, longer");
  await saveDraft(staff, { reference, text: "" }, now);
  expect(await readDraft(staff, { kind: "message", id })).toBeUndefined();
  expect((await readDraft(colleague, { kind: "message", id }))?.text).toBe("Theirs");
  expect((await read(reference)).version).toBe(1);
});
