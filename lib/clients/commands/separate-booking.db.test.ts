import { book } from "@/lib/booking/commands/book";
import { storeCase } from "@/lib/cases/testing/stored-cases";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { encrypt } from "@/lib/platform/security/encryption";
import { eraseClient } from "@/lib/rights/erasure/commands/erase-client";
import { findPerson } from "@/lib/rights/queries/person";
import { anAdviser } from "@/lib/testing/builders/adviser";
import { aBooking } from "@/lib/testing/builders/booking";
import { aClient } from "@/lib/testing/builders/client";
import { aService } from "@/lib/testing/builders/service";
import { aBookingRequest } from "@/lib/testing/booking-requests";
import { anOffice, now as officeNow } from "@/lib/testing/office";
import { staffAs } from "@/lib/testing/staff-as";

import { listDuplicatesOf } from "../queries/duplicates";
import { seen } from "../testing/people";
import { giveReason } from "./access";
import { mergeClients } from "./merge";
import { separateBooking } from "./separate-booking";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const now = Date.now();
const past = new Date("2026-01-05T15:00:00Z");
let manager: Staff;

beforeAll(async () => {
  manager = await staffAs("manager");
});

/** Stores a file with two appointments. The second one names another person with another phone number. */
async function aCouple() {
  const client = await aClient().named("Mina", "Muller").insert();
  await giveReason(manager, { id: client.id, reason: "checking" }, now);
  const [service, adviser] = [await aService().insert(), await anAdviser().insert()];
  const own = await aBooking({ adviser, service }).by(client).startingAt(past).insert();
  const other = await aBooking({ adviser, service })
    .by(client)
    .startingAt(new Date(past.getTime() + 86_400_000))
    .insert();
  const named = { firstName: "Otto", lastName: "Andersen", phone: "+1 604 555 0177", phoneE164: "+16045550177" };
  await db.booking.update({ where: { id: other.id }, data: named });
  const { reference, version } = await db.booking.findUniqueOrThrow({ where: { id: other.id } });
  return { client, own, other, target: { reference, version } };
}

const rule = (name: string) => ({ error: "BUSINESS_RULE_VIOLATION", details: { rule: name } });
const clientOf = async (id: string) => (await db.booking.findUniqueOrThrow({ where: { id } })).clientId;

it("moves the booking to a new file with the same mailbox, and records it", async () => {
  const { client, own, other, target } = await aCouple();
  await db.booking.update({
    where: { id: other.id },
    data: { safeContactNoteCipher: encrypt("Only mornings", "bookings.safe_contact_note") },
  });
  const { version } = await db.booking.findUniqueOrThrow({ where: { id: other.id } });
  expect(await separateBooking(manager, { ...target, version }, now)).toEqual({ ok: true, value: target.reference });
  const secondId = await clientOf(other.id);
  expect([await clientOf(own.id), secondId === client.id]).toEqual([client.id, false]);
  expect(await db.client.findUniqueOrThrow({ where: { id: secondId } })).toMatchObject({
    firstName: "Otto",
    lastName: "Andersen",
    email: client.email,
    sharesMailbox: true,
    phoneE164: "+16045550177",
    safeContactNoteCipher: expect.anything(),
  });
  const audit = await db.auditEvent.findMany({ where: { subjectId: { in: [client.id, secondId, other.id] } } });
  expect(audit.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["client.booking-separated", "client.booking-separated", "booking.client-changed"]),
  );
  expect(await listDuplicatesOf(client.id)).toEqual([]);
});

it("moves a later booking of the same person to the file that this person already has", async () => {
  const { client, other, target } = await aCouple();
  await separateBooking(manager, target, now);
  const secondId = await clientOf(other.id);
  await db.booking.update({ where: { id: other.id }, data: { clientId: client.id } });
  const { version } = await db.booking.findUniqueOrThrow({ where: { id: other.id } });
  expect(await separateBooking(manager, { ...target, version }, now)).toMatchObject({ ok: true });
  expect(await clientOf(other.id)).toBe(secondId);
});

it("the erasure of one of the two leaves the other's appointment, and finds the mailbox's messages uncertain", async () => {
  const { client, own, other, target } = await aCouple();
  await separateBooking(manager, target, now);
  const person = await findPerson(db, client.id);
  expect(person).toMatchObject({ emails: [], hashes: [], bookingIds: [own.id] });
  expect(await eraseClient(manager, { clientId: client.id, cause: "request" }, now)).toMatchObject({ ok: true });
  expect(await db.booking.findUniqueOrThrow({ where: { id: other.id } })).toMatchObject({
    firstName: "Otto",
    email: client.email,
  });
  expect(await db.booking.findUniqueOrThrow({ where: { id: own.id } })).toMatchObject({ firstName: "" });
});

