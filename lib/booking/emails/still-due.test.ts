import { isStillDue } from "./still-due";
import type { BookingEmailKind } from "./still-due";

const start = Date.parse("2026-12-09T17:00:00Z");
const hour = 3_600_000;
const booking = { status: "confirmed", sequence: 2, startsAt: new Date(start) };

function order(kind: BookingEmailKind, changes: { sequence?: number; startsAt?: string } = {}) {
  return {
    bookingId: "3c0a4f2e-9f5b-4a57-9d0e-2a63c1f0b7aa",
    kind,
    sequence: 2,
    startsAt: "2026-12-09T17:00:00.000Z",
    ...changes,
  };
}

const allKinds: readonly BookingEmailKind[] = ["confirmed", "changed", "cancelled", "reminder-24h", "reminder-2h"];

it.each(allKinds)("drops a %s email that a newer change has overtaken", (kind) => {
  const status = kind === "cancelled" ? "cancelled" : "confirmed";
  expect(isStillDue({ ...booking, status }, order(kind, { sequence: 1 }), start - 24 * hour)).toBe(false);
  expect(isStillDue({ ...booking, status }, order(kind), start - 24 * hour)).toBe(true);
});

it.each(["reminder-24h", "reminder-2h"] as const)("sends no %s for an appointment that does not stand", (kind) => {
  for (const status of ["cancelled", "completed", "no_show", "awaiting_payment"]) {
    expect(isStillDue({ ...booking, status }, order(kind), start - 24 * hour)).toBe(false);
  }
});

it.each(["reminder-24h", "reminder-2h"] as const)("sends no %s for another start, or for none", (kind) => {
  expect(isStillDue(booking, order(kind, { startsAt: "2026-12-09T18:00:00.000Z" }), start - 24 * hour)).toBe(false);
  expect(isStillDue(booking, { bookingId: "x", kind, sequence: 2 }, start - 24 * hour)).toBe(false);
});

it("drops a reminder that comes too late to be of use", () => {
  expect(isStillDue(booking, order("reminder-24h"), start - 3 * hour - 1)).toBe(true);
  expect(isStillDue(booking, order("reminder-24h"), start - 3 * hour)).toBe(false);
  expect(isStillDue(booking, order("reminder-2h"), start - 1)).toBe(true);
  expect(isStillDue(booking, order("reminder-2h"), start)).toBe(false);
});

it("tells of a reserved time that is still to be paid, and not of one that was cancelled since", () => {
  expect(isStillDue({ ...booking, status: "awaiting_payment" }, order("confirmed"), start)).toBe(true);
  expect(isStillDue({ ...booking, status: "cancelled" }, order("changed"), start)).toBe(false);
  expect(isStillDue(booking, order("cancelled"), start)).toBe(false);
});
