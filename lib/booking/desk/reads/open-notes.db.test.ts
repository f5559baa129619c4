import type { Role } from "@/lib/platform/auth/permissions";
import { db } from "@/lib/platform/db/client";
import { encrypt } from "@/lib/platform/security/encryption";
import { storeBooking } from "@/lib/testing/builders/stored-booking";
import { staffAs } from "@/lib/testing/staff-as";

import { openNotes } from "./open-notes";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const start = Date.parse("2027-01-15T17:00:00Z");
let booking: { id: string; adviserId: string };

beforeAll(async () => {
  const id = await storeBooking(start, {
    notesCipher: encrypt("They called twice.", "bookings.notes"),
    safeContactNoteCipher: encrypt("Call after five.", "bookings.safe_contact_note"),
  });
  booking = await db.booking.findUniqueOrThrow({ where: { id }, select: { id: true, adviserId: true } });
});

beforeEach(async () => {
  await db.staffUser.deleteMany({});
});

async function notesAs(role: Role, adviserId: string | null = null, bookingId = booking.id) {
  const staff = await staffAs(role, adviserId);
  const notes = await openNotes(staff, bookingId);
  return {
    notes,
    readings: await db.auditEvent.count({
      where: { actorId: staff.id, action: "booking.notes-read", subjectId: bookingId },
    }),
  };
}

it("decrypts the notes for the booking's adviser and for a manager, and records each access", async () => {
  expect(await notesAs("adviser", booking.adviserId)).toEqual({
    notes: {
      text: "They called twice.",
      sources: [
        { from: "client", codes: [] },
        { from: "booking", codes: [], note: "Call after five.", reference: "FRS-TEST-0004" },
      ],
    },
    readings: 1,
  });
  await db.staffUser.deleteMany({});
  expect(await notesAs("manager")).toEqual({
    notes: {
      text: "They called twice.",
      sources: [
        { from: "client", codes: [] },
        { from: "booking", codes: [], note: "Call after five.", reference: "FRS-TEST-0004" },
      ],
    },
    readings: 1,
  });
});

it.each(["viewer", "adviser"] as const)(
  "hides the notes from a staff member with the role %s who is not the booking's adviser",
  async (role) => {
    expect(await notesAs(role)).toEqual({ notes: undefined, readings: 0 });
  },
);

it("records no access if the booking has no notes", async () => {
  expect(await notesAs("manager", null, await storeBooking(start))).toEqual({ notes: undefined, readings: 0 });
});
