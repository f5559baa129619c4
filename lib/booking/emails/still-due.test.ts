import { isStillDue } from "./still-due";
import type { BookingEmailKind } from "./still-due";

const start = Date.parse("2026-12-09T17:00:00Z");
const hour = 3_600_000;
const booking = { status: "confirmed", sequence: 2, startsAt: new Date(start) };

function aJob(kind: BookingEmailKind, changes: { sequence?: number; startsAt?: string; copy?: number } = {}) {
  return {
    bookingId: "3c0a4f2e-9f5b-4a57-9d0e-2a63c1f0b7aa",
    kind,
    sequence: 2,
    startsAt: "2026-12-09T17:00:00.000Z",
    ...changes,
  };
}

const allKinds: readonly BookingEmailKind[] = ["confirmed", "changed", "cancelled", "reminder-24h", "reminder-2h"];

it.each(allKinds)('drops the "%s" email if the booking was changed after the email was queued', (kind) => {
  const status = kind === "cancelled" ? "cancelled" : "confirmed";
  expect(isStillDue({ ...booking, status }, aJob(kind, { sequence: 1 }), start - 24 * hour)).toBe(false);
  expect(isStillDue({ ...booking, status }, aJob(kind), start - 24 * hour)).toBe(true);
});

it.each(["reminder-24h", "reminder-2h"] as const)(
  "sends a %s for an unpaid appointment, but not for a cancelled, completed or missed one",
  (kind) => {
    for (const status of ["cancelled", "completed", "no_show"]) {
      expect(isStillDue({ ...booking, status }, aJob(kind), start - 24 * hour)).toBe(false);
    }
    expect(isStillDue({ ...booking, status: "awaiting_payment" }, aJob(kind), start - 24 * hour)).toBe(true);
  },
);

it("sends invoice reminders for an open booking until the invoice is paid, even if the appointment was moved", () => {
  const job = aJob("invoice-reminder", { sequence: 0 });
  for (const status of ["awaiting_payment", "confirmed"]) {
    expect(isStillDue({ ...booking, status, askedMinor: 1 }, job, start)).toBe(true);
    expect(isStillDue({ ...booking, status, askedMinor: 0 }, job, start)).toBe(false);
  }
  expect(isStillDue({ ...booking, status: "cancelled", askedMinor: 1 }, job, start)).toBe(false);
});

it("sends an email of staff about an unpaid invoice after the appointment too, but not for a cancelled one", () => {
  const job = aJob("invoice-reminder", { sequence: 0, copy: 1 });
  expect(isStillDue({ ...booking, status: "completed", askedMinor: 1 }, job, start)).toBe(true);
  expect(isStillDue({ ...booking, status: "completed", askedMinor: 0 }, job, start)).toBe(false);
  expect(isStillDue({ ...booking, status: "cancelled", askedMinor: 1 }, job, start)).toBe(false);
});

it("sends the late-payment email for a cancelled booking, even if the payment has already been refunded", () => {
  const job = aJob("late-payment");
  const cancelled = { ...booking, status: "cancelled" };
  expect(isStillDue({ ...cancelled, owedMinor: -1 }, job, start)).toBe(true);
  expect(isStillDue({ ...cancelled, askedMinor: 0 }, job, start)).toBe(true);
  expect(isStillDue({ ...booking, status: "confirmed", owedMinor: -1 }, job, start)).toBe(false);
});

it("sends the payment request until the booking is paid, and the receipt only after full payment", () => {
  const awaited = { ...booking, status: "awaiting_payment" };
  expect(isStillDue(awaited, aJob("payment-due"), start)).toBe(true);
  expect(isStillDue({ ...booking, status: "confirmed" }, aJob("payment-due"), start)).toBe(false);
  expect(isStillDue({ ...booking, status: "confirmed", owedMinor: 0 }, aJob("payment-received"), start)).toBe(true);
  expect(isStillDue({ ...booking, status: "confirmed", owedMinor: 1 }, aJob("payment-received"), start)).toBe(false);
});

it.each(["reminder-24h", "reminder-2h"] as const)(
  "sends no %s if the start in its job is missing or differs from the booking's start",
  (kind) => {
    expect(isStillDue(booking, aJob(kind, { startsAt: "2026-12-09T18:00:00.000Z" }), start - 24 * hour)).toBe(false);
    expect(isStillDue(booking, { bookingId: "x", kind, sequence: 2 }, start - 24 * hour)).toBe(false);
  },
);

it("drops a reminder that is too late to be useful", () => {
  expect(isStillDue(booking, aJob("reminder-24h"), start - 3 * hour - 1)).toBe(true);
  expect(isStillDue(booking, aJob("reminder-24h"), start - 3 * hour)).toBe(false);
  expect(isStillDue(booking, aJob("reminder-2h"), start - 1)).toBe(true);
  expect(isStillDue(booking, aJob("reminder-2h"), start)).toBe(false);
});

it("sends the confirmation of an unpaid appointment, and drops emails that contradict the booking's status", () => {
  expect(isStillDue({ ...booking, status: "awaiting_payment" }, aJob("confirmed"), start)).toBe(true);
  expect(isStillDue({ ...booking, status: "cancelled" }, aJob("changed"), start)).toBe(false);
  expect(isStillDue(booking, aJob("cancelled"), start)).toBe(false);
});
