import type { TableBooking } from "./queries/table";
import { settledStatus, toTableRow } from "./table-row";

const booking = {
  reference: "BK-2026-000001",
  status: "completed",
  startsAt: new Date("2026-12-09T17:00:00Z"),
  endsAt: new Date("2026-12-09T18:00:00Z"),
  createdAt: new Date("2026-12-01T17:00:00Z"),
  zone: "America/Toronto",
  serviceId: "1",
  priceKind: "initial",
  priceMinor: 0,
  currency: "CAD",
  meetingMode: "phone",
  personal: null,
  adviser: { name: "Priya Sample" },
  payments: [],
} as unknown as TableBooking & { isUndelivered: boolean };

it("shows the year of an appointment only if it differs from the current year", () => {
  const timeAt = (now: string) =>
    toTableRow(booking, { locale: "en", zone: "America/Toronto", now: Date.parse(now), services: [] }).time;
  expect(timeAt("2026-12-30T12:00:00Z")).toBe("Wed 9 Dec, 12 noon");
  expect(timeAt("2027-02-01T12:00:00Z")).toBe("Wed 9 Dec 2026, 12 noon");
});

const paid = { state: "paid", dispute: null };
const refunded = { state: "refunded", dispute: null };

it.each([
  ["everything was refunded", "confirmed", [refunded], "refunded"],
  ["an unpaid attempt came before", "confirmed", [{ state: "failed", dispute: null }, refunded], "refunded"],
  ["another payment is kept", "confirmed", [paid, refunded], "confirmed"],
  ["the bank took the money back", "confirmed", [{ state: "refunded", dispute: "lost" }], "confirmed"],
  ["nothing was paid", "confirmed", [], "confirmed"],
  ["the appointment is cancelled", "cancelled", [refunded], "cancelled"],
] as const)("shows the status of a booking with its refund: %s", (_what, status, payments, expected) => {
  expect(settledStatus({ status, payments })).toBe(expected);
});
