import { randomUUID } from "node:crypto";

import { sendInquiryEmail } from "@/lib/inquiry/commands/send-email";
import { listPossibleClients } from "@/lib/inquiry/inbox/queries/related";
import { openItem } from "@/lib/inquiry/inbox/reads/open-item";
import { db } from "@/lib/platform/db/client";
import { decrypt } from "@/lib/platform/security/encryption";
import { aClient } from "@/lib/testing/builders/client";
import { testDatabaseUrl } from "@/lib/testing/database";
import { databaseProxy } from "@/lib/testing/database-proxy";
import type { DatabaseProxy } from "@/lib/testing/database-proxy";
import { staffAs } from "@/lib/testing/staff-as";
import { untilConnected } from "@/lib/testing/until-connected";

import { GET, POST } from "./route";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const key = "test-key-of-the-lead-form";
let configured: string | undefined = key;

jest.mock("@/lib/platform/env", () => {
  const actual = jest.requireActual<typeof import("@/lib/platform/env")>("@/lib/platform/env");
  return { ...actual, env: () => ({ ...actual.env(), GOOGLE_ADS_WEBHOOK_KEY: configured }) };
});

let proxy: DatabaseProxy;

beforeAll(async () => {
  proxy = await databaseProxy(testDatabaseUrl());
  // The database client reads DATABASE_URL at its first query, so the variable is set before any query.
  process.env.DATABASE_URL = proxy.url;
});
afterEach(() => {
  configured = key;
});
afterAll(() => proxy.close());

const context = { params: Promise.resolve({}) };
const send = (body: string) =>
  POST(new Request("http://localhost:3000/api/webhooks/google-ads", { method: "POST", body }), context);
const column = (column_id: string, string_value: string, column_name?: string) => ({
  column_id,
  string_value,
  column_name,
});
const leadOf = (externalId: string) => db.lead.findMany({ where: { source: "google-ads", externalId } });
const one = async (externalId: string) => {
  const [lead, ...others] = await leadOf(externalId);
  if (!lead || others.length > 0) throw new Error(`${others.length + (lead ? 1 : 0)} leads`);
  return lead;
};
const jobsOf = async (id: string) => {
  const rows = await db.$queryRaw<unknown[]>`
    select from graphile_worker._private_jobs j where j.payload->>'id' = ${id}`;
  return rows.length;
};

it("stores a lead once with its numbers, its answers, an audit row and the jobs of a site's lead", async () => {
  const id = randomUUID();
  const body = JSON.stringify({
    lead_id: id,
    api_version: "1.0",
    google_key: key,
    gcl_id: "Cj0KCQ-abc_DEF.1",
    campaign_id: 1,
    later_field: { of: "Google" },
    user_column_data: [
      column("FULL_NAME", " Anna  Maria Sample "),
      column("EMAIL", "Anna.Sample@Example.com"),
      column("PHONE_NUMBER", "+49 30 5550 0100"),
      column("CITY", "Berlin"),
      column("how_much", "10,000", "How much did you lose?"),
    ],
  }).replace('"campaign_id":1', '"campaign_id":9223372036854775807,"form_id":9007199254740993');
  for (const _repeat of [1, 2, 3]) {
    const response = await send(body);
    expect([response.status, await response.text()]).toEqual([200, "{}"]);
  }
  const lead = await one(id);
  expect(lead).toMatchObject({
    firstName: "Anna",
    lastName: "Maria Sample",
    email: "anna.sample@example.com",
    phoneE164: "+493055500100",
    gclid: "Cj0KCQ-abc_DEF.1",
    campaignId: "9223372036854775807",
    formId: "9007199254740993",
    state: "received",
    isTest: false,
    consentAt: null,
  });
  expect(await openItem(await staffAs("manager"), lead.reference)).toMatchObject({
    text: "CITY: Berlin\nHow much did you lose?: 10,000",
  });
  const kept = lead.payloadCipher ? decrypt(lead.payloadCipher, "leads.payload") : "";
  expect(kept).toBe(body.replace(`"google_key":"${key}",`, ""));
  expect(await db.auditEvent.count({ where: { subjectId: lead.id, action: "lead.received" } })).toBe(1);
  expect(await jobsOf(lead.id)).toBe(2);
});

