import { deleteFromObjectStorage } from "@/lib/documents/commands/content";
import { storeDocument } from "@/lib/documents/commands/store-document";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { hashToken } from "@/lib/platform/security/token";
import { manageToken } from "@/lib/booking/change/manage-link";
import { objectStorage } from "@/lib/testing/object-storage";
import { staffAs } from "@/lib/testing/staff-as";

import { classes, columnsOf, personalColumns } from "../classes";
import { eraseClient } from "./commands/erase-client";
import { aWholePerson } from "../testing/whole-person";
import { withOthers } from "../testing/with-others";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
jest.mock("next/navigation", () => ({}));
const settings: { STORAGE_URL?: string | undefined } = {};
jest.mock("@/lib/platform/env", () => {
  const actual = jest.requireActual<typeof import("@/lib/platform/env")>("@/lib/platform/env");
  return { ...actual, env: () => ({ ...actual.env(), ...settings }) };
});
const now = Date.parse("2027-03-08T17:00:00Z");
/** A canary is a text that the test writes into the database and then searches for. */
const canary = "canary7f3a9e";
/** The canary for columns that accept only a phone number. */
const phoneCanary = "+15557391846";
const request = (clientId: string) => ({ clientId, cause: "request" }) as const;

type Column = { table_name: string; column_name: string; data_type: string };
const columns = () =>
  db.$queryRaw<Column[]>`select c.table_name, c.column_name, c.data_type from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    join pg_class part on part.oid = quote_ident(c.table_name)::regclass and not part.relispartition
    where table_schema = 'public' and table_type = 'BASE TABLE' and not starts_with(table_name, '_')`;

let staff: Staff;
beforeAll(async () => {
  staff = await staffAs("compliance");
});

test("`classes` lists every column of every table in the database", async () => {
  const all = await columns();
  const classified = new Set(
    Object.entries(classes).flatMap(([table, each]) => columnsOf(each).map((column) => `${table}.${column}`)),
  );
  const missing = all
    .map(({ table_name, column_name }) => `${table_name}.${column_name}`)
    .filter((name) => !classified.has(name));
  expect(all.length).toBeGreaterThan(200);
  expect(missing).toEqual([]);
});

/**
 * Whether `releaseCanaries` writes the canary into the column. Columns for hashes, ids or a fixed set of values cannot
 * contain the canary. `email` and `query` are left out, because `aWholePerson` already stores the canary there, as part
 * of an email address.
 */
const isWritable = ({ column_name, data_type }: Column) =>
  (data_type === "text" &&
    !["email", "state", "stage", "subject_id", "query", "estimated_loss"].includes(column_name)) ||
  (data_type === "bytea" && column_name.endsWith("_cipher")) ||
  (data_type === "ARRAY" && ["caller_words", "interests"].includes(column_name)) ||
  (data_type === "jsonb" && column_name === "answer");

const valueOf: Readonly<Record<string, string>> = {
  phone_e164: `'${phoneCanary}'`,
  text: `'${canary}'`,
  bytea: `convert_to('${canary}', 'UTF8')`,
  ARRAY: `array['${canary}']`,
  jsonb: `'"${canary}"'`,
};

/**
 * Writes the canary into the personal columns of the tables. Leaves out invoices, which cannot be changed, and tables
 * that an erasure skips because their rows expire within hours. Throws if one of the remaining tables has no row.
 */
async function releaseCanaries(): Promise<void> {
  // A closed case cannot be changed, so this function opens the cases and closes them at the end.
  await db.case.updateMany({ data: { state: "open", outcome: null, closedAt: null } });
  for (const column of await columns()) {
    const definition = classes[column.table_name];
    if (!definition || definition.erase === "expires" || column.table_name === "invoices") continue;
    if (!personalColumns(definition).includes(column.column_name) || !isWritable(column)) continue;
    const extra = withOthers(column.column_name);
    const set = `${column.column_name} = ${valueOf[column.column_name] ?? valueOf[column.data_type]}${extra}`;
    const count = await db.$executeRawUnsafe(`update ${column.table_name} set ${set}`);
    if (count === 0) throw new Error(`The test has no row in ${column.table_name}`);
  }
  await db.case.updateMany({ data: { state: "closed", outcome: "none", closedAt: new Date(now) } });
}

/** Returns the tables that contain the canary as text or as bytes. */
async function tablesWithCanary(): Promise<string[]> {
  const hex = Buffer.from(canary).toString("hex");
  const tables = [...new Set((await columns()).map(({ table_name }) => table_name))];
  const matchingTables: string[] = [];
  for (const table of [...tables, "graphile_worker._private_jobs"]) {
    const [row] = await db.$queryRawUnsafe<{ hits: number }[]>(
      `select count(*)::int as hits from ${table} t where t::text like '%${canary}%' or t::text like '%${hex}%' or t::text like '%${phoneCanary}%'`,
    );
    if (row && row.hits > 0) matchingTables.push(table);
  }
  return matchingTables.toSorted();
}

