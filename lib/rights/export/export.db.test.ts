import { Client } from "pg";

import { giveReason } from "@/lib/clients/commands/access";
import { issueInvoice } from "@/lib/money/account/commands/issue-invoice";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { encrypt } from "@/lib/platform/security/encryption";
import { aClient } from "@/lib/testing/builders/client";
import { staffAs } from "@/lib/testing/staff-as";

import { classes, columnsOf, personalColumns } from "../classes";
import { exportClientData } from "./commands/export-client-data";
import type { ClientExport } from "./commands/export-client-data";
import { eraseClient } from "../erasure/commands/erase-client";
import { exportJson } from "./json";
import { exportParts, exportPdf } from "./pdf";
import { exportedTables, omissions, omittedTables } from "./tables";
import { exportedColumns } from "./queries/export-rows";
import { sealedText } from "../testing/sealed-text";
import { aWholePerson } from "../testing/whole-person";
import { withOthers } from "../testing/with-others";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
jest.mock("next/navigation", () => ({}));

// In these tests, an export is refused unless the staff member gave a reason (`giveReason`) in the last eight hours.
// The database sets the time of the reason, so `now` must be the real time.
const now = Date.now();
let staff: Staff;
let clientId: string;
let exported: ClientExport;

const request = () => ({ clientId, format: "json", isConfirmed: true });
const ciphersOf = (table: string) => exportedColumns(table).filter((column) => column.endsWith("_cipher"));
const markOf = (table: string, column: string) => `held in ${table}.${column.replace("_cipher", "")}`;

/**
 * Fills each encrypted column with a text that names the column. Cases are reopened first, because a closed case cannot
 * be changed. Invoices are skipped, because they can never be changed.
 */
async function fillTexts(): Promise<void> {
  await db.case.updateMany({ data: { state: "open", outcome: null, closedAt: null } });
  for (const table of Object.keys(exportedTables).filter((each) => each !== "invoices")) {
    for (const column of ciphersOf(table)) {
      const sealed = encrypt(markOf(table, column), `${table}.${column.replace("_cipher", "")}`);
      await db.$executeRawUnsafe(`update ${table} set ${column} = $1${withOthers(column)}`, sealed);
    }
  }
}

beforeAll(async () => {
  staff = await staffAs("compliance");
  const stranger = await aClient().at("stranger@example.org").insert();
  const person = await aWholePerson({ email: "client@example.org", staffId: staff.id, now });
  clientId = person.clientId;
  await db.booking.update({ where: { id: person.paidId }, data: { priceMinor: 13_000 } });
  const invoiced = await db.$transaction((tx) => issueInvoice(tx, staffActor(), { bookingId: person.paidId, now }));
  if (!invoiced.ok) throw new Error(invoiced.error);
  await db.refund.create({
    data: {
      payment: { connect: { id: (await db.payment.findFirstOrThrow({ where: { bookingId: person.paidId } })).id } },
      amountMinor: 1,
      madeAt: new Date(now),
      recordedBy: { connect: { id: staff.id } },
    },
  });
  const { slug } = await db.service.findFirstOrThrow({ where: { bookings: { some: { id: person.paidId } } } });
  await db.lead.updateMany({ data: { service: slug } });
  const result = { reference: "A repeated request", callerWords: ["amber", "canal", "stone", "violin"] };
  await db.bookingIdempotencyKey.updateMany({ data: { result } });
  await fillTexts();
  expect(await exportClientData(staff, request(), now)).toEqual({ ok: false, error: "RESOURCE_NOT_FOUND" });
  await giveReason(staff, { id: clientId, reason: "data-request" }, now);
  await giveReason(staff, { id: stranger.id, reason: "data-request" }, now);
  const done = await exportClientData(staff, request(), now);
  if (!done.ok) throw new Error(done.error);
  exported = done.value;
});

const staffActor = () => ({ kind: "staff", id: staff.id }) as const;

test("each table with data about a person is either exported or listed with the reason why it is left out", () => {
  const personal = Object.keys(classes).filter((table) => personalColumns(classes[table] ?? never()).length > 0);
  const decided = [...Object.keys(exportedTables), ...Object.keys(omittedTables)];
  expect(personal.filter((table) => !decided.includes(table))).toEqual([]);
  expect(new Set(decided).size).toBe(decided.length);
  for (const [table, { omit = {} }] of Object.entries(exportedTables)) {
    const columns = columnsOf(classes[table] ?? never());
    for (const names of Object.values(omit)) expect(columns).toEqual(expect.arrayContaining(names.split(" ")));
    expect(omissions).toEqual(expect.arrayContaining(Object.keys(omit)));
  }
});

function never(): never {
  throw new Error("No such table");
}

// `aWholePerson` stores a case without completed steps, so this table has no rows.
const withoutRows = ["case_steps"];

