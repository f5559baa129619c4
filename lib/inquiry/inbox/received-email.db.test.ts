import { db } from "@/lib/platform/db/client";
import { isSuppressed } from "@/lib/platform/mail/suppression";
import { msPerHour } from "@/lib/platform/time/instant";
import { answered, item, now, raw, read, received, startInbox } from "@/lib/testing/inbox";

import { referenceOf, replyAddress } from "./reply-address";
import { readThread } from "./queries/thread";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

beforeEach(startInbox);

describe("a received email", () => {
  /** An email that reports that our reply was not delivered. */
  const report = (messageId: string, status: string) =>
    raw(
      {
        "Message-ID": `<dsn-${status}@mx.example>`,
        From: "MAILER-DAEMON@mx.example",
        "MIME-Version": "1.0",
        "Content-Type": 'multipart/report; report-type=delivery-status; boundary="b"',
      },
      [
        "--b",
        "Content-Type: text/plain",
        "",
        "Not delivered.",
        "--b",
        "Content-Type: message/delivery-status",
        "",
        "Reporting-MTA: dns; mx.example",
        "",
        "Final-Recipient: rfc822; client@example.org",
        "Action: failed",
        `Status: ${status}`,
        "",
        "--b",
        "Content-Type: message/rfc822",
        "",
        `Message-ID: ${messageId}`,
        "Subject: x",
        "",
        "x",
        "--b--",
      ].join("\r\n"),
    );

  it("reopens its inbox item only once, even if the email arrives twice", async () => {
    const { reference, id, messageId } = await answered();
    const email = raw(
      {
        "Message-ID": "<b@client.example>",
        "In-Reply-To": messageId,
        From: "Client <client@example.org>",
        Subject: "Re: Your request",
      },
      "Yes.\r\n\r\nOn Friday, Office wrote:\r\n> We have read it and will call you.",
    );
    const outcomes = await Promise.all([received(email, now + msPerHour), received(email, now + msPerHour)]);
    expect(outcomes.sort()).toEqual(["added", "repeated"]);
    expect(await read(reference)).toMatchObject({
      state: "received",
      answeredAt: null,
      reopenedAt: new Date(now + msPerHour),
    });
    const thread = await readThread({ kind: "message", id });
    expect(thread.at(-1)).toMatchObject({ kind: "received", content: { text: "Yes.", subject: "Re: Your request" } });
    expect(thread.at(-1)?.content?.from).toBeUndefined();
    expect(await db.staffNotice.count()).toBe(1);
  });

  it("is stored with its plain text and attachment names, and with the sender's address if the sender is not the client", async () => {
    const { id, messageId } = await answered();
    const body = [
      "--b",
      "Content-Type: text/html; charset=utf-8",
      "",
      "<style>p{}</style><p>Hello&nbsp;<b>you</b></p><script>x()</script><p>Bye</p>",
      "--b",
      'Content-Type: application/pdf; name="proof.pdf"',
      'Content-Disposition: attachment; filename="proof.pdf"',
      "",
      "x",
      "--b--",
    ].join("\r\n");
    await received(
      raw(
        {
          "Message-ID": "<c@x.example>",
          References: messageId,
          From: "other@example.net",
          "MIME-Version": "1.0",
          "Content-Type": 'multipart/mixed; boundary="b"',
        },
        body,
      ),
      now,
    );
    expect((await readThread({ kind: "message", id })).at(-1)?.content).toEqual({
      subject: "",
      text: "Hello you\nBye",
      attachments: ["proof.pdf"],
      from: "other@example.net",
    });
  });

  it("does not reopen its item if the email is an automatic response", async () => {
    const { reference, id, messageId } = await answered();
    await received(
      raw({
        "Message-ID": "<d@x.example>",
        "In-Reply-To": messageId,
        From: "client@example.org",
        "Auto-Submitted": "auto-replied",
      }),
      now,
    );
    expect((await read(reference)).state).toBe("answered");
    expect((await readThread({ kind: "message", id })).at(-1)).toMatchObject({
      kind: "received",
      facts: { isAutomatic: true },
    });
  });

  it("is stored without its text if the text contains a wallet's secret", async () => {
    const { id, messageId } = await answered();
    const phrase = "abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about";
    await received(
      raw({ "Message-ID": "<e@x.example>", "In-Reply-To": messageId, From: "client@example.org" }, phrase),
      now,
    );
    expect((await readThread({ kind: "message", id })).at(-1)).toMatchObject({
      content: { text: "" },
      facts: { isWithheld: true },
    });
  });

  it("is ignored if it does not belong to a thread", async () => {
    await answered();
    const before = await db.inquiryEntry.count();
    expect(
      await received(
        raw({
          "Message-ID": "<f@x.example>",
          "In-Reply-To": "<unknown@x.example>",
          To: "r-msg-2222-2222-000000000000000000000000@reply.example.com",
        }),
        now,
      ),
    ).toBe("unknown-thread");
    expect(await db.inquiryEntry.count()).toBe(before);
  });

  it("marks our reply as undelivered and stops emails to the client if it reports that the client's address does not exist", async () => {
    const { reference, id, messageId } = await answered();
    expect(await received(report(messageId, "4.2.2"), now)).toBe("ignored");
    expect(await received(report(messageId, "5.1.1"), now)).toBe("bounced");
    expect(await received(report(messageId, "5.1.1"), now)).toBe("repeated");
    expect((await read(reference)).state).toBe("received");
    expect(await isSuppressed("client@example.org")).toBe(true);
    expect(await readThread({ kind: "message", id })).toMatchObject([
      { delivery: "failed" },
      { kind: "bounced", facts: { status: "5.1.1" } },
    ]);
  });

  it("changes nothing if it reports an email that we did not send", async () => {
    const { reference, id, messageId } = await answered();
    const own = { "Message-ID": "<own@client.example>", "In-Reply-To": messageId, From: "client@example.org" };
    await received(raw(own), now);
    const before = await read(reference);
    expect(await received(report("<own@client.example>", "5.1.1"), now)).toBe("not-ours");
    expect(await read(reference)).toEqual(before);
    expect(await isSuppressed("client@example.org")).toBe(false);
    expect((await readThread({ kind: "message", id })).map(({ kind }) => kind)).toEqual(["reply", "received"]);
  });

  it.each(["5.2.2", "5.7.1"])(
    "marks our reply as undelivered, but does not stop emails to the client, if it reports the status %s",
    async (status) => {
      const { id, messageId } = await answered();
      expect(await received(report(messageId, status), now)).toBe("bounced");
      expect(await readThread({ kind: "message", id })).toMatchObject([
        { delivery: "failed" },
        { kind: "bounced", facts: { status } },
      ]);
      expect(await isSuppressed("client@example.org")).toBe(false);
    },
  );
});