/** Returns the columns of a row that contain the canary as text or as bytes. */
function columnsWithCanary(row: Readonly<Record<string, unknown>>): string[] {
  const textOf = (value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString("latin1") : JSON.stringify(value ?? null);
  return Object.keys(row).filter((name) => textOf(row[name]).includes(canary));
}

let storage: Awaited<ReturnType<typeof objectStorage>>;
beforeAll(async () => {
  storage = await objectStorage();
});
afterAll(() => storage.close());

test("after an erasure, no data about the person is left, except data that the law allows us to keep", async () => {
  const { clientId, paidId, freeId } = await aWholePerson({
    email: `${canary}+o'bank@example.org`,
    staffId: staff.id,
    now,
  });
  settings.STORAGE_URL = storage.url;
  const stored = await storeDocument(
    { kind: "visitor" },
    { clientId, file: { name: "a.txt", content: new Uint8Array(Buffer.from("x")) } },
    now,
  );
  if (!stored.ok) throw new Error("Not stored");
  await releaseCanaries();
  const other = await aWholePersonOfAnother();

  const dry = await eraseClient(staff, { ...request(clientId), isDryRun: true }, now);
  expect(await db.document.count({ where: { clientId } })).toBe(2);
  const erased = await eraseClient(staff, request(clientId), now);
  expect(dry).toEqual(erased);
  expect(erased).toMatchObject({
    ok: true,
    value: { kept: ["audit", "case-file", "complaints", "data-requests", "invoices", "newsletter-proof", "payments"] },
  });
  expect(await tablesWithCanary()).toEqual([
    "bookings",
    "case_deadlines",
    "case_decisions",
    "case_letters",
    "case_losses",
    "case_parties",
    "case_rules_met",
    "cases",
    "complaints",
    "conflict_checks",
    "data_requests",
    "newsletter_consents",
    "newsletter_subscribers",
    "payments",
    "refunds",
  ]);
  const paid = await db.booking.findUniqueOrThrow({ where: { id: paidId } });
  // The table of bookings is in the list above only because the paid booking keeps the client's name.
  expect(columnsWithCanary(paid)).toEqual(["firstName", "lastName"]);
  expect(columnsWithCanary(await db.booking.findUniqueOrThrow({ where: { id: freeId } }))).toEqual([]);
  expect(paid.phoneE164).toBeNull();
  expect((await db.booking.findUniqueOrThrow({ where: { id: freeId } })).firstName).toBe("");
  expect(await db.booking.count({ where: { manageTokenHash: hashToken(manageToken(freeId)) } })).toBe(0);
  expect(await db.newsletterSubscriber.findMany({ select: { state: true, email: true } })).toContainEqual({
    state: "ended",
    email: `${canary}+o'bank@example.org`,
  });

  expect(storage.objects.has(stored.value.id)).toBe(true);
  await deleteFromObjectStorage(stored.value.id);
  expect(storage.objects.has(stored.value.id)).toBe(false);
  delete settings.STORAGE_URL;

  expect(await other.read()).toEqual(other.before);
  expect(await db.erasure.findMany({ where: { clientId }, select: { cause: true, staffId: true } })).toEqual([
    { cause: "request", staffId: staff.id },
  ]);
});

/**
 * Stores a second client with another email address. An erasure of the first client must not change the second client's
 * records.
 */
async function aWholePersonOfAnother() {
  await db.savedView.updateMany({ data: { name: "First" } });
  await db.payment.updateMany({ data: { providerId: `p-${canary}` } });
  await db.$executeRaw`update inquiry_entries set message_id = ${`<${canary}@b>`} where message_id is not null`;
  await db.dataRequest.updateMany({ data: { reference: "DAT-0" } });
  await db.complaint.updateMany({ data: { reference: "CMP-0" } });
  await db.sentEmail.updateMany({ data: { deliveryKey: "k0" } });
  const { clientId } = await aWholePerson({ email: "another@example.org", staffId: staff.id, now });
  const read = async () => ({
    client: await db.client.findUniqueOrThrow({ where: { id: clientId } }),
    bookings: await db.booking.findMany({ where: { clientId }, orderBy: { id: "asc" } }),
    documents: await db.document.count({ where: { clientId } }),
    messages: await db.contactMessage.count({ where: { email: "another@example.org" } }),
    leads: await db.lead.count({ where: { email: "another@example.org" } }),
    emails: await db.sentEmail.count({ where: { deliveryKey: "k" } }),
  });
  return { before: await read(), read };
}
