import { clearFirm } from "@/lib/firm/settings-snapshot";
import { aBookingRequest } from "@/lib/testing/booking-requests";
import { offerInvoices } from "@/lib/testing/invoice-way";
import { anOffice, noon, now } from "@/lib/testing/office";
import type { Office } from "@/lib/testing/office";

import { refuseCardPayment } from "./card-payment";
import { book } from "./commands/book";
import { cancel } from "./commands/cancel";
import { manageToken } from "./manage-link";
import { clearBookings } from "./testing/stored-bookings";

let office: Office;

beforeEach(async () => {
  await clearBookings();
  office = await anOffice({ advisers: 1 });
});
afterEach(clearFirm);

async function booked(minor: number): Promise<string> {
  const request = aBookingRequest(office, { start: noon, price: { minor, currency: "CAD" } });
  const result = await book(request, {}, now);
  if (!result.ok) throw new Error(result.error);
  return result.value.bookingId;
}

const answer = (id: string) => refuseCardPayment(manageToken(id), { locale: "en", now });

it("names the invoice that is owed", async () => {
  offerInvoices();
  const id = await booked(13_000);
  expect(await answer(id)).toMatchObject({
    error: "SERVICE_UNAVAILABLE",
    details: { payBy: "invoice", invoice: expect.stringMatching(/^2027-\d{4}$/), amount: 13_000, currency: "CAD" },
  });
  expect(JSON.stringify(await answer(id))).toMatch(/\$130.CAD by/);
  await cancel({ kind: "visitor" }, { id, reason: undefined, noticeMinutes: 0 }, now);
  expect(await answer(id)).toMatchObject({ error: "BUSINESS_RULE_VIOLATION" });
});

it("says how a booking without an invoice is paid, until it is cancelled", async () => {
  const id = await booked(13_000);
  expect(await answer(id)).toMatchObject({
    error: "SERVICE_UNAVAILABLE",
    details: { payBy: "arrangement", amount: 13_000, howToPay: expect.arrayContaining([expect.any(String)]) },
  });
  await cancel({ kind: "visitor" }, { id, reason: undefined, noticeMinutes: 0 }, now);
  expect(await answer(id)).toMatchObject({ error: "BUSINESS_RULE_VIOLATION" });
});

it("has nothing to pay for a free appointment, and knows no invented link", async () => {
  expect(await answer(await booked(0))).toMatchObject({ error: "BUSINESS_RULE_VIOLATION" });
  expect(await refuseCardPayment("A".repeat(43), { locale: "en", now })).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
});
