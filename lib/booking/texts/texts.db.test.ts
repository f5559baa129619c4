import { POST } from "@/app/api/webhooks/sms/route";
import { sweepSent } from "@/lib/rights/retention/commands/sweep-sent";
import { countTexts } from "@/lib/operations/queries/texts";
import { db } from "@/lib/platform/db/client";
import { smsSignature } from "@/lib/platform/sms/signature";
import { msPerDay, msPerHour, msPerMinute } from "@/lib/platform/time/instant";
import { anAdviser } from "@/lib/testing/builders/adviser";
import { aBooking } from "@/lib/testing/builders/booking";
import { aService } from "@/lib/testing/builders/service";
import { emptyTables } from "@/lib/testing/empty-tables";
import { staffAs } from "@/lib/testing/staff-as";
import { smsKeys, smsProvider } from "@/lib/testing/sms-provider";

import { recordByHand } from "./commands/record-by-hand";
import { queueText } from "./commands/queue-text";
import { readTextState } from "./commands/read-state";
import { sendBookingText } from "./commands/send-text";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
const settings: Record<string, string | undefined> = {};
jest.mock("@/lib/platform/env", () => {
  const actual = jest.requireActual<typeof import("@/lib/platform/env")>("@/lib/platform/env");
  return { ...actual, env: () => ({ ...actual.env(), LIMIT_FACTOR: 1_000_000, ...settings }) };
});
const quiet = jest.spyOn(process.stdout, "write").mockImplementation(() => true);
const now = Date.parse("2034-09-06T14:00:00Z");
const phone = "+16045550142";
let provider: Awaited<ReturnType<typeof smsProvider>>;

beforeEach(async () => {
  await emptyTables("text_messages", "graphile_worker._private_jobs");
  provider = await smsProvider();
  Object.assign(settings, smsKeys, { SMS_API_URL: provider.url, MAIL: "on" });
});
afterEach(() => provider.close());
afterAll(() => quiet.mockRestore());

/** Stores a booking of a client who chose texts. */
async function aTextBooking(changes: object = {}) {
  const [service, adviser] = [await aService().insert(), await anAdviser().insert()];
  const { id, client } = await aBooking({ adviser, service })
    .startingAt(new Date(now + 3 * msPerDay))
    .insert();
  const data = { preferredContact: "text", phoneE164: phone, phone, zone: "America/Toronto", ...changes };
  await db.booking.update({ where: { id }, data });
  await db.client.update({ where: { id: client.id }, data: { phoneE164: phone } });
  return { id, clientId: client.id };
}
const job = (bookingId: string) => ({ bookingId, kind: "confirmed", sequence: 0 }) as const;
const theText = () => db.textMessage.findFirstOrThrow({ orderBy: { startedAt: "desc" } });
const queued = () => db.$queryRaw<unknown[]>`select from graphile_worker._private_jobs`;
async function report(fields: Record<string, string>, signature?: string) {
  const body = new URLSearchParams(fields);
  const signed =
    signature ?? smsSignature({ url: provider.messages[0]?.callback ?? "", fields: body }, smsKeys.SMS_AUTH_TOKEN);
  const headers = { "x-twilio-signature": signed, "x-client-address": "192.0.2.9" };
  const url = "http://localhost:3000/api/webhooks/sms";
  return POST(new Request(url, { method: "POST", body, headers }), { params: Promise.resolve({}) });
}

it("sends the confirmation once, without the name of the firm or a special space", async () => {
  const { id } = await aTextBooking({ locale: "fr-CA" });
  expect(await sendBookingText(job(id), now)).toBe("sent");
  expect(await sendBookingText(job(id), now)).toBe("already-sent");
  expect(provider.messages).toMatchObject([
    { to: phone, body: expect.stringMatching(/^Votre rendez-vous : sam\. 9 sept\., /) },
  ]);
  expect(provider.messages[0]?.body).not.toMatch(/[\u00a0\u202f]|Sample|http/);
  expect(await theText()).toMatchObject({ state: "sent", segments: 1, providerId: provider.messages[0]?.sid });
});

