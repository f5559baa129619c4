import { clearFirm } from "@/lib/firm/settings-snapshot";
import { loadBalance } from "@/lib/money/account/loaders";
import { storeReceived } from "@/lib/money/account/testing/invoiced-booking";
import { db } from "@/lib/platform/db/client";
import { msPerDay } from "@/lib/platform/time/instant";
import { aBookingRequest } from "@/lib/testing/booking-requests";
import { offerInvoices } from "@/lib/testing/offer-invoices";
import { anOffice, noon, now } from "@/lib/testing/office";
import type { Office } from "@/lib/testing/office";

import { book } from "../commands/book";
import { restore } from "./commands/restore";
import { composeBookingEmail } from "../emails/compose";
import { loadEmailBooking } from "../emails/load";
import { withdrawManaged } from "./manage";
import { manageToken } from "./manage-link";
import { clearBookings } from "../testing/stored-bookings";

let office: Office;
let id = "";

beforeEach(async () => {
  await clearBookings();
  office = await anOffice({ advisers: 1 });
  offerInvoices();
  id = await booked();
});
afterEach(clearFirm);

const german = { locale: "de", consumerLaw: "eu", requestsEarlyStart: true } as const;

async function booked(changes: Parameters<typeof aBookingRequest>[1] = {}): Promise<string> {
  const price = { minor: 13_000, currency: "EUR" } as const;
  const result = await book(aBookingRequest(office, { start: noon, price, ...german, ...changes }), {}, now);
  if (!result.ok) throw new Error(result.error);
  await db.booking.update({ where: { id: result.value.bookingId }, data: { createdAt: new Date(now) } });
  return result.value.bookingId;
}

const row = () => db.booking.findUniqueOrThrow({ where: { id }, include: { occupied: true } });

it("cancels the booking, frees the time, credits the invoice and sends a receipt of the withdrawal", async () => {
  expect((await withdrawManaged(manageToken(id), now)).ok).toBe(true);
  expect(await row()).toMatchObject({ status: "cancelled", withdrawnAt: new Date(now), occupied: null });
  expect(await loadBalance(id, now)).toMatchObject({ owedMinor: 0, state: "released" });
  const [event] = await db.auditEvent.findMany({ where: { action: "booking.withdrawn" } });
  expect(event).toMatchObject({ subjectId: id, actorKind: "visitor" });
  const booking = await loadEmailBooking(id, now);
  if (!booking) throw new Error("The booking has no email address");
  const { reference, firstName, lastName } = booking;
  const { subject, text } = composeBookingEmail("cancelled", booking, now);
  expect(subject).toContain("Eingegangen: Ihr Widerruf vom");
  expect(text).toContain(`Hiermit widerrufe ich, ${firstName} ${lastName}, den Vertrag`);
  expect(text).toContain(reference);
  expect(text).toMatch(/Ihr Widerruf ist am .+ um .+\sUhr bei uns eingegangen/);
});

it("accepts a withdrawal only once, and does not undo it when a payment arrives later", async () => {
  await withdrawManaged(manageToken(id), now);
  expect(await withdrawManaged(manageToken(id), now)).toMatchObject({ error: "RESOURCE_CONFLICT" });
  expect(await db.$transaction((tx) => restore(tx, { kind: "system" }, id, now))).toBe(false);
  expect(await row()).toMatchObject({ status: "cancelled", withdrawnAt: new Date(now) });
});

it("refuses a late withdrawal, changes nothing and returns the firm's contact details", async () => {
  const earlier = new Date(now - 20 * msPerDay);
  await db.booking.update({ where: { id }, data: { createdAt: earlier, withdrawalInformedAt: earlier } });
  expect(await withdrawManaged(manageToken(id), now)).toMatchObject({
    error: "BUSINESS_RULE_VIOLATION",
    details: { rule: "withdrawal", contact: { phone: expect.any(String) } },
  });
  expect(await row()).toMatchObject({ status: "awaiting_payment", withdrawnAt: null });
});

describe("after the start of the appointment", () => {
  const later = noon + msPerDay;
  const performed = { status: "completed", completedAt: new Date(noon) } as const;
  const missed = { status: "no_show", noShowAt: new Date(noon) } as const;

  it.each([
    ["the client did not come", missed],
    ["its outcome is not recorded", {}],
    ["it took place without an express request", { ...performed, earlyStartRequestedAt: null }],
  ])("the client can withdraw if %s, owes nothing and gets everything back", async (_when, changes) => {
    await storeReceived(id, 5_000, { currency: "EUR" });
    await storeReceived(id, 8_000, { currency: "EUR", provider: "stripe", providerId: "pi_of_the_test" });
    await db.booking.update({ where: { id }, data: { ...changes } });
    expect((await withdrawManaged(manageToken(id), later)).ok).toBe(true);
    expect(await row()).toMatchObject({
      status: "cancelled",
      withdrawnAt: new Date(later),
      completedAt: null,
      noShowAt: null,
      occupied: null,
    });
    expect(await db.refund.findMany()).toMatchObject([{ amountMinor: 8_000 }]);
    expect(await loadBalance(id, later)).toMatchObject({
      creditedMinor: 13_000,
      refundedMinor: 8_000,
      owedMinor: -5_000,
    });
    const booking = await loadEmailBooking(id, later);
    expect(booking && composeBookingEmail("cancelled", booking, later).text).not.toContain("findet nicht statt");
  });

  it("the client cannot withdraw once it took place at their express request, and no money moves", async () => {
    await storeReceived(id, 13_000, { currency: "EUR", provider: "stripe", providerId: "pi_of_the_test" });
    await db.booking.update({ where: { id }, data: performed });
    expect(await withdrawManaged(manageToken(id), later)).toMatchObject({ details: { rule: "withdrawal" } });
    expect(await row()).toMatchObject({ status: "completed" });
    expect(await db.refund.count()).toBe(0);
    expect(await loadBalance(id, later)).toMatchObject({ creditedMinor: 0, owedMinor: 0 });
  });
});

it("a British client cancels the contract in English, and the receipt uses this word", async () => {
  id = await booked({ start: noon + msPerDay, locale: "en", consumerLaw: "uk" });
  expect((await withdrawManaged(manageToken(id), now)).ok).toBe(true);
  const booking = await loadEmailBooking(id, now);
  const { subject, text } = (booking && composeBookingEmail("cancelled", booking, now)) ?? {};
  expect(subject).toContain("Received: your cancellation of");
  expect(text).toContain("cancel the contract about the appointment");
});

it("a client without a consumer law cannot withdraw in any language", async () => {
  id = await booked({ start: noon + msPerDay, consumerLaw: "no_right" });
  expect(await withdrawManaged(manageToken(id), now)).toMatchObject({ error: "BUSINESS_RULE_VIOLATION" });
});

it("the database stores a withdrawal only for a cancelled booking", async () => {
  await expect(db.booking.update({ where: { id }, data: { withdrawnAt: new Date(now) } })).rejects.toThrow();
});
