import { createHmac } from "node:crypto";

import { receiveMessage } from "@/lib/contact/commands/receive-message";
import { replyAddress } from "@/lib/inbox/reply-address";
import { db } from "@/lib/platform/db/client";
import { aMessage } from "@/lib/testing/inquiries";

import { GET, POST } from "./route";

const context = { params: Promise.resolve({}) };
const signed = (body: string) =>
  createHmac("sha256", process.env.INBOUND_MAIL_SECRET ?? "")
    .update(body)
    .digest("hex");

async function post(body: string, signature: string | undefined, headers: Record<string, string> = {}) {
  const url = "http://localhost:3000/api/webhooks/mail";
  const all = {
    "x-client-address": "192.0.2.9",
    ...headers,
    ...(signature === undefined ? {} : { "x-signature": signature }),
  };
  return POST(new Request(url, { method: "POST", body, headers: all }), context);
}

async function aReply() {
  const received = await receiveMessage(aMessage(), { hidden: { website: "" }, locale: "en", now: Date.now() });
  const reference = received.ok ? received.value.reference : "";
  return `Message-ID: <${reference}@x.example>\r\nFrom: client@example.org\r\nTo: ${replyAddress(reference)}\r\n\r\nThank you.\r\n`;
}

it('accepts a signature with or without the "sha256=" prefix, and stores a repeated email once', async () => {
  const body = await aReply();
  const before = await db.inquiryEntry.count();
  for (const signature of [signed(body), `sha256=${signed(body)}`])
    expect((await post(body, signature)).status).toBe(200);
  expect(await db.inquiryEntry.count()).toBe(before + 1);
});

it.each([
  ["missing", undefined],
  ["made for another text", signed("another")],
  ["too short", "ab12"],
  ["not hexadecimal", "z".repeat(64)],
])("refuses an email if its signature is %s, and stores nothing", async (_what, signature) => {
  const body = await aReply();
  const before = await db.inquiryEntry.count();
  const response = await post(body, signature);
  expect([response.status, ((await response.json()) as { error: { code: string } }).error.code]).toEqual([
    401,
    "AUTH_TOKEN_INVALID",
  ]);
  expect(await db.inquiryEntry.count()).toBe(before);
});

it("accepts and ignores a signed body that is not an email", async () => {
  for (const body of ["", "no headers", "\0\0\0"]) expect((await post(body, signed(body))).status).toBe(200);
});

it("refuses a body of more than 10 MiB, and refuses GET requests", async () => {
  const long = "x".repeat(10 * 1024 * 1024 + 1);
  expect((await post(long, signed(long))).status).toBe(413);
  expect((await GET(new Request("http://localhost:3000/api/webhooks/mail"), context)).status).toBe(405);
});
