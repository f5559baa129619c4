import { answered, now, raw, received, startInbox } from "@/lib/testing/inbox";

import { readThread } from "./queries/thread";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

beforeEach(startInbox);

describe("a received email", () => {
  it.each([
    ["no sender", {}, undefined],
    ["two senders", { From: "client@example.org, other@example.net" }, "client@example.org, other@example.net"],
  ])("is stored with a note if it names %s", async (_what, headers: Record<string, string>, from) => {
    const { id, messageId } = await answered();
    await received(raw({ "Message-ID": "<s@x.example>", "In-Reply-To": messageId, ...headers }), now);
    const entry = (await readThread({ kind: "message", id })).at(-1);
    expect(entry?.facts).toEqual({ isWithheld: false, isAutomatic: false, isSenderUnproven: true });
    expect(entry?.content?.from).toBe(from);
  });

  it("is stored with notes on what of it could not be read", async () => {
    const { id, messageId } = await answered();
    const head = { "In-Reply-To": messageId, From: "client@example.org" };
    const nested = (n: number): string => `--${n}\r\nContent-Type: multipart/mixed; boundary=${n + 1}\r\n\r\n`;
    await received(raw({ ...head, "Content-Type": "text/plain; charset=ibm850" }, "\u0081"), now);
    await received(
      raw(
        { ...head, "Content-Type": "multipart/mixed; boundary=0" },
        Array.from({ length: 30 }, (_, n) => nested(n)).join(""),
      ),
      now + 1,
    );
    const versions = "--b\r\n\r\nSee the HTML\r\n--b\r\nContent-Type: text/html\r\n\r\nI paid 5 BTC to them\r\n--b--";
    await received(raw({ ...head, "Content-Type": "multipart/alternative; boundary=b" }, versions), now + 2);
    const thread = (await readThread({ kind: "message", id })).slice(1);
    const own = { isWithheld: false, isAutomatic: false };
    expect(thread.map(({ facts }) => facts)).toEqual([
      { ...own, hasDoubtfulLetters: true },
      { ...own, hasUnreadParts: true },
      { ...own, hasOtherVersion: true },
    ]);
  });

  const phrase = `${"abandon ".repeat(11)}about`;
  it.each([
    ["its subject", { Subject: phrase }, "Hello"],
    [
      "a version that is not shown",
      { "Content-Type": "multipart/alternative; boundary=b" },
      `--b\r\n\r\nSee my words in the HTML\r\n--b\r\nContent-Type: text/html\r\n\r\n<p>${phrase}</p>\r\n--b--`,
    ],
  ])("is stored without its subject and text if a wallet's secret is in %s", async (_what, headers, body) => {
    const { id, messageId } = await answered();
    const head = { "In-Reply-To": messageId, From: "client@example.org" };
    await received(raw({ ...head, ...(headers as Record<string, string>) }, body), now);
    expect((await readThread({ kind: "message", id })).at(-1)).toMatchObject({
      content: { subject: "", text: "" },
      facts: { isWithheld: true },
    });
  });
});