it("goes back with a merge of the two files, and cannot be separated while this merge can be undone", async () => {
  const { client, other, target } = await aCouple();
  await separateBooking(manager, target, now);
  const secondId = await clientOf(other.id);
  await giveReason(manager, { id: secondId, reason: "duplicate" }, now);
  const files = { kept: await seen(client.id), merged: await seen(secondId) };
  expect(await mergeClients(manager, { ...files, taken: ["firstName"] }, now)).toMatchObject({ ok: true });
  expect(await clientOf(other.id)).toBe(client.id);
  const { version } = await db.booking.findUniqueOrThrow({ where: { id: other.id } });
  await db.client.update({ where: { id: client.id }, data: { firstName: "Mina" } });
  expect(await separateBooking(manager, { ...target, version }, now)).toMatchObject(rule("came-with-merge"));
});

it("puts a new booking from the mailbox into the second file only if it has that person's name", async () => {
  const { client, other, target } = await aCouple();
  await separateBooking(manager, target, now);
  const secondId = await clientOf(other.id);
  const office = await anOffice({ advisers: 3 });
  for (const [firstName, lastName, expected] of [
    ["Otto", "ANDERSEN", secondId],
    ["Mina", "Muller", client.id],
    ["Third", "Person", client.id],
  ] as const) {
    const plain = aBookingRequest(office);
    const details = { ...plain.details, firstName, lastName, email: client.email };
    const booked = await book({ ...plain, details }, {}, officeNow);
    if (!booked.ok) throw new Error(booked.error);
    expect([firstName, await clientOf(booked.value.bookingId)]).toEqual([firstName, expected]);
  }
});

describe("refuses", () => {
  it("a file under a legal hold", async () => {
    const { client, other, target } = await aCouple();
    const reasonCipher = encrypt("A court order", "legal_holds.reason");
    await db.legalHold.create({
      data: { clientId: client.id, reasonCipher, placedById: manager.id, placedAt: new Date(now) },
    });
    expect(await separateBooking(manager, target, now)).toMatchObject(rule("legal-hold"));
    expect(await clientOf(other.id)).toBe(client.id);
  });

  it("an erased file", async () => {
    const { client, target } = await aCouple();
    const erasure = { clientId: client.id, cause: "retention", erasedAt: new Date(now), counts: {}, kept: [] };
    await db.erasure.create({ data: erasure });
    expect(await separateBooking(manager, target, now)).toMatchObject(rule("erased"));
  });

  it("a booking with the file's name", async () => {
    const { own } = await aCouple();
    const { reference, version } = await db.booking.findUniqueOrThrow({ where: { id: own.id } });
    expect(await separateBooking(manager, { reference, version }, now)).toMatchObject(rule("same-name"));
  });

  it("a booking that has changed since the page was rendered", async () => {
    const { target } = await aCouple();
    const outdated = { ...target, version: target.version - 1 };
    expect(await separateBooking(manager, outdated, now)).toMatchObject({ error: "RESOURCE_CONFLICT" });
  });

  it("a colleague's client until the staff member has given a reason", async () => {
    const { target } = await aCouple();
    const other = await staffAs("admin");
    expect(await separateBooking(other, target, now)).toMatchObject(rule("needs-reason"));
  });

  it("an appointment with the invoice of a success fee", async () => {
    const { client, other, target } = await aCouple();
    const { id: caseId } = await storeCase({ clientId: client.id });
    const fee = { arrivedOn: past, arrivedMinor: 100, currency: "CAD", createdAt: past, rateBasisPoints: 1_000 };
    const agreement = { agreedOn: past, rateBasisPoints: 1_000, fees: { create: { ...fee, feeMinor: 10 } } };
    await db.case.update({ where: { id: caseId }, data: { feeAgreement: { create: agreement } } });
    const { id: successFeeId } = await db.successFee.findFirstOrThrow({ where: { caseId } });
    await db.$executeRaw`
      insert into invoices (kind, year, number, booking_id, success_fee_id, issued_on, due_on, currency, net_minor, tax_minor, total_minor, locale, content_cipher)
      values ('invoice', 2026, 9001, ${other.id}::uuid, ${successFeeId}::uuid, '2026-01-06', '2026-01-16', 'CAD', 10, 0, 10, 'en', '\\x00')`;
    expect(await separateBooking(manager, target, now)).toMatchObject(rule("success-fee"));
  });
});