it("keeps Google's test data apart and tells nobody", async () => {
  const id = randomUUID();
  const body = `{"lead_id":"${id}","api_version":"1.0","form_id":2,"campaign_id":1,"google_key":"${key}","is_test":true}`;
  expect((await send(body)).status).toBe(200);
  const lead = await one(id);
  expect(lead).toMatchObject({ isTest: true, firstName: "–", email: null, phone: null });
  expect(await jobsOf(lead.id)).toBe(0);
});

it("keeps what has no field or does not fit its field, and matches nobody by a missing address", async () => {
  const id = randomUUID();
  await db.client.update({ where: { id: (await aClient().insert()).id }, data: { email: null } });
  const user_column_data = [
    column("FIRST_NAME", "Two\nlines"),
    column("LAST_NAME", "Sample"),
    column("EMAIL", "not an address"),
    column("WORK_PHONE", "+1 604 555 0100"),
    { column_id: 7 },
    "neither",
    column("BOOLEAN", ""),
  ];
  expect((await send(JSON.stringify({ lead_id: id, google_key: key, user_column_data }))).status).toBe(200);
  const lead = await one(id);
  expect(lead).toMatchObject({ firstName: "Sample", lastName: null, email: null, phone: "+1 604 555 0100" });
  const item = await openItem(await staffAs("manager"), lead.reference);
  expect(item?.text).toBe("FIRST_NAME: Two\nlines\nEMAIL: not an address");
  expect(await listPossibleClients({ ...lead, kind: "lead" }, lead)).toEqual([]);
  expect(await sendInquiryEmail({ inquiry: "lead", id: lead.id, to: "sender" }, Date.now())).toBe("outdated");
});

it("stores a lead whose id is a number with all its digits, as the same lead as with a text", async () => {
  const id = `9${String(Date.now()).padStart(18, "0")}`;
  for (const written of [id, `"${id}"`])
    expect((await send(`{"lead_id":${written},"google_key":"${key}"}`)).status).toBe(200);
  expect((await one(id)).externalId).toBe(id);
});

it("refuses every key while none is configured, wrong keys, GET requests and what can never be stored", async () => {
  const id = randomUUID();
  const lead = (google_key: unknown) => JSON.stringify({ lead_id: id, google_key });
  for (const wrong of [`${key} `, "", null, undefined, 5, [key], { key }])
    expect((await send(lead(wrong))).status).toBe(401);
  configured = undefined;
  for (const wrong of [key, "", null, undefined, "undefined"]) expect((await send(lead(wrong))).status).toBe(401);
  configured = key;
  for (const broken of ["", "{", "[]", "null", '"a"', "1", "NaN", `[${lead(key)}]`, "[".repeat(100_000), "\u0000"])
    expect((await send(broken)).status).toBe(400);
  for (const lead_id of ["", "\n", "ä", "x".repeat(2_001), null, ["a"]])
    expect((await send(JSON.stringify({ lead_id, google_key: key }))).status).toBe(400);
  expect((await send(lead(key).padEnd(300_000))).status).toBe(413);
  expect((await GET(new Request("http://localhost:3000/api/webhooks/google-ads"), context)).status).toBe(405);
  expect(await leadOf(id)).toEqual([]);
});

it("answers 503 while the database restarts, and stores the repeated delivery once", async () => {
  const id = randomUUID();
  const body = JSON.stringify({ lead_id: id, google_key: key, user_column_data: [column("EMAIL", "a@example.com")] });
  // The connection breaks after the database has committed, so Google cannot know that the lead is stored.
  proxy.disconnectAt("COMMIT");
  expect((await send(body)).status).toBe(503);
  expect((await send(body)).status).toBe(503);
  proxy.restore();
  await untilConnected();
  expect((await send(body)).status).toBe(200);
  expect(await jobsOf((await one(id)).id)).toBe(2);
});
