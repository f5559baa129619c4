import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { msPerDay, msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";
import { clearCatalogue, findService } from "@/lib/services/queries";
import { setPrices } from "@/lib/testing/builders/prices";
import { aBookingRequest } from "@/lib/testing/booking-requests";
import { newBrowser } from "@/lib/testing/browser-request";
import { anOffice, noon, now } from "@/lib/testing/office";
import type { Office } from "@/lib/testing/office";
import { staffAs } from "@/lib/testing/staff-as";

import { aStoredBooking, clearBookings, findOverlaps, queuedEmails } from "../../testing/stored-bookings";
import { bookForCaller } from "./book-for-caller";
import type { CallerBooking } from "./book-for-caller";
import { holdForCaller } from "./hold-for-caller";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

let office: Office;
let manager: Staff;

beforeEach(async () => {
  await clearBookings();
  await db.staffUser.deleteMany({});
  newBrowser();
  office = await anOffice({ advisers: 2 });
  manager = await staffAs("manager");
});

async function hold(start: Instant = noon, change: { adviserId?: string; staff?: Staff } = {}) {
  const { adviserId, staff = manager } = change;
  const zone = "America/Vancouver";
  const held = await holdForCaller(
    staff,
    { service: office.service, start, adviserId, zone, language: "en", earlier: undefined },
    now,
  );
  return held.ok ? held.value : held.error;
}

async function bookHeld(token: string, change: Partial<CallerBooking> = {}, staff = manager) {
  const { price: _, start: __, ...request } = aBookingRequest(office);
  return bookForCaller(
    staff,
    { ...request, currency: "CAD", clientId: null, hold: token, reason: undefined, inquiry: undefined, ...change },
    now,
  );
}

it("books a held time for a new client who has no email address, and queues no confirmation email", async () => {
  const { details } = aBookingRequest(office);
  expect((await bookHeld(await hold(), { details: { ...details, email: null } })).ok).toBe(true);
  expect(await db.booking.findFirst({ include: { client: true } })).toMatchObject({
    email: null,
    bookedById: manager.id,
    client: { email: null, lastName: "Sample" },
  });
  expect((await queuedEmails()).map(({ kind }) => kind)).not.toContain("confirmed");
  const [event] = await db.auditEvent.findMany({ where: { action: "booking.confirmed" } });
  expect(event).toMatchObject({ actorId: manager.id, details: { consent: "phone", rules: "" } });
});

it("adds a booking to the chosen client and creates no other client", async () => {
  const { clientId } = await aStoredBooking(office, noon + msPerDay);
  await bookHeld(await hold(), { clientId });
  expect(await db.client.count()).toBe(1);
  expect(await db.booking.count({ where: { clientId } })).toBe(2);
});

it("sells a follow-up at the follow-up price only after a completed appointment of the same service", async () => {
  const earlier = await aStoredBooking(office, noon + msPerDay);
  const followUp = { clientId: earlier.clientId, priceKind: "follow_up" } as const;
  expect(await bookHeld(await hold(), followUp)).toMatchObject({ details: { rule: "follow-up-not-sold" } });
  await setPrices({ initialMinor: 0, followUpMinor: 9_000 });
  clearCatalogue();
  const service = (await findService(office.service.id)) ?? office.service;
  expect(await bookHeld(await hold(), { ...followUp, service })).toMatchObject({ details: { rule: "follow-up" } });
  await db.booking.update({ where: { id: earlier.id }, data: { status: "completed" } });
  const token = await hold(noon + 2 * msPerDay);
  expect((await bookHeld(token, { ...followUp, service })).ok).toBe(true);
  expect(await db.booking.findFirst({ where: { priceKind: "follow_up" } })).toMatchObject({ priceMinor: 9_000 });
});

it("requires a reason to book a time that is not open to visitors, and stores the reason encrypted", async () => {
  const soon = now + 15 * msPerMinute;
  const token = await hold(soon);
  expect(await bookHeld(token)).toMatchObject({
    error: "VALIDATION_ERROR",
    details: { codes: { reason: ["required"] } },
  });
  expect((await bookHeld(token, { reason: "The client is in hospital tomorrow." })).ok).toBe(true);
  const booking = await db.booking.findFirstOrThrow();
  expect(booking.outsideRules).toEqual(["notice", "grid"]);
  expect(Buffer.from(booking.outsideRulesReasonCipher ?? []).toString()).not.toContain("hospital");
});

it("prefers an adviser who is at work to an adviser outside working hours", async () => {
  const { adviserId: atWork } = await aStoredBooking(office, noon + 4 * 60 * msPerMinute);
  await db.weeklyHours.deleteMany({ where: { adviserId: { not: atWork } } });
  await hold(noon);
  expect(await db.occupiedTime.findFirst({ where: { draftId: { not: null } } })).toMatchObject({ adviserId: atWork });
});

it("refuses to hold a time at which the chosen adviser has another meeting", async () => {
  const taken = await aStoredBooking(office);
  expect(await hold(noon + 15 * msPerMinute, { adviserId: taken.adviserId })).toBe("BOOKING_CONFLICT");
  expect(await findOverlaps()).toEqual([]);
});

it("lets advisers hold and book only their own time", async () => {
  const [own, other] = office.adviserIds;
  const adviser = await staffAs("adviser", own ?? null);
  expect(await hold(noon, { staff: adviser, adviserId: other ?? "" })).toBe("RESOURCE_NOT_FOUND");
  expect(await hold(noon, { staff: adviser })).toHaveLength(43);
  expect(await db.occupiedTime.findFirst()).toMatchObject({ adviserId: own });
  const foreign = await hold(noon + msPerDay, { adviserId: other ?? "" });
  expect(await bookHeld(foreign, {}, adviser)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
  expect(await db.booking.count()).toBe(0);
});

it("links the booking to the request for help that the call is about, and marks that request as answered", async () => {
  const lead = await db.lead.create({
    data: {
      reference: "LED-1",
      state: "received",
      suspicions: [],
      firstName: "Margaret",
      email: "m@example.org",
      service: "initial-consultation",
      locale: "en",
      source: "phone",
      externalId: "1",
    },
  });
  await bookHeld(await hold(), { inquiry: lead.reference });
  expect(await db.booking.findFirst()).toMatchObject({ leadId: lead.id });
  expect(await db.lead.findFirst()).toMatchObject({ state: "answered", answeredAt: new Date(now) });
});

it("creates one booking when staff click twice", async () => {
  const token = await hold();
  const [first, second] = await Promise.all([bookHeld(token), bookHeld(token)]);
  expect([first.ok, second.ok]).toContain(true);
  expect(await db.booking.count()).toBe(1);
});

it("asks staff whether a caller with the right to withdraw requests a time within the period", async () => {
  await setPrices({ initialMinor: 13_000, followUpMinor: null });
  clearCatalogue();
  const service = await findService(office.service.id);
  if (!service) throw new Error("The service is missing");
  const request = { service, consumerLaw: "uk" } as const;
  const token = await hold();
  expect(await bookHeld(token, request)).toMatchObject({ details: { codes: { earlyStart: ["earlyStartRequired"] } } });
  const { details } = aBookingRequest(office);
  const asked = { ...request, requestsEarlyStart: true, details: { ...details, email: null } };
  expect((await bookHeld(token, asked)).ok).toBe(true);
  expect(await db.booking.findFirst()).toMatchObject({
    consumerLaw: "uk",
    earlyStartRequestedAt: new Date(now),
    // Without an email address, the caller has not got the instructions, so the right lasts longer.
    withdrawalInformedAt: null,
  });
});
