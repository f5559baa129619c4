import { randomUUID } from "node:crypto";

import { db } from "@/lib/platform/db/client";
import { aMessage, aRequest } from "@/lib/testing/inquiries";

import { POST as postLead } from "../leads/route";
import { POST } from "./route";

const context = { params: Promise.resolve({}) };

type RequestOptions = { readonly address?: string; readonly headers?: Record<string, string>; readonly raw?: string };

function post(body: unknown, { address = randomAddress(), headers = {}, raw }: RequestOptions = {}): Promise<Response> {
  const request = new Request("http://localhost:3000/api/contact", {
    method: "POST",
    headers: { "content-type": "application/json", "x-client-address": address, ...headers },
    body: raw ?? JSON.stringify(body),
  });
  return POST(request, context);
}

/** An IP address in a new /64 network. Limits count a /64 network as one client. */
function randomAddress(): string {
  return `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;
}

const statuses = async (responses: readonly Promise<Response>[]) => {
  const counts = new Map<number, number>();
  for (const { status } of await Promise.all(responses)) counts.set(status, (counts.get(status) ?? 0) + 1);
  return Object.fromEntries(counts);
};

it("returns a reference in the success envelope", async () => {
  const response = await post(aMessage());
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({
    success: true,
    data: { reference: expect.stringMatching(/^MSG-[2-9A-Z]{4}-[2-9A-Z]{4}$/) },
  });
});

it.each([
  [
    "a seed phrase split between the first and the last name",
    { firstName: "legal winner thank year wave sausage", lastName: "worth useful legal winner thank yellow" },
    "firstName",
    "secretFound",
  ],
  [
    "a seed phrase in the email address",
    { email: "legal.winner.thank.year.wave.sausage.worth.useful.legal.winner@example.org" },
    "email",
    "secretFound",
  ],
  ["a NUL character in an unknown field", { nickname: "a\0b" }, "nickname", "invalid"],
  ["half a surrogate pair in the selected service", { serviceInterest: "\ud800" }, "serviceInterest", "invalid"],
])("refuses %s with an error that names the field but does not repeat the text", async (_what, change, field, code) => {
  const response = await post({ ...aMessage(), ...change });
  const text = await response.text();
  expect([response.status, JSON.parse(text).error]).toMatchObject([
    422,
    { code: "VALIDATION_ERROR", details: { [field]: [{ code }] } },
  ]);
  expect(text).not.toMatch(/winner|useful/);
});

it("accepts 10 of 60 parallel posts from one /64 network, even with different X-Forwarded-For headers", async () => {
  const home = randomAddress().replace("::1", "");
  const responses = Array.from({ length: 60 }, (_, n) =>
    post(aMessage(), {
      address: `${home}:0:0:${(n % 7).toString(16)}:${n.toString(16)}`,
      headers: { "x-forwarded-for": `10.0.${n >> 8}.${n & 255}` },
    }),
  );
  expect(await statuses(responses)).toEqual({ 201: 10, 429: 50 });
  const refused = await post(aMessage(), { address: `${home}::9` });
  expect([refused.status, Number(refused.headers.get("retry-after")) > 3_000]).toEqual([429, true]);
});

it("counts messages and requests for help against one limit", async () => {
  const address = randomAddress();
  for (let n = 0; n < 9; n += 1) expect((await post(aMessage(), { address })).status).toBe(201);
  const statusOfLead = async () => {
    const request = new Request("http://localhost:3000/api/leads", {
      method: "POST",
      headers: { "content-type": "application/json", "x-client-address": address },
      body: JSON.stringify(aRequest()),
    });
    return (await postLead(request, context)).status;
  };
  expect(await statusOfLead()).toBe(201);
  expect((await post(aMessage(), { address })).status).toBe(429);
  expect(await statusOfLead()).toBe(429);
});

it("does not count repeated messages or refused input against the limit", async () => {
  const address = randomAddress();
  const message = aMessage();
  for (let n = 0; n < 30; n += 1) expect((await post(message, { address })).status).toBe(201);
  for (let n = 0; n < 30; n += 1) expect((await post({ ...message, email: "invalid" }, { address })).status).toBe(422);
  expect(await db.contactMessage.count({ where: { email: message.email } })).toBe(1);
});

it("returns the same reference for a repeated idempotency key", async () => {
  const message = aMessage();
  const address = randomAddress();
  const keys = ["a", "a", "b"].map((key) => ({ "idempotency-key": `${address} ${key}` }));
  const responses = [];
  for (const headers of keys)
    responses.push(
      ((await (await post(message, { address, headers })).json()) as { data: { reference: string } }).data.reference,
    );
  expect(responses[0]).toBe(responses[1]);
  expect(responses[2]).not.toBe(responses[0]);
  expect((await post(message, { headers: { "idempotency-key": "x".repeat(201) } })).status).toBe(422);
});

it("refuses a reused idempotency key for a changed message, but accepts the key from other email addresses", async () => {
  const message = aMessage();
  const headers = { "idempotency-key": "1" };
  expect((await post(message, { headers })).status).toBe(201);
  const changed = await post({ ...message, subject: "Another thing" }, { headers });
  expect(changed.status).toBe(409);
  expect(await changed.json()).toMatchObject({ error: { code: "RESOURCE_CONFLICT" } });
  const others = await Promise.all([aMessage(), aMessage()].map((other) => post(other, { headers })));
  expect(others.map(({ status }) => status)).toEqual([201, 201]);
});

it("stores one record for parallel requests with the same idempotency key", async () => {
  const message = aMessage();
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => post(message, { headers: { "idempotency-key": "parallel" } })),
  );
  const references = await Promise.all(
    responses.map(async (response) => ((await response.json()) as { data: { reference: string } }).data.reference),
  );
  expect(new Set(references).size).toBe(1);
  expect(await db.contactMessage.count({ where: { email: message.email } })).toBe(1);
});

it.each([
  ["broken JSON", 400, "{", "INVALID_REQUEST_FORMAT"],
  ["a JSON array", 422, "[]", "VALIDATION_ERROR"],
  ["a JSON null", 422, "null", "VALIDATION_ERROR"],
  ["a JSON string", 422, '"hello"', "VALIDATION_ERROR"],
  ["a body of 300 KB", 413, JSON.stringify({ message: "x".repeat(300_000) }), "INVALID_REQUEST_FORMAT"],
  ["half a surrogate pair", 422, JSON.stringify({ ...aMessage(), subject: "Lost \ud800 money" }), "VALIDATION_ERROR"],
  [
    "objects in place of text",
    422,
    JSON.stringify({ ...aMessage(), subject: { $ne: 1 }, firstName: ["x"] }),
    "VALIDATION_ERROR",
  ],
])("refuses %s with status %d and stores no message", async (_what, status, raw, code) => {
  const before = await db.contactMessage.count();
  const response = await post(null, { raw });
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ success: false, error: { code } });
  expect(await db.contactMessage.count()).toBe(before);
});

it("lists the errors by field, with messages in the language of the request", async () => {
  const response = await post({ ...aMessage(), firstName: "M", consent: false, locale: "de" });
  expect(await response.json()).toMatchObject({
    error: {
      details: {
        firstName: [{ code: "firstNameTooShort", message: expect.stringMatching(/Vorname/) }],
        consent: [{ code: "privacyRequired" }],
      },
    },
  });
});