test("the export contains all columns except staff ids and those in `omit`, and the texts are decrypted", () => {
  expect(Object.keys(exported.records)).toEqual(
    Object.keys(exportedTables).filter((table) => !withoutRows.includes(table)),
  );
  for (const [table, rows] of Object.entries(exported.records)) {
    const names = exportedColumns(table).map((column) => column.replace(/_cipher$/, ""));
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(names.toSorted());
    for (const column of table === "invoices" ? [] : ciphersOf(table))
      expect(rows[0]).toHaveProperty(column.replace("_cipher", ""), markOf(table, column));
  }
  expect(exported.records.invoices?.[0]?.content).toMatchObject({ buyer: expect.anything() as unknown });
  expect(exported.records.case_losses?.[0]?.amount).toBe("1.000000000000000000");
});

test("the export does not contain another client's data, ids of staff, encrypted text or caller words", () => {
  const text = exportJson(exported, now);
  expect(text).toContain("client@example.org");
  expect(text).not.toContain("stranger@example.org");
  expect(text).not.toContain(staff.id);
  expect(text).toContain("A repeated request");
  expect(text).not.toMatch(/callerWords|violin/);
  expect(text).not.toMatch(sealedText);
});

test("the JSON lists the data that was left out, with the reasons in the client's language", () => {
  const read = (locale: string) => JSON.parse(exportJson({ ...exported, locale }, now)) as Record<string, unknown>;
  expect(read("en")).toMatchObject({ format: "client-data", version: 1, clientId });
  expect(read("de").leftOut).toContainEqual({
    table: "bookings",
    columns: ["manage_token_hash", "caller_words"],
    reason: "access",
    why: "Damit öffnet man eine Seite oder weist sich aus.",
  });
  expect(read("en").leftOut).toContainEqual({
    table: "client_notes",
    columns: ["author_id"],
    reason: "others",
    why: "It concerns other people too.",
  });
  expect(read("en").leftOut).toContainEqual(expect.objectContaining({ table: "legal_holds", reason: "others" }));
});

test.each(["en", "de", "fr-CA"])("the export can be a PDF in %s", async (locale) => {
  const pdf = await exportPdf({ ...exported, locale }, now);
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  expect(pdf.length).toBeGreaterThan(20_000);
});

test.each(["en", "de", "fr-CA"])("the PDF in %s has words instead of codes", async (locale) => {
  const parts = await exportParts({ ...exported, locale }, now);
  const facts = parts.flatMap((part) => (part.kind === "facts" ? part.facts : []));
  const codes = facts.filter(({ value }) => /(?:^|: )[a-z]+(?:[-.:_/][a-z0-9]+)+$/m.test(value));
  expect(codes.filter(({ value }) => !value.startsWith("held in "))).toEqual([]);
});

test("an exported appointment names its service and its adviser", async () => {
  const booking = await db.booking.findFirstOrThrow({ where: { clientId }, include: { adviser: true, service: true } });
  const texts = await db.serviceText.findMany({ where: { serviceId: booking.serviceId, locale: "en" } });
  const names = { service: texts[0]?.name, adviser: booking.adviser.name };
  expect(exported.records.bookings?.[0]).toMatchObject(names);
  const facts = (await exportParts(exported, now)).flatMap((part) => (part.kind === "facts" ? part.facts : []));
  expect(facts).toContainEqual({ term: "Service", value: names.service });
  expect(facts).toContainEqual({ term: "Adviser", value: names.adviser });
});

test("if a value contains a character that the PDF cannot show, a note says so", async () => {
  const sentence = { kind: "paragraph", text: "Some characters cannot be shown here. The JSON file has them." };
  const withName = (first_name: string) => exportParts({ ...exported, records: { clients: [{ first_name }] } }, now);
  expect(await withName("Анна")).not.toContainEqual(sentence);
  expect(await withName("😀")).toContainEqual(sentence);
});

test("the export is recorded in the audit log", async () => {
  const audit = await db.auditEvent.findMany({ where: { subjectId: clientId, action: "client.data-exported" } });
  expect(audit).toMatchObject([{ actorId: staff.id, details: { format: "json" } }]);
});

test("an export and an erasure of one client never run at the same time", async () => {
  const other = new Client({ connectionString: process.env.DATABASE_URL });
  await other.connect();
  const lock = async (strength: string) => {
    await other.query("begin");
    await other.query(`select from clients where id = $1 for ${strength}`, [clientId]);
  };
  await lock("update");
  expect(await exportClientData(staff, request(), now)).toEqual({ ok: false, error: "RESOURCE_CONFLICT" });
  await other.query("rollback");
  await lock("share");
  expect(await exportClientData(staff, request(), now)).toMatchObject({ ok: true });
  expect(await eraseClient(staff, { clientId, cause: "repeat" }, now)).toEqual({
    ok: false,
    error: "RESOURCE_CONFLICT",
  });
  await other.query("rollback");
  await other.end();
});
