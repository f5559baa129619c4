import { randomBytes, randomUUID } from "node:crypto";

import Stripe from "stripe";

import { readEvent } from "@/lib/money/provider/event";
import { db } from "@/lib/platform/db/client";
import { cardKeys, signedEvent } from "@/lib/testing/card-provider";
import { pick, seededRandom } from "@/lib/testing/random";

import { GET, POST } from "./route";

jest.mock("@/lib/platform/env", () => {
  const actual = jest.requireActual<typeof import("@/lib/platform/env")>("@/lib/platform/env");
  const { cardKeys: keys } =
    jest.requireActual<typeof import("@/lib/testing/card-provider")>("@/lib/testing/card-provider");
  return { ...actual, env: () => ({ ...actual.env(), ...keys, LIMIT_FACTOR: 1_000_000 }) };
});

const context = { params: Promise.resolve({}) };
const payment = () => ({ object: "payment_intent", id: `pi_${randomBytes(8).toString("hex")}` });

function post(payload: string, signature: string | undefined) {
  const headers = {
    "x-client-address": "192.0.2.9",
    ...(signature === undefined ? {} : { "stripe-signature": signature }),
  };
  return POST(
    new Request("http://localhost:3000/api/webhooks/stripe", { method: "POST", body: payload, headers }),
    context,
  );
}

const queued = (providerId: string) => db.$queryRaw<unknown[]>`
  select from graphile_worker._private_jobs j where j.payload->>'providerId' = ${providerId}`;

test("stores a repeated event once and queues one update of its payment", async () => {
  const object = payment();
  const { payload, signature } = signedEvent("payment_intent.succeeded", object);
  for (const _repeat of [1, 2]) expect((await post(payload, signature)).status).toBe(200);
  expect(await db.webhookEvent.findMany({ where: { objectId: object.id } })).toHaveLength(1);
  expect(await queued(object.id)).toHaveLength(1);
});

test("queues a payment update for events about charges, refunds and disputes, but not for other events", async () => {
  const { id } = payment();
  for (const object of ["charge", "refund", "dispute"]) {
    const { payload, signature } = signedEvent(`${object}.updated`, { object, id: randomUUID(), payment_intent: id });
    expect((await post(payload, signature)).status).toBe(200);
  }
  expect(await queued(id)).toHaveLength(3);
  const jobs = () => db.$queryRaw<unknown[]>`select from graphile_worker._private_jobs`;
  const before = (await jobs()).length;
  const other = signedEvent("payout.paid", { object: "payout", id: "po_1" });
  expect((await post(other.payload, other.signature)).status).toBe(200);
  expect(await jobs()).toHaveLength(before);
});

test("refuses GET requests, and events that are unsigned, altered, or dated more than five minutes off", async () => {
  const before = await db.webhookEvent.count();
  const { payload, signature } = signedEvent("payment_intent.succeeded", payment());
  const old = signedEvent("payment_intent.succeeded", payment(), { at: Date.now() - 301_000 });
  const early = signedEvent("payment_intent.succeeded", payment(), { at: Date.now() + 302_000 });
  for (const [body, sign] of [
    [payload, undefined],
    [payload, ""],
    [`${payload} `, signature],
    [payload.replace("succeeded", "canceled"), signature],
    [old.payload, old.signature],
    [early.payload, early.signature],
    [early.payload, `t=${Math.floor(Date.now() / 1000)},${early.signature}`],
    ["", signature],
  ] as const)
    expect((await post(body, sign)).status).toBe(400);
  expect((await GET(new Request("http://localhost:3000/api/webhooks/stripe"), context)).status).toBe(405);
  expect(await db.webhookEvent.count()).toBe(before);
});

test.each([
  ...["null", "[]", "0", '"a"', "true", "{}", "{", "", "NaN", '{"id":1}', '[{"id":"evt_1"}]'],
  ...[
    '{"id":"evt_1","type":"a.b","data":null}',
    '{"id":"evt_1","type":"a.b","data":[]}',
    '{"__proto__":{"id":"evt_1"}}',
  ],
  ...['{"id":"evt_1","type":"a.b","data":{"object":null}}', '{"id":"evt_1","type":"a.b","data":{"object":[]}}'],
  ...['{"id":"evt_1","type":1,"data":{"object":{}}}', '{"id":"evt_1\\u0000","type":"a.b","data":{"object":{}}}'],
  ...[
    '{"id":"evt_1","type":"a\\ud800","data":{"object":{}}}',
    `{"id":"evt_${"1".repeat(300)}","type":"a","data":{"object":{}}}`,
  ],
  ...['{"id":"evt_1","id":{},"type":"a.b","data":{"object":{}}}', "[".repeat(30_000) + "]".repeat(30_000)],
])("refuses a signed body that is not an event: %.60s", async (payload) => {
  const signed = Stripe.webhooks.generateTestHeaderString({ payload, secret: cardKeys.STRIPE_WEBHOOK_SECRET });
  expect((await post(payload, signed)).status).toBe(400);
});

test("refuses a signed body of one megabyte of nested lists with 413", async () => {
  const payload = "[".repeat(500_000) + "]".repeat(500_000);
  const signed = Stripe.webhooks.generateTestHeaderString({ payload, secret: cardKeys.STRIPE_WEBHOOK_SECRET });
  expect((await post(payload, signed)).status).toBe(413);
});

test("accepts none of 10,000 forged or altered events", () => {
  const random = seededRandom(5);
  const flip = (text: string) => {
    const at = Math.floor(random() * text.length);
    return (
      text.slice(0, at) +
      String.fromCharCode((text.charCodeAt(at) ^ (1 + Math.floor(random() * 7))) & 0x7f) +
      text.slice(at + 1)
    );
  };
  const forge = {
    body: ({ payload, signature }: ReturnType<typeof signedEvent>) => [flip(payload), signature],
    time: ({ payload, signature }: ReturnType<typeof signedEvent>) => [
      payload,
      signature.replace(/t=\d+/, `t=${Math.floor(random() * 2e9)}`),
    ],
    value: ({ payload, signature }: ReturnType<typeof signedEvent>) => [
      payload,
      signature.replace(/v1=./, (match) => flip(match.slice(3)) && `v1=${match.endsWith("0") ? "1" : "0"}`),
    ],
    random: ({ payload }: ReturnType<typeof signedEvent>) => [
      payload,
      `t=${Math.floor(Date.now() / 1000)},v1=${randomBytes(32).toString("hex")}`,
    ],
    scheme: ({ payload, signature }: ReturnType<typeof signedEvent>) => [payload, signature.replace("v1=", "v0=")],
    cut: ({ payload, signature }: ReturnType<typeof signedEvent>) => [payload, signature.slice(0, -1)],
  };
  const genuine = signedEvent("payment_intent.succeeded", payment());
  expect(readEvent(Buffer.from(genuine.payload), genuine.signature, Date.now())).toMatchObject({
    type: "payment_intent.succeeded",
  });
  let accepted = 0;
  for (let number = 0; number < 10_000; number += 1) {
    const [body = "", signature = ""] = pick(
      random,
      Object.values(forge),
    )(signedEvent("payment_intent.succeeded", payment()));
    if (readEvent(Buffer.from(body), signature, Date.now())) accepted += 1;
  }
  expect(accepted).toBe(0);
});

test("does not read an event without a signature", () => {
  const { payload } = signedEvent("payment_intent.succeeded", payment());
  expect(readEvent(Buffer.from(payload), null, Date.now())).toBeUndefined();
  expect(cardKeys.STRIPE_WEBHOOK_SECRET).toMatch(/^whsec_/);
});
