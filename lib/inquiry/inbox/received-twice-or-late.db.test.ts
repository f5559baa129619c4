import { db } from "@/lib/platform/db/client";
import { openCopy } from "@/lib/platform/mail/sent-emails";
import { answered, item, jobs, now, raw, read, received, startInbox } from "@/lib/testing/inbox";

import { replyKey } from "./commands/reply";
import { replyAddress } from "./reply-address";
import { readThread } from "./queries/thread";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

beforeEach(startInbox);

describe("an email in a thread", () => {
  it.each([
    ["a read receipt", { "Content-Type": "multipart/report; report-type=disposition-notification; boundary=b" }],
    ["a marked absence notice", { "X-Autorespond": "Away" }],
    ["an absence notice with a precedence", { Precedence: "auto_reply" }],
  ])("does not reopen its item if it is %s", async (_what, headers: Record<string, string>) => {
    const { reference, messageId } = await answered();
    const machine = { "Message-ID": "<m@x.example>", "In-Reply-To": messageId, From: "client@example.org" };
    expect(await received(raw({ ...machine, ...headers }, "--b\r\n\r\nAway\r\n--b--"), now)).toBe("added");
    expect((await read(reference)).state).toBe("answered");
    expect(await db.staffNotice.count()).toBe(0);
  });

  it("without a Message-ID is stored once, even if it arrives on two ways", async () => {
    const { messageId } = await answered();
    const from = (server: string) => raw({ Received: server, "In-Reply-To": messageId, From: "client@example.org" });
    expect(await received(from("one"), now)).toBe("added");
    expect(await received(from("two"), now)).toBe("repeated");
  });

  it("is stored without the quote of our email, but with a forwarded email", async () => {
    const { id, entryId, messageId } = await answered();
    const copy = await db.sentEmail.findFirst({ where: { deliveryKey: replyKey(entryId) } });
    const sentText = copy?.contentCipher ? openCopy({ contentCipher: copy.contentCipher }).text : "";
    const quote = sentText.replace(/^/gm, "> ");
    const forwarded = "Begin forwarded message:\n\n> From: Broker\n> Pay 2 BTC today";
    const head = (n: number) => ({
      "Message-ID": `<${n}@x.example>`,
      "In-Reply-To": messageId,
      From: "client@example.org",
    });
    await received(
      raw(head(1), `Yes.\n\nAm 8. Januar um 17:00 schrieb Office\n<office@firm.example>:\n\n${quote}`),
      now + 1,
    );
    await received(raw(head(2), forwarded), now + 2);
    const thread = await readThread({ kind: "message", id });
    expect(quote.length).toBeGreaterThan(100);
    expect(thread.slice(1).map(({ content }) => content?.text)).toEqual(["Yes.", forwarded]);
  });
});

describe("an email to a thread that was deleted", () => {
  const answer = (to: string | undefined, headers: Record<string, string> = {}) =>
    raw({
      "Message-ID": "<h@x.example>",
      To: to ?? "",
      From: "Jo Sample <jo@example.org>",
      Subject: "Again",
      ...headers,
    });

  it("makes a new item, once, and staff are notified", async () => {
    const { reference, id } = await item();
    const to = replyAddress(reference);
    await db.contactMessage.delete({ where: { id } });
    expect(await received(answer(to), now)).toBe("started");
    expect(await received(answer(to), now)).toBe("repeated");
    const [started, ...others] = await db.contactMessage.findMany();
    expect(others).toEqual([]);
    expect(started).toMatchObject({
      state: "received",
      source: "email",
      firstName: "Jo Sample",
      lastName: "",
      email: "jo@example.org",
      createdAt: new Date(now),
    });
    expect(await readThread({ kind: "message", id: started?.id ?? "" })).toMatchObject([
      { kind: "received", content: { subject: "Again", text: "Thank you, tomorrow is fine." } },
    ]);
    expect(await db.staffNotice.findMany()).toMatchObject([{ kind: "message", reference: started?.reference }]);
    expect(await received(answer(replyAddress(started?.reference ?? ""), { "Message-ID": "<i@x.example>" }), now)).toBe(
      "added",
    );
  });

  it("makes no item if a program sent it", async () => {
    const { reference, id } = await item();
    await db.contactMessage.delete({ where: { id } });
    expect(await received(answer(replyAddress(reference), { "Auto-Submitted": "auto-replied" }), now)).toBe("ignored");
    expect(await db.contactMessage.count()).toBe(0);
  });
});

describe("an email that belongs to no thread", () => {
  const wrong = "r-msg-2222-2222-000000000000000000000000@reply.example.com";
  const lines = [`To: ${wrong}`, "From: Jo Sample <jo@example.org>", "Subject: Again", "Message-ID: <w@x.example>"];
  const email = (...more: readonly string[]) => Buffer.from([...lines, ...more, "", "5 BTC are missing"].join("\r\n"));

  it.each([
    ["with a wrong proof", email()],
    ["with carriage returns alone", Buffer.from(email().toString().replaceAll("\r\n", "\r"))],
  ])("makes an item in quarantine, once, and staff are told once a day: %s", async (_what, sent) => {
    expect(await received(sent)).toBe("held");
    expect(await received(sent)).toBe("repeated");
    const [held, ...others] = await db.contactMessage.findMany();
    expect(others).toEqual([]);
    expect(held).toMatchObject({ state: "quarantined", suspicions: ["no-thread"], email: "jo@example.org" });
    expect(await readThread({ kind: "message", id: held?.id ?? "" })).toMatchObject([
      { kind: "received", content: { subject: "Again", text: "5 BTC are missing" } },
    ]);
    expect([await db.staffNotice.count(), (await jobs("quarantine-notice")).length]).toEqual([0, 1]);
    expect(await jobs("inquiry-email")).toEqual([]);
  });

  it("makes no item if a program sent it", async () => {
    expect(await received(email("Auto-Submitted: auto-replied"))).toBe("unknown-thread");
    expect(await db.contactMessage.count()).toBe(0);
  });

  it("with two senders is quarantined, even if its proof is right", async () => {
    const { reference, id } = await item();
    await db.contactMessage.delete({ where: { id } });
    const to = replyAddress(reference) ?? "";
    expect(await received(raw({ From: "a@example.org, b@example.org", To: to }))).toBe("held");
  });
});

it("a delivery report of a client with no email of ours is text in its thread, and changes nothing else", async () => {
  const { reference, id } = await answered();
  const report = (to: string) =>
    raw(
      {
        "Message-ID": "<r@x.example>",
        From: "client@example.org",
        To: to,
        "Content-Type": "multipart/report; report-type=delivery-status; boundary=b",
      },
      "--b\r\n\r\nMy bank returned it\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\nStatus: 5.1.1\r\n--b--",
    );
  expect(await received(report("office@firm.example"))).toBe("not-ours");
  const before = await read(reference);
  expect(await received(report(replyAddress(reference) ?? ""))).toBe("added");
  expect(await read(reference)).toMatchObject({ state: "answered", answeredAt: before.answeredAt });
  expect((await readThread({ kind: "message", id })).slice(1)).toMatchObject([
    { kind: "received", content: { text: "My bank returned it" }, facts: { isAutomatic: true } },
  ]);
  expect(await db.suppressedAddress.count()).toBe(0);
});