it("finds a text whose answer was lost at the provider, and does not send it again", async () => {
  const { id } = await aTextBooking();
  provider.answerWith("lost");
  await expect(sendBookingText(job(id), now)).rejects.toThrow();
  await expect(sendBookingText(job(id), now + 1)).rejects.toThrow("Another attempt");
  expect(await sendBookingText(job(id), now + msPerMinute)).toBe("sent");
  expect(provider.messages).toHaveLength(1);
});

it("tries again later while the provider is away or refuses our key", async () => {
  const { id } = await aTextBooking();
  provider.answerWith({ status: 503 });
  provider.answerWith({ status: 401, code: 20003 });
  await expect(sendBookingText(job(id), now)).rejects.toMatchObject({ code: "HTTP_503" });
  await expect(sendBookingText(job(id), now + msPerMinute)).rejects.toMatchObject({ code: "HTTP_401" });
  expect(await theText()).toMatchObject({ state: "sending", problem: null });
  expect(await sendBookingText(job(id), now + msPerHour)).toBe("sent");
});

it.each([
  [21610, "stopped", ["no-texts"]],
  [21614, "no-texts", []],
  [21408, "other", []],
])(
  "records that the provider refuses the number with %i, and does not try again",
  async (code, problem, safeContact) => {
    const { id, clientId } = await aTextBooking();
    provider.answerWith({ status: 400, code });
    expect(await sendBookingText(job(id), now)).toBe("refused");
    expect(await sendBookingText(job(id), now + msPerHour)).toBe(problem === "stopped" ? "unwanted" : "already-sent");
    expect(await theText()).toMatchObject({ state: "undelivered", problem, problemCode: code });
    expect(await db.client.findUnique({ where: { id: clientId }, select: { safeContact: true } })).toEqual({
      safeContact,
    });
  },
);

it("records the report of the provider, and the cost once the provider knows it", async () => {
  const { id } = await aTextBooking();
  await sendBookingText(job(id), now);
  const [message] = provider.messages;
  expect((await report({ MessageSid: message?.sid ?? "", MessageStatus: "delivered" })).status).toBe(200);
  expect((await report({ MessageSid: message?.sid ?? "", MessageStatus: "sent" })).status).toBe(200);
  const { id: textId } = await theText();
  await readTextState(textId, now);
  expect(await theText()).toMatchObject({ state: "delivered", costMicros: null });
  if (message) Object.assign(message, { price: "-0.00790", status: "delivered" });
  await readTextState(textId, now + msPerHour);
  expect(await theText()).toMatchObject({ state: "delivered", costMicros: 7900, currency: "USD" });
  expect(await countTexts(now + msPerHour)).toEqual({ count: 1, missed: 0, cost: "0.01 USD" });
});

it("says that a number cannot get texts if the report says so", async () => {
  const { id } = await aTextBooking();
  await sendBookingText(job(id), now);
  await report({ MessageSid: provider.messages[0]?.sid ?? "", MessageStatus: "undelivered", ErrorCode: "30006" });
  expect(await theText()).toMatchObject({ state: "undelivered", problem: "no-texts", problemCode: 30006 });
});

it.each(["STOP", " arrêt ", "Stop"])("obeys %s for each booking and client with the number", async (body) => {
  const { id, clientId } = await aTextBooking();
  await sendBookingText(job(id), now);
  expect((await report({ From: phone, Body: "See you" })).status).toBe(200);
  expect(await db.client.findUnique({ where: { id: clientId } })).toMatchObject({ safeContact: [] });
  for (const _repeat of [1, 2]) expect((await report({ From: phone, Body: body })).status).toBe(200);
  expect(await db.client.findUnique({ where: { id: clientId } })).toMatchObject({ safeContact: ["no-texts"] });
  expect(await db.booking.findUnique({ where: { id } })).toMatchObject({ safeContact: ["no-texts"] });
  const where = { action: "client.texts-stopped", subjectId: clientId };
  expect(await db.auditEvent.count({ where })).toBe(1);
});

