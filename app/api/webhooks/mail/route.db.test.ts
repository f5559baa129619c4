import { createHmac } from "node:crypto";

import { maxKeptBytes } from "@/lib/inquiry/inbox/kept-emails";
import { db } from "@/lib/platform/db/client";
import { maxBodyBytesOf } from "@/lib/platform/request/request-body";

import { GET, POST } from "./route";

const context = { params: Promise.resolve({}) };
const url = "http://localhost:3000/api/webhooks/mail";
const signed = (body: string | Buffer) =>
  createHmac("sha256", process.env.INBOUND_MAIL_SECRET ?? "")
    .update(body)
    .digest("hex");

async function post(body: string | Buffer, signature: string | undefined) {
  const headers = { "x-client-address": "192.0.2.9", ...(signature === undefined ? {} : { "x-signature": signature }) };
  const bytes = typeof body === "string" ? body : Uint8Array.from(body);
  return POST(new Request(url, { method: "POST", body: bytes, headers }), context);
}

beforeEach(() => db.receivedEmail.deleteMany({}));

it('accepts a signature with or without the "sha256=" prefix, and stores a repeated email once', async () => {
  const body = "From: client@example.org\r\n\r\nThank you.\r\n";
  for (const signature of [signed(body), `sha256=${signed(body)}`])
    expect((await post(body, signature)).status).toBe(200);
  expect(await db.receivedEmail.findMany()).toMatchObject([
    { isCut: false, bytes: BigInt(body.length), outcome: null },
  ]);
});

it.each([
  ["missing", undefined],
  ["made for another text", signed("another")],
  ["too short", "ab12"],
  ["not hexadecimal", "z".repeat(64)],
])("refuses an email if its signature is %s, and stores nothing", async (_what, signature) => {
  const response = await post("From: client@example.org\r\n\r\n", signature);
  const { error } = (await response.json()) as { error: { code: string; message: string } };
  expect([response.status, error.code]).toEqual([401, "AUTH_TOKEN_INVALID"]);
  expect(error.message).toContain("x-signature");
  expect(error.message).not.toContain("session");
  expect(await db.receivedEmail.count()).toBe(0);
});

it("accepts a signed body that is not an email", async () => {
  for (const body of ["", "no headers", "\0\0\0"]) expect((await post(body, signed(body))).status).toBe(200);
});

it("keeps the first 25 MB of an email, checks the signature of all of it, and refuses none for its size", async () => {
  const large = Buffer.alloc(maxKeptBytes + 1_000_000, "x");
  expect((await post(large, signed(large.subarray(0, maxKeptBytes)))).status).toBe(401);
  expect((await post(large, signed(large))).status).toBe(200);
  const [stored] = await db.receivedEmail.findMany({ include: { _count: { select: { parts: true } } } });
  expect(stored).toMatchObject({ isCut: true, bytes: BigInt(large.length), _count: { parts: 100 } });
  expect(maxBodyBytesOf("/api/webhooks/mail")).toBe(Infinity);
});

it("refuses GET requests", async () => {
  expect((await GET(new Request(url), context)).status).toBe(405);
});