it("a reply address identifies its item only if the HMAC in the address is correct", async () => {
  const { reference } = await item();
  expect(replyAddress(reference)).toMatch(/^r-msg-[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-f]{24}@reply\.example\.com$/);
  const address = replyAddress(reference) ?? "";
  expect(referenceOf(address.toUpperCase())).toBe(reference);
  for (const wrong of [address.replace(/[0-9a-f]@/, "x@"), address.replace("r-msg", "r-req"), "client@example.org", ""])
    expect(referenceOf(wrong)).toBeUndefined();
});

it("an email with neither In-Reply-To nor References is added to the thread of the reply address to which it was sent", async () => {
  const { reference, id } = await item();
  const to = `Office <${replyAddress(reference)}>`;
  expect(await received(raw({ "Message-ID": "<g@x.example>", To: to, From: "client@example.org" }), now)).toBe("added");
  expect(await readThread({ kind: "message", id })).toMatchObject([{ kind: "received" }]);
});

it("readThread returns only the newest 500 entries of a thread", async () => {
  const { id: contactMessageId } = await item();
  const entries = Array.from({ length: 501 }, (_, n) => ({
    contactMessageId,
    kind: "call",
    at: new Date(now + n),
    version: n + 1,
  }));
  await db.inquiryEntry.createMany({ data: entries });
  const thread = await readThread({ kind: "message", id: contactMessageId });
  expect([thread.length, thread[0]?.version, thread.at(-1)?.version]).toEqual([500, 2, 501]);
});