it("refuses reports with a wrong signature, and all of them without a provider", async () => {
  const { id, clientId } = await aTextBooking();
  await sendBookingText(job(id), now);
  expect((await report({ From: phone, Body: "STOP" }, "wrong")).status).toBe(400);
  settings.SMS_FROM = undefined;
  expect((await report({ From: phone, Body: "STOP" })).status).toBe(400);
  expect(await db.client.findUnique({ where: { id: clientId } })).toMatchObject({ safeContact: [] });
});

it.each([
  ["email", phone, [], "unwanted"],
  ["text", null, [], "unwanted"],
  ["text", phone, ["no-texts"], "unwanted"],
  ["text", phone, ["email-only"], "unwanted"],
])("sends nothing to a client who prefers %s, with the number %s and the instructions %j", async (...given) => {
  const [preferredContact, phoneE164, safeContact, outcome] = given;
  const { id } = await aTextBooking({ preferredContact, phoneE164, safeContact });
  expect(await sendBookingText(job(id), now)).toBe(outcome);
  expect([provider.requests, await db.textMessage.count()]).toEqual([[], 0]);
});

it("sends one reminder of the two, and none for a time that has changed", async () => {
  const { id } = await aTextBooking();
  const startsAt = new Date(now + 3 * msPerDay).toISOString();
  const reminder = (kind: "reminder-24h" | "reminder-2h") => ({ bookingId: id, kind, sequence: 0, startsAt });
  expect(await sendBookingText(reminder("reminder-24h"), now + 2 * msPerDay)).toBe("sent");
  expect(await sendBookingText(reminder("reminder-2h"), now + 70 * msPerHour)).toBe("already-sent");
  expect(await sendBookingText({ ...job(id), sequence: 1 }, now)).toBe("outdated");
});

it("queues a text with each email about the appointment, once, and none without a provider or with MAIL=off", async () => {
  const { id } = await aTextBooking();
  for (const _repeat of [1, 2]) await queueText(job(id));
  await queueText({ bookingId: id, kind: "payment-received", sequence: 0 });
  expect(await queued()).toHaveLength(1);
  await emptyTables("graphile_worker._private_jobs");
  settings.MAIL = "test@example.com";
  await queueText(job(id));
  Object.assign(settings, { MAIL: "on", SMS_AUTH_TOKEN: undefined });
  await queueText(job(id));
  expect(await queued()).toHaveLength(0);
});

it("deletes the record of a text after 90 days", async () => {
  const { id } = await aTextBooking();
  await sendBookingText(job(id), now);
  expect(await sweepSent(now + 90 * msPerDay)).toMatchObject({ texts: 0 });
  expect(await sweepSent(now + 90 * msPerDay + 1)).toMatchObject({ texts: 1 });
});

it("records a text that staff sent by hand, once, and never sends it again", async () => {
  const { id } = await aTextBooking();
  const { reference, version } = await db.booking.findUniqueOrThrow({ where: { id } });
  const [manager, text] = [await staffAs("manager"), { reference, version, kind: "confirmed" } as const];
  expect(await recordByHand(manager, { ...text, version: version - 1 }, now)).toMatchObject({
    error: "RESOURCE_CONFLICT",
  });
  expect(await recordByHand(await staffAs("adviser"), text, now)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
  expect(await recordByHand(manager, text, now + 4 * msPerDay)).toMatchObject({ error: "BUSINESS_RULE_VIOLATION" });
  expect((await recordByHand(manager, text, now)).ok).toBe(true);
  expect(await recordByHand(manager, text, now)).toMatchObject({ error: "RESOURCE_CONFLICT" });
  expect(await theText()).toMatchObject({ state: "by-hand", sentAt: new Date(now) });
  expect(await db.auditEvent.count({ where: { subjectId: id, action: "booking.text-sent-by-hand" } })).toBe(1);
  expect(await sendBookingText(job(id), now)).toBe("already-sent");
  expect(provider.messages).toEqual([]);
  expect((await countTexts(now)).count).toBe(0);
});
