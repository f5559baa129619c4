import { Client } from "pg";

import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { storeBooking } from "@/lib/testing/builders/stored-booking";
import { emptyTables } from "@/lib/testing/empty-tables";

import { sealAddress } from "../invoice/sealed-address";
import { openContent } from "../invoice/content";
import { issueCreditNote } from "./issue-credit-note";
import { issueInvoice } from "./issue-invoice";

const now = Date.parse("2027-03-01T15:00:00Z");
const start = Date.parse("2027-04-20T15:00:00Z");
const system = { kind: "system" } as const;

let references = 0;

const aPaidBooking = (changes: Parameters<typeof storeBooking>[1] = {}, at = start + references * 2 * 86_400_000) =>
  storeBooking(at, { reference: `INV-${String((references += 1)).padStart(4, "0")}`, priceMinor: 13_000, ...changes });

const issue = (bookingId: string, at = now) =>
  db.$transaction((tx) => issueInvoice(tx, system, { bookingId, now: at }));

const credit = (invoiceId: string, totalMinor: number) =>
  db.$transaction((tx) =>
    issueCreditNote(tx, system, { invoiceId, totalMinor, reason: "You cancelled in time.", now }),
  );

async function issued(bookingId: string): Promise<string> {
  const result = await issue(bookingId);
  if (!result.ok) throw new Error(result.error);
  return result.value.id;
}

const numbers = async (kind: "invoice" | "credit_note", year = 2027) =>
  (await db.invoice.findMany({ where: { kind, year }, orderBy: { number: "asc" } })).map(({ number }) => number);

const upTo = (last: number) => Array.from({ length: last }, (_, n) => n + 1);

beforeEach(async () => {
  await emptyTables("invoices", "invoice_counters");
});

it("gives 50 concurrently issued invoices the numbers 1 to 50", async () => {
  const bookings: string[] = [];
  for (let n = 0; n < 50; n++) bookings.push(await aPaidBooking());
  const results = await Promise.all(bookings.map((id) => issue(id)));
  expect(results.every(({ ok }) => ok)).toBe(true);
  expect(await numbers("invoice")).toEqual(upTo(50));
});

it("encrypts the client's address in the database and shows the address on the invoice", async () => {
  const address = { street: "Hauptstraße 6", postcode: "84107", town: "Weihmichl", country: "DE" };
  const invoiceAddressCipher = sealAddress(address);
  expect(Buffer.from(invoiceAddressCipher).toString("latin1")).not.toContain("Weihmichl");
  const id = await issued(await aPaidBooking({ invoiceAddressCipher }));
  const { contentCipher } = await db.invoice.findUniqueOrThrow({ where: { id } });
  expect(openContent(contentCipher).buyer).toMatchObject({ address });
});

it("leaves no gap in the invoice numbers if a transaction fails after it got a number", async () => {
  await issue(await aPaidBooking());
  const failing = db.$transaction(async (tx: Tx) => {
    await issueInvoice(tx, system, { bookingId: await aPaidBooking(), now });
    throw new Error("after the invoice");
  });
  await expect(failing).rejects.toThrow("after the invoice");

  const bookingId = await aPaidBooking();
  const lost = new Client({ connectionString: process.env.DATABASE_URL });
  await lost.connect();
  lost.on("error", () => undefined);
  await lost.query("begin");
  await lost.query(
    `insert into invoices (kind, year, booking_id, issued_on, due_on, currency, net_minor, tax_minor, total_minor, locale, content_cipher)
     values ('invoice', 2027, $1, '2027-03-01', '2027-03-15', 'CAD', 100, 0, 100, 'en', '')`,
    [bookingId],
  );
  const { rows } = await lost.query<{ pid: number }>("select pg_backend_pid() as pid");
  await db.$queryRaw`select pg_terminate_backend(${rows[0]?.pid ?? 0}::int)`;

  await issue(await aPaidBooking());
  expect(await numbers("invoice")).toEqual([1, 2]);
});

it("starts the numbers of invoices and of credit notes at 1 in each year", async () => {
  const first = await issued(await aPaidBooking());
  await issue(await aPaidBooking(), Date.parse("2028-01-01T05:30:00Z"));
  await credit(first, 13_000);
  expect([await numbers("invoice"), await numbers("invoice", 2028), await numbers("credit_note")]).toEqual([
    [1],
    [1],
    [1],
  ]);
});

it("takes the year of an invoice number from the current date in the office's time zone", async () => {
  // 11 pm on 31 December in Toronto.
  const result = await issue(await aPaidBooking(), Date.parse("2028-01-01T04:00:00Z"));
  expect(result).toMatchObject({ ok: true, value: { number: "2027-0001" } });
});

it("invoices the booking's price with the tax rate of the firm's profile, and encrypts the invoice's content", async () => {
  const id = await issued(await aPaidBooking({ firstName: "Anna", lastName: "Berg", locale: "de", currency: "EUR" }));
  const { contentCipher, ...invoice } = await db.invoice.findUniqueOrThrow({ where: { id } });
  expect(invoice).toMatchObject({
    totalMinor: 13_000,
    netMinor: 11_504,
    taxMinor: 1_496,
    currency: "EUR",
    locale: "de",
  });
  expect(openContent(contentCipher)).toMatchObject({ buyer: { name: "Anna Berg" }, taxRatePercent: 13 });
  expect(Buffer.from(contentCipher).includes("Berg")).toBe(false);
});

