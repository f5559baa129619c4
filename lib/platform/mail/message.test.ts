import fc from "fast-check";
import { createTransport } from "nodemailer";
import PostalMime from "postal-mime";

import { anEmail } from "@/lib/testing/builders/email";
import { hostileText } from "@/lib/testing/hostile-text";

import { env } from "../env";
import type { Email } from "./email";
import { headerText, parseSender, plainAddress } from "./header-text";
import { messageIdFor, messageOf } from "./message";

const plainEmail = anEmail();

async function rawOf(email: Email): Promise<Buffer> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const { message } = await transport.sendMail({ ...messageOf(email, messageIdFor("key")), date: new Date(0) });
  return message as Buffer;
}

const headerNames = async (raw: Buffer) => (await PostalMime.parse(raw)).headers.map(({ key }) => key).sort();

const hostile = hostileText(12);

it("prevents text in a header from adding a header, a recipient, body text or an attachment", async () => {
  const expected = await headerNames(await rawOf(plainEmail));
  await fc.assert(
    fc.asyncProperty(hostile, hostile, hostile, hostile, async (toName, fromName, subject, filename) => {
      const raw = await rawOf({
        ...plainEmail,
        toName,
        fromName,
        subject: `S ${subject}`,
        attachments: plainEmail.attachments.map((attachment) => ({ ...attachment, filename: `f${filename}` })),
      });
      const mail = await PostalMime.parse(raw);
      expect(mail.headers.map(({ key }) => key).sort()).toEqual(expected);
      expect(mail.to).toHaveLength(1);
      expect(mail.to?.[0]?.address).toBe("zoe@example.org");
      expect(mail.from?.address).toBe("office@example.com");
      expect(mail.text?.trim()).toBe("Guten Tag");
      expect(mail.attachments.filter(({ disposition }) => disposition === "attachment")).toHaveLength(1);
    }),
    { numRuns: 200 },
  );
});

it("sends only to the recipient's address, even if the recipient's name contains other addresses", () => {
  const { envelope } = messageOf({ ...plainEmail, toName: "a@example.net, b@example.net" }, "<x@y>");
  expect(envelope).toEqual({ from: "office@example.com", to: ["zoe@example.org"] });
});

it.each([
  "zoe@example.org, eve@example.org",
  "zoe@example.org\r\nBcc: x@y",
  "Zoe <zoe@example.org>",
  "zoe",
  "",
  "a b@example.org",
  "@example.org",
])("refuses %j, because it is not a single plain address", (to) =>
  expect(() => messageOf({ ...plainEmail, to }, "<x@y>")).toThrow("Not a plain mail address"),
);

it("refuses an invalid header name and keeps each header on one line", async () => {
  expect(() => messageOf({ ...plainEmail, headers: { "X-A\r\nBcc": "x" } }, "<x@y>")).toThrow(
    "Not the name of a mail header",
  );
  const mail = await PostalMime.parse(
    await rawOf({ ...plainEmail, headers: { "X-Note": "a\r\nBcc: evil@example.com" } }),
  );
  expect(mail.headers.find(({ key }) => key === "x-note")?.value).toBe("a Bcc: evil@example.com");
  expect(mail.bcc).toBeUndefined();
});

it("sets the sender, the reply address and the language, and marks the email as automatic", async () => {
  const mail = await PostalMime.parse(await rawOf(plainEmail));
  expect(mail.from).toMatchObject({ name: "Appointments", address: "office@example.com" });
  expect(mail.replyTo?.[0]?.address).toBe("help@example.com");
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
  expect(header("content-language")).toBe("de");
  expect(header("auto-submitted")).toBe("auto-generated");
  expect(header("x-auto-response-suppress")).toBe("OOF, AutoReply");
});

it("contains a calendar file twice: as an alternative to the text and as an attachment", async () => {
  const { attachments } = await PostalMime.parse(await rawOf(plainEmail));
  expect(
    attachments.map(({ mimeType, method, disposition, filename }) => ({ mimeType, method, disposition, filename })),
  ).toEqual([
    { mimeType: "text/calendar", method: "PUBLISH", disposition: null, filename: null },
    { mimeType: "text/calendar", method: "PUBLISH", disposition: "attachment", filename: "termin.ics" },
  ]);
  const structure = (await rawOf(plainEmail)).toString().match(/^Content-Type: [\w/]+/gim);
  expect(structure).toEqual(
    ["multipart/mixed", "multipart/alternative", "text/plain", "text/html", "text/calendar", "text/calendar"].map(
      (type) => `Content-Type: ${type}`,
    ),
  );
  const without = await PostalMime.parse(await rawOf({ ...plainEmail, attachments: [] }));
  expect(without.attachments).toEqual([]);
});

it("contains every link of the plain text in one piece", async () => {
  const text = `Grüße\n${"https://www.example.com/de/booking/manage/".padEnd(120, "a")}\n`;
  const raw = (await rawOf({ ...plainEmail, text })).toString();
  const [, part = ""] = raw.split(/^Content-Type: text\/plain/im);
  const [head = "", body = ""] = part.split("\r\n\r\n");
  expect(head).toMatch(/Content-Transfer-Encoding: base64/i);
  expect(
    Buffer.from(body.split("\r\n--")[0] ?? "", "base64")
      .toString()
      .replaceAll("\r\n", "\n"),
  ).toBe(text);
});

it("takes the sender's name from MAIL_FROM if MAIL_FROM contains a name", () => {
  jest.replaceProperty(env(), "MAIL_FROM", "Desk <office@example.com>");
  expect(messageOf(plainEmail, "<x@y>").from).toEqual({ name: "Desk", address: "office@example.com" });
  jest.restoreAllMocks();
  expect(messageOf(plainEmail, "<x@y>").from).toEqual({ name: "Appointments", address: "office@example.com" });
});

it("uses the same Message-ID for all attempts to send an email", () => {
  expect(messageIdFor("booking-confirmed:1:0")).toBe(messageIdFor("booking-confirmed:1:0"));
  expect(messageIdFor("booking-confirmed:1:0")).not.toBe(messageIdFor("booking-confirmed:1:1"));
  expect(messageIdFor("a")).toMatch(/^<[0-9a-f]{32}@localhost>$/);
});

it("reads MAIL_FROM with and without a name", () => {
  expect(parseSender("office@example.com")).toEqual({ name: "", address: "office@example.com" });
  expect(parseSender('"The Office" <office@example.com>')).toEqual({
    name: "The Office",
    address: "office@example.com",
  });
  expect(parseSender("Office <office@example.com>")).toEqual({ name: "Office", address: "office@example.com" });
  expect(() => parseSender("Office <office>")).toThrow();
});

it("does not change ordinary names and addresses", () => {
  expect(headerText("Müller-Lüdenscheidt, Dr. 😀")).toBe("Müller-Lüdenscheidt, Dr. 😀");
  expect(plainAddress("o'neil+office@müller.example")).toBe("o'neil+office@müller.example");
});
