import { editContact } from "@/lib/booking/desk/commands/edit-contact";
import { openBookingRecord } from "@/lib/booking/desk/reads/open-record";
import { writeNote as writeBookingNote } from "@/lib/booking/desk/commands/write-note";
import { readFilter } from "@/lib/booking/desk/bookings-filter";
import { listBookings } from "@/lib/booking/desk/queries/table";
import { giveReason } from "@/lib/clients/commands/access";
import { editContact as editClient } from "@/lib/clients/commands/edit-contact";
import { openFile } from "@/lib/clients/reads/open-file";
import { writeNote } from "@/lib/clients/commands/write-note";
import { clientsById } from "@/lib/clients/queries/list";
import { scopeOf } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { staffAs } from "@/lib/testing/staff-as";

import { eraseClient } from "./commands/erase-client";
import { aWholePerson } from "../testing/whole-person";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
jest.mock("next/navigation", () => ({}));
const now = Date.parse("2027-03-08T17:00:00Z");

let admin: Staff;
let clientId: string;
let booking: { readonly reference: string; readonly version: number };

beforeAll(async () => {
  admin = await staffAs("admin");
  ({ clientId } = await aWholePerson({ email: "gone@example.org", staffId: admin.id, now }));
  expect(await eraseClient(admin, { clientId, cause: "request" }, now)).toMatchObject({ ok: true });
  await giveReason(admin, { id: clientId, reason: "checking" }, Date.now());
  booking = await db.booking.findFirstOrThrow({
    where: { clientId, firstName: "" },
    select: { reference: true, version: true },
  });
});

const erasure = { at: new Date(now), cause: "request", kept: expect.arrayContaining(["invoices"]) as unknown };

test("an erased client's file, booking and entry in the client list contain the time of the erasure", async () => {
  expect(await openFile(admin, clientId, Date.now())).toMatchObject({ client: { name: "", erasure } });
  expect(await clientsById(scopeOf(admin, "clients"), [clientId], now)).toMatchObject([{ erasedAt: new Date(now) }]);
  expect(await openBookingRecord(admin, booking.reference)).toMatchObject({ personal: { name: "", erasure } });
});

test("notes about an erased client cannot be written, and contact details cannot be changed", async () => {
  const text = "They called again";
  expect(await writeNote(admin, { id: clientId, text, isRestricted: false }, Date.now())).toMatchObject({ ok: false });
  expect(await writeBookingNote(admin, { reference: booking.reference, text, noteVersion: 0 }, now)).toMatchObject({
    ok: false,
  });
  const safeContact = undefined;
  const ways = { phone: "+1 416 555 0123", email: "new@example.org", preferredContact: "email", safeContact } as const;
  expect(await editContact(admin, { ...booking, contact: ways }, now)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
  const names = { firstName: "New", lastName: "Name", phoneCountry: "CA", language: "en", zone: "UTC" } as const;
  const { version } = await db.client.findUniqueOrThrow({ where: { id: clientId } });
  expect(await editClient(admin, { id: clientId, version, contact: { ...ways, ...names } }, Date.now())).toMatchObject({
    error: "RESOURCE_NOT_FOUND",
  });
  expect(await db.clientNote.count({ where: { clientId } })).toBe(0);
});

test("the list of bookings for staff contains no name, email address or phone number of an erased client", async () => {
  const filter = readFilter({ status: "any" }, "2027-03-08");
  const { rows: items } = await listBookings(scopeOf(admin, "bookings"), { filter, zone: "UTC" });
  const item = items.find(({ reference }) => reference === booking.reference);
  expect(item?.personal).toEqual({ name: "", email: null, phone: "" });
});
