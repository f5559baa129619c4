import { scopeOf } from "@/lib/platform/auth/scope";
import { db } from "@/lib/platform/db/client";
import { encrypt } from "@/lib/platform/security/encryption";
import { storeBooking } from "@/lib/testing/builders/stored-booking";
import { staffAs } from "@/lib/testing/staff-as";

import { listPrepared } from "../queries/prepared";
import { storeCase } from "../testing/stored-cases";
import { addLoss, removeLoss } from "./losses";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const now = Date.parse("2027-01-15T17:00:00Z");
const transfer = {
  date: "2026-03-14",
  time: null,
  zone: null,
  direction: "out",
  amount: "9800.00",
  asset: "EUR",
  rail: "direct-debit",
  network: null,
  from: null,
  to: null,
  hash: null,
  reference: null,
};
const prepared = { payments: ["first", "second"].map((line) => ({ transfer, line })), identifiers: [] };
const loss = { paidOn: "2026-03-14", amount: "9800.00", currency: "EUR", rail: "bank-transfer" } as const;

/** Stores a booking with a list, and a case of its client. */
async function aListedBooking(ownerId?: string) {
  const bookingId = await storeBooking(now, {
    preparedCipher: encrypt(JSON.stringify(prepared), "bookings.prepared"),
  });
  const { clientId } = await db.booking.findUniqueOrThrow({ where: { id: bookingId }, select: { clientId: true } });
  return { bookingId, ...(await storeCase({ clientId, ...(ownerId && { ownerId }) })) };
}

it("takes a payment over once, and again only after it was removed", async () => {
  const manager = await staffAs("manager");
  const { bookingId, clientId, reference } = await aListedBooking(manager.id);
  const take = (preparedRow: number) =>
    addLoss(manager, { reference, ...loss, preparedInId: bookingId, preparedRow }, now);
  const both = await Promise.all([take(1), take(1)]);
  expect(both.map((each) => (each.ok ? "ok" : each.error)).toSorted()).toEqual(["RESOURCE_ALREADY_EXISTS", "ok"]);
  const [list] = await listPrepared(scopeOf(manager, "clients"), clientId);
  expect(list?.list?.payments.map(({ line }) => line)).toEqual(["first", "second"]);
  expect([...(list?.taken ?? [])]).toEqual([[1, reference]]);
  const { id, version } = await db.caseLoss.findFirstOrThrow({ where: { preparedInId: bookingId } });
  expect((await removeLoss(manager, { reference, id, version }, now)).ok).toBe(true);
  expect((await take(1)).ok).toBe(true);
});

it("refuses a payment from the list of another client", async () => {
  const manager = await staffAs("manager");
  const [own, other] = [await aListedBooking(manager.id), await aListedBooking(manager.id)];
  const taken = await addLoss(
    manager,
    { reference: own.reference, ...loss, preparedInId: other.bookingId, preparedRow: 0 },
    now,
  );
  expect(taken).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
});

it("keeps a list that this release cannot read among the lists", async () => {
  const manager = await staffAs("manager");
  const { bookingId, clientId } = await aListedBooking(manager.id);
  const later = encrypt(JSON.stringify({ ...prepared, edition: 2 }), "bookings.prepared");
  await db.booking.update({ where: { id: bookingId }, data: { preparedCipher: later } });
  expect(await listPrepared(scopeOf(manager, "clients"), clientId)).toMatchObject([{ bookingId, list: undefined }]);
});

it("lists nothing to an adviser outside the client's file", async () => {
  const [manager, adviser] = [await staffAs("manager"), await staffAs("adviser")];
  const { clientId } = await aListedBooking();
  expect(await listPrepared(scopeOf(adviser, "clients"), clientId)).toEqual([]);
  expect(await listPrepared(scopeOf(manager, "clients"), clientId)).toHaveLength(1);
});
