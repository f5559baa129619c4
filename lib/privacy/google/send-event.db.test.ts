import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { firm } from "@/lib/firm/settings-snapshot";
import { db, Prisma } from "@/lib/platform/db/client";
import type { PayloadOf } from "@/lib/platform/jobs/job";
import { aWholePerson } from "@/lib/rights/testing/whole-person";
import { staffAs } from "@/lib/testing/staff-as";

import { eventsQueued } from "../commands/queue-event";
import { noConsent, reportToGoogle } from "./report-event";
import { sendGoogleEvent } from "./send-event";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
jest.mock("next/navigation", () => ({}));
const settings: Record<string, string | undefined> = {};
jest.mock("@/lib/platform/env", () => {
  const actual = jest.requireActual<typeof import("@/lib/platform/env")>("@/lib/platform/env");
  return { ...actual, env: () => ({ ...actual.env(), ...settings }) };
});

const now = Date.parse("2034-03-14T16:00:00Z");
const visitor = "0b9de2d4-6c0f-4a8e-9c8f-6f3ad1a3b4c5";
const agreed = { agreed: ["analytics"], visitor } as const;
const received: { readonly url: string; readonly body: string }[] = [];
let status = 204;
const google = createServer((request, response) => {
  let body = "";
  request.on("data", (part) => (body += String(part)));
  request.on("end", () => {
    received.push({ url: request.url ?? "", body });
    response.writeHead(status).end();
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => google.listen(0, "127.0.0.1", resolve));
  const { port } = google.address() as AddressInfo;
  Object.assign(settings, { NEXT_PUBLIC_GA_ID: "G-ABCDEF1234", GA_API_SECRET: "a-secret-of-the-tests" });
  Object.assign(settings, { GA_API_URL: `http://127.0.0.1:${port}`, siteUrl: "https://firm.example" });
});
afterAll(() => google.close());
beforeEach(async () => {
  received.length = 0;
  status = 204;
  await db.$executeRaw`delete from graphile_worker._private_jobs`;
});

async function jobs() {
  await eventsQueued();
  return db.$queryRaw<{ payload: PayloadOf<"google-event"> }[]>`
    select payload from graphile_worker._private_jobs jobs
    join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id where identifier = 'google-event'`;
}

it("queues nothing without consent or without the secret", async () => {
  reportToGoogle("purchase", noConsent, { route: "/booking", now });
  delete settings.GA_API_SECRET;
  reportToGoogle("purchase", agreed, { route: "/booking", now });
  settings.GA_API_SECRET = "a-secret-of-the-tests";
  expect(await jobs()).toEqual([]);
});

it.each(["begin_checkout", "purchase", "exception"] as const)("sends of %s only what is on the list", async (name) => {
  reportToGoogle(name, agreed, { route: "/booking/manage/{token}", now });
  const [job] = await jobs();
  if (!job) throw new Error("Nothing was queued");
  await sendGoogleEvent(job.payload, now + 1_000);
  expect(received).toHaveLength(1);
  expect(received[0]?.url).toBe("/mp/collect?measurement_id=G-ABCDEF1234&api_secret=a-secret-of-the-tests");
  const page = {
    page_location: "https://firm.example/booking/manage/{token}",
    page_title: firm().tradingName,
    page_referrer: "",
  };
  const value = { value: 1, currency: "GBP" };
  const params = {
    begin_checkout: { ...page, ...value },
    purchase: { ...page, ...value, transaction_id: job.payload.id },
    exception: page,
  };
  expect(JSON.parse(received[0]?.body ?? "")).toEqual({
    client_id: visitor,
    timestamp_micros: now * 1_000,
    consent: { ad_user_data: "DENIED", ad_personalization: "DENIED" },
    events: [{ name, params: params[name] }],
  });
});

it("tries again while Google is away, and gives up after a day", async () => {
  const event = { name: "purchase", visitor, route: "/booking", id: visitor, at: new Date(now).toISOString() } as const;
  status = 503;
  await expect(sendGoogleEvent(event, now)).rejects.toThrow("503");
  await sendGoogleEvent(event, now + 25 * 3_600_000);
  expect(received).toHaveLength(1);
});

/** Every value of every column of the product's tables, as text. */
async function everyValue(): Promise<{ readonly column: string; readonly value: string }[]> {
  const columns = await db.$queryRaw<{ table: string; column: string }[]>`
    select c.table_name as "table", c.column_name as "column" from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name <> '_prisma_migrations'`;
  expect(columns.length).toBeGreaterThan(400);
  const read = columns.map(({ table, column }) => {
    const [from, what] = [Prisma.raw(`"${table}"`), Prisma.raw(`"${column}"`)];
    return Prisma.sql`select distinct ${`${table}.${column}`} as column, ${what}::text as value from ${from}`;
  });
  return db.$queryRaw`${Prisma.join(read, " union all ")}`;
}

it("leaks no value of any column of the database", async () => {
  const { id: staffId } = await staffAs("compliance");
  await aWholePerson({ email: "canary@example.org", staffId, now });
  for (const name of ["begin_checkout", "purchase", "exception"] as const)
    reportToGoogle(name, agreed, { route: "/booking", now });
  for (const { payload } of await jobs()) await sendGoogleEvent(payload, now);
  expect(received).toHaveLength(3);
  const sent = received.flatMap(({ url, body }) => [
    ...new URL(url, "http://localhost").searchParams.values(),
    ...leavesOf(JSON.parse(body)),
  ]);
  // Names of events and the currency are the same for everybody.
  const common = new Set(["GBP", "/booking", "purchase", "begin_checkout", "exception"]);
  const values = (await everyValue()).filter(({ value }) => value && value.length > 1 && !common.has(value));
  expect(new Set(values.map(({ column }) => column)).size).toBeGreaterThan(150);
  const isIn = (value: string) => (text: string) => text === value || (value.length > 5 && text.includes(value));
  expect(values.filter(({ value }) => sent.some(isIn(value)))).toEqual([]);
  expect(sent.filter((text) => text.includes("canary"))).toEqual([]);
});

const leavesOf = (value: unknown): string[] =>
  typeof value === "object" && value !== null ? Object.values(value).flatMap(leavesOf) : [String(value)];
