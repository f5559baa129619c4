import { db } from "@/lib/platform/db/client";
import type { Staff } from "@/lib/platform/auth/staff";
import { decrypt } from "@/lib/platform/security/encryption";
import { staffAs } from "@/lib/testing/staff-as";
import { storeBooking } from "@/lib/testing/builders/stored-booking";

import { seen, storeOwnClient } from "../testing/people";
import { editContact } from "./edit-contact";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const now = Date.parse("2027-01-15T17:00:00Z");
const [past, soon, later] = ["2027-01-11T17:00:00Z", "2027-01-18T17:00:00Z", "2027-01-19T17:00:00Z"].map(Date.parse);
let manager: Staff;

beforeAll(async () => {
  manager = await staffAs("manager");
});

/** A client with a past appointment, two coming ones, a cancelled one, and a coming one in another person's name. */
async function aClientWithBookings() {
  const { id } = await storeOwnClient(manager.id);
  const { firstName, lastName } = await db.client.findUniqueOrThrow({ where: { id } });
  const named = { clientId: id, firstName, lastName, phone: "+1 416 555 0100", email: "old@clients.example" };
  const ids = {
    past: await storeBooking(past ?? 0, named),
    soon: await storeBooking(soon ?? 0, { ...named, bookedById: manager.id }),
    later: await storeBooking(later ?? 0, named),
    cancelled: await storeBooking(later ?? 0, { ...named, status: "cancelled" }),
    ofOther: await storeBooking(later ?? 0, { ...named, firstName: "Someone", lastName: "Else" }),
  };
  const save = async (alsoBookings: boolean, staff = manager) =>
    editContact(
      staff,
      {
        id,
        version: (await seen(id)).version,
        alsoBookings,
        contact: {
          firstName,
          lastName,
          phone: "+1 416 555 0123",
          phoneCountry: "CA",
          email: undefined,
          preferredContact: "text",
          language: "en",
          zone: "America/Toronto",
          safeContact: { noVoicemail: true, note: "After six" },
        },
      },
      now,
    );
  return { id, ids, save };
}

const phones = async (ids: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(ids).map(async ([name, id]) => [
        name,
        (await db.booking.findUniqueOrThrow({ where: { id } })).phone.slice(-4),
      ]),
    ),
  ) as Readonly<Record<string, string>>;

it("changes the coming appointments of the same person, and no others", async () => {
  const { ids, save } = await aClientWithBookings();
  expect(await save(true)).toMatchObject({ ok: true });
  expect(await phones(ids)).toEqual({ past: "0100", soon: "0123", later: "0123", cancelled: "0100", ofOther: "0100" });
  const [byStaff, online] = [ids.soon, ids.later].map((id) => db.booking.findUniqueOrThrow({ where: { id } }));
  expect(await byStaff).toMatchObject({ phoneE164: "+14165550123", email: null, preferredContact: "text" });
  // A booking that was made online needs an email address.
  expect(await online).toMatchObject({ email: "old@clients.example", safeContact: ["no-voicemail"] });
  const cipher = (await online)?.safeContactNoteCipher;
  expect(cipher && decrypt(cipher, "bookings.safe_contact_note")).toBe("After six");
  const audited = await db.auditEvent.findMany({
    where: { subjectKind: "booking", subjectId: { in: Object.values(ids) } },
  });
  expect(audited.map(({ action, subjectId }) => [action, subjectId]).toSorted()).toEqual(
    [ids.soon, ids.later].map((id) => ["booking.contact-changed", id]).toSorted(),
  );
  expect(await db.formerContact.count({ where: { bookingId: ids.later, kind: "phone" } })).toBe(1);
});

it("leaves every appointment as it is unless staff ask for the change", async () => {
  const { ids, save } = await aClientWithBookings();
  expect(await save(false)).toMatchObject({ ok: true });
  expect(new Set(Object.values(await phones(ids)))).toEqual(new Set(["0100"]));
});