it.each([
  ["14 days after the issue", "2027-04-20T15:00:00Z", "2027-03-15"],
  [
    "the last working day before the booking can no longer be changed online, if that is within 14 days",
    "2027-03-08T15:00:00Z",
    "2027-03-05",
  ],
  ["the day of issue, if the booking can no longer be changed online", "2027-03-01T20:00:00Z", "2027-03-01"],
])("sets the due date to %s", async (_, startsAt, due) => {
  const id = await issued(await aPaidBooking({}, Date.parse(startsAt)));
  expect((await db.invoice.findUniqueOrThrow({ where: { id } })).dueOn).toEqual(new Date(due));
});

it("issues one invoice for concurrent requests, and a second invoice after the first is credited in full", async () => {
  const bookingId = await aPaidBooking();
  const results = await Promise.all([issue(bookingId), issue(bookingId), issue(bookingId)]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(results.filter((result) => !result.ok && result.error === "RESOURCE_ALREADY_EXISTS")).toHaveLength(2);
  const [invoice] = await db.invoice.findMany();
  await credit(invoice?.id ?? "", 12_999);
  expect(await issue(bookingId)).toMatchObject({ error: "RESOURCE_ALREADY_EXISTS" });
  await credit(invoice?.id ?? "", 1);
  expect(await issue(bookingId)).toMatchObject({ ok: true, value: { number: "2027-0002" } });
});

it("issues no invoice for a free appointment or an unknown booking", async () => {
  expect(await issue(await aPaidBooking({ priceMinor: 0 }))).toMatchObject({ error: "BUSINESS_RULE_VIOLATION" });
  expect(await issue("00000000-0000-4000-8000-000000000000")).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
  expect(await numbers("invoice")).toEqual([]);
});

it("never credits more than an invoice's total, even if credit notes are issued concurrently", async () => {
  const id = await issued(await aPaidBooking());
  const results = await Promise.all(upTo(4).map(() => credit(id, 4_000)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(3);
  expect(results.find(({ ok }) => !ok)).toMatchObject({ details: { leftMinor: 1_000 } });
  expect(await numbers("credit_note")).toEqual([1, 2, 3]);
});

it("credits an invoice in parts that add up to its net amount and tax, and the database refuses any other split", async () => {
  const id = await issued(await aPaidBooking());
  for (const part of [4_333, 4_333]) expect(await credit(id, part)).toMatchObject({ ok: true });
  const insert = (net: number, tax: number) => db.$executeRaw`
    insert into invoices (kind, year, booking_id, corrects_id, issued_on, currency, net_minor, tax_minor, total_minor, locale, content_cipher)
    select 'credit_note', year, booking_id, id, issued_on, currency, ${net}, ${tax}, ${net + tax}, locale, content_cipher
    from invoices where id = ${id}::uuid`;
  await expect(insert(3_836, 498)).rejects.toThrow(/net amount or its tax/);
  await expect(insert(3_834, 500)).rejects.toThrow(/net amount or its tax/);
  expect(await credit(id, 4_334)).toMatchObject({ ok: true });
  const { _sum } = await db.invoice.aggregate({ where: { correctsId: id }, _sum: { netMinor: true, taxMinor: true } });
  expect(_sum).toEqual({ netMinor: 11_504, taxMinor: 1_496 });
});

it("refuses a credit note for an unknown invoice and for a credit note", async () => {
  expect(await credit("00000000-0000-4000-8000-000000000000", 1)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
  const note = await credit(await issued(await aPaidBooking()), 1);
  expect(await credit(note.ok ? note.value.id : "", 1)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
});

it.each([
  ["an amount above the invoice's total", "13001", "CAD", "credit_is_at_most_the_invoice"],
  ["an amount in another currency", "100", "EUR", "credit_note_fits_its_invoice"],
])("the database refuses a credit note for %s", async (_, amount, currency, constraint) => {
  const id = await issued(await aPaidBooking());
  const insert = db.$executeRawUnsafe(
    `insert into invoices (kind, year, booking_id, corrects_id, issued_on, currency, net_minor, tax_minor, total_minor, locale, content_cipher)
     select 'credit_note', year, booking_id, id, issued_on, '${currency}', ${amount}, 0, ${amount}, locale, content_cipher
     from invoices where id = '${id}'`,
  );
  await expect(insert).rejects.toThrow(constraint === "credit_is_at_most_the_invoice" ? /exceed/ : /same booking/);
});

it("the database refuses to change or delete an issued invoice", async () => {
  await issue(await aPaidBooking());
  await expect(db.$executeRaw`update invoices set total_minor = 1, net_minor = 1, tax_minor = 0`).rejects.toThrow(
    /neither changed/,
  );
  await expect(db.$executeRaw`update invoices set number = 7`).rejects.toThrow(/neither changed/);
  await expect(db.$executeRaw`delete from invoices`).rejects.toThrow(/neither changed/);
});
