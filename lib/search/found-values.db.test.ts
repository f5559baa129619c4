import { addLoss } from "@/lib/cases/commands/losses";
import { hashOlderValues } from "@/lib/cases/commands/hash-older-values";
import { addParty } from "@/lib/cases/commands/parties";
import { storeCase } from "@/lib/cases/testing/stored-cases";
import { giveReason } from "@/lib/clients/commands/access";
import { loadInbox } from "@/lib/inquiry/inbox/loaders";
import { receiveMessage } from "@/lib/inquiry/contact/commands/receive-message";
import type { Day } from "@/lib/platform/time/day";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { storeBooking } from "@/lib/testing/builders/stored-booking";
import { aMessage } from "@/lib/testing/inquiries";
import { staffAs } from "@/lib/testing/staff-as";

import { loadClientIds } from "./loaders";
import { search } from "./search";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const now = Date.now();
const reader = { locale: "en", zone: "America/Toronto" } as const;
const options = { bookingPrefix: "FRS", reader, now };
const wallet = "bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh";
const references = ["CAS-7K2M-4Q96", "CAS-8V3N-5R24", "CAS-9W4P-6S35"];

let manager: Staff;
let adviser: Staff;
const clientIds: string[] = [];

/** Stores a case of a new client with a booking at a new adviser, and lets the manager open the client's file. */
async function aCase(reference: string) {
  const booking = await storeBooking(now + 86_400_000 * (clientIds.length + 1), {
    reference: reference.replace("CAS", "FRS"),
  });
  const { clientId, adviserId } = await db.booking.findUniqueOrThrow({ where: { id: booking } });
  const { id } = await storeCase({ clientId });
  await db.case.update({ where: { id }, data: { reference } });
  await giveReason(manager, { id: clientId, reason: "covering" }, now);
  clientIds.push(clientId);
  return { adviserId };
}

beforeAll(async () => {
  manager = await staffAs("manager");
  const [first = ""] = references;
  const { adviserId } = await aCase(first);
  adviser = await staffAs("adviser", adviserId);
  for (const reference of references.slice(1)) await aCase(reference);
  const paid = { paidOn: "2026-01-05" as Day, amount: "10", currency: "CAD", rail: "crypto" } as const;
  for (const reference of references.slice(0, 2))
    expect(await addLoss(manager, { reference, ...paid, recipient: wallet, payment: "TRN 88/ab" }, now)).toMatchObject({
      ok: true,
    });
  const domain = { reference: first, kind: "domain", name: "login.fake.example" } as const;
  expect(await addParty(manager, domain, now)).toMatchObject({ ok: true });
});

const casesFor = async (staff: Staff, typed: string) =>
  (await search(staff, typed, options)).filter(({ kind }) => kind === "case").flatMap(({ items }) => items);
const detailsFor = async (staff: Staff, typed: string) =>
  (await casesFor(staff, typed)).map(({ detail }) => detail).toSorted();

describe("a value of a case", () => {
  it("is found in every case that has it, with the number of the others", async () => {
    const both = references.slice(0, 2).map((reference) => `${reference}, in a payment, also in 1 other case`);
    expect(await detailsFor(manager, wallet.toUpperCase())).toEqual(both);
    expect(await detailsFor(manager, "trn-88 AB")).toEqual(both);
    expect(await detailsFor(manager, "https://fake.example/deposit")).toEqual([`${references[0]}, as a party`]);
  });

  it("is not found by a part of a word", async () => {
    expect(await casesFor(manager, wallet.slice(0, 30))).toEqual([]);
    expect(await casesFor(manager, "fake")).toEqual([]);
  });

  it("shows advisers only the cases of their own clients, and other roles what they may read", async () => {
    expect(await detailsFor(adviser, wallet)).toEqual([`${references[0]}, in a payment, also in 1 other case`]);
    expect(await detailsFor(await staffAs("compliance"), wallet)).toHaveLength(2);
    expect(await detailsFor(await staffAs("admin"), wallet)).toHaveLength(2);
    expect(await search(await staffAs("viewer"), wallet, options)).toEqual([]);
  });

  it("is found in rows from before the search as soon as the worker has added their hashes", async () => {
    await db.$executeRaw`update case_losses set search_hashes = null`;
    await db.$executeRaw`update case_parties set search_hashes = null`;
    expect(await casesFor(manager, wallet)).toEqual([]);
    expect(await hashOlderValues()).toEqual({ losses: 2, parties: 1 });
    expect(await casesFor(manager, wallet)).toHaveLength(2);
    expect(await casesFor(manager, "fake.example")).toHaveLength(1);
    expect(await hashOlderValues()).toEqual({ losses: 0, parties: 0 });
  });
});

describe("a part of a reference", () => {
  const labels = async (staff: Staff, typed: string) =>
    (await search(staff, typed, options)).map(({ kind, items }) => `${kind} ${items.length}`);

  it.each([
    ["8v3n", ["booking 1", "case 1"]],
    ["5R24", ["booking 1", "case 1"]],
    ["CAS-8V", ["case 1"]],
    ["frs-8v3n-5", ["booking 1"]],
    ["8V3N-5", ["booking 1", "case 1"]],
  ])("%p finds the records", async (typed, found) => {
    expect(await labels(manager, typed)).toEqual(found);
  });

  it("finds only bookings for staff who may not see clients, and only their own for advisers", async () => {
    expect(await labels(await staffAs("viewer"), "8v3n")).toEqual(["booking 1"]);
    expect(await labels(adviser, "8v3n")).toEqual([]);
    expect(await labels(adviser, "7k2m")).toEqual(["booking 1", "case 1"]);
  });

  it("finds the client of a booking or case in the list of clients", async () => {
    expect((await loadClientIds(manager, "CAS-8V3N-5R24")).ids).toEqual([clientIds[1]]);
    expect((await loadClientIds(manager, "8v3n")).ids).toEqual([clientIds[1]]);
  });
});

it("the search in the inbox says how many items of each list match", async () => {
  const arrival = { hidden: { website: "" }, locale: "en" as const, now };
  await receiveMessage(aMessage({ firstName: "Ida", lastName: "Quist", email: "ida@example.org" }), arrival);
  await db.contactMessage.updateMany({
    where: { lastName: "Quist" },
    data: { state: "answered", answeredAt: new Date() },
  });
  const { page, found } = await loadInbox(manager, { view: "waiting", text: "quist", now });
  expect(page.rows).toEqual([]);
  expect(found).toMatchObject({ waiting: 0, answered: 1 });
  const { reference } = await db.contactMessage.findFirstOrThrow({ where: { lastName: "Quist" } });
  const block = reference.slice(4, 8);
  const { page: answered } = await loadInbox(manager, { view: "answered", text: `MSG-${block}`, now });
  expect(answered.rows.map((row) => row.reference)).toContain(reference);
});
