import type { ProposedDays } from "@/lib/availability/proposed-change";
import { findSlots } from "@/lib/availability/queries/slots";
import { office as officeRules } from "@/lib/firm/legal";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import { suppress } from "@/lib/platform/mail/suppression";
import { msPerDay, msPerHour } from "@/lib/platform/time/instant";
import { aBookingRequest } from "@/lib/testing/booking-requests";
import { emptyTables } from "@/lib/testing/empty-tables";
import { noon, now } from "@/lib/testing/office";
import { staffAs } from "@/lib/testing/staff-as";

import { book } from "../../commands/book";
import { anEmailedBooking, anOfficeWithDays, offerOf, officeFriday } from "../../testing/closed-days";
import { findOverlaps, queuedEmails } from "../../testing/stored-bookings";
import { loadDaysOff, loadHolidays } from "../loaders/days-off";
import { offerTimes } from "./offer-times";
import { openDay } from "./open-day";
import { saveChange } from "./save-change";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

let days: Awaited<ReturnType<typeof anOfficeWithDays>>;
let manager: Staff;

beforeEach(async () => {
  manager = await staffAs("manager");
  days = await anOfficeWithDays(manager);
});

describe("before saving", () => {
  it("lists the appointments on the days, with the nearest other time and how to tell each client", async () => {
    const [own, second] = [
      await anEmailedBooking(days.office),
      await anEmailedBooking(days.office, noon + 2 * msPerHour, { safeContact: ["email-only"] }),
    ];
    await anEmailedBooking(days.office, noon + 2 * msPerDay);
    const { clients, offerable } = await days.propose(days.friday);
    expect(clients.map(({ reference }) => reference)).toEqual([own.reference, second.reference]);
    expect(clients.map(({ tell }) => tell)).toEqual([
      { way: "offer", isEmailOnly: false },
      { way: "offer", isEmailOnly: true },
    ]);
    expect(offerable).toBe(2);
    for (const { nearest, start } of clients) expect(Math.abs((nearest?.start ?? 0) - start)).toBeLessThan(msPerDay);
    expect(await db.dayException.count()).toBe(0);
    expect(await db.bookingOffer.count()).toBe(0);
  });

  it("counts an appointment that lies partly outside new hours, and none that lies within them", async () => {
    await anEmailedBooking(days.office);
    const afternoon = { opens: 12 * 60 + 30, closes: 17 * 60 };
    const own = days.friday;
    expect((await days.propose({ ...own, hours: afternoon })).clients).toHaveLength(1);
    expect((await days.propose({ ...own, hours: { ...afternoon, opens: 720 } })).clients).toEqual([]);
  });

  it("closes hours of an adviser together with the office, unless they hold on closed days too", async () => {
    const hours = { opens: 9 * 60, closes: 17 * 60 };
    await days.close({ ...days.friday, hours });
    await anEmailedBooking(days.office);
    const closed = await days.propose(officeFriday);
    expect(closed).toMatchObject({ clients: [{}], otherHours: [] });
    await days.close({ ...days.friday, hours, opensOnClosures: true });
    const open = await days.propose(officeFriday);
    expect(open).toMatchObject({ clients: [], otherHours: [{ firstDay: days.friday.firstDay }] });
    const { saved } = await loadDaysOff(manager, { adviser: days.adviser, change: undefined, now });
    expect(saved.map(({ opensOnClosures }) => opensOnClosures).sort()).toEqual([false, true]);
  });

  it("shows no names to staff who may not read personal details, and proposes nothing to them", async () => {
    await anEmailedBooking(days.office);
    await days.close(days.friday);
    const viewer = await staffAs("viewer");
    const view = await loadDaysOff(viewer, { adviser: days.adviser, change: officeFriday, now });
    expect(view).toMatchObject({ mayChange: false, proposed: null });
    expect(view.saved[0]?.clients).toMatchObject([{ name: null, state: { kind: "waiting" } }]);
    const stranger = await staffAs("adviser");
    const hidden = await loadDaysOff(stranger, { adviser: days.adviser, change: undefined, now });
    expect(hidden.saved[0]?.clients).toEqual([]);
  });
});

describe("offering other times", () => {
  it("reserves three times on different days for each client, and queues one email", async () => {
    const bookings = [await anEmailedBooking(days.office), await anEmailedBooking(days.office, noon + 2 * msPerHour)];
    expect(await days.close(days.friday)).toEqual({ offered: 2, left: 0 });
    for (const booking of bookings) {
      const { times, until } = await offerOf(booking);
      expect(new Set(times.map(({ start }) => Math.floor(start / msPerDay))).size).toBe(3);
      expect(until).toBe(now + 2 * msPerDay);
      expect(await db.booking.findUnique({ where: { id: booking.id } })).toMatchObject({ startsAt: booking.startsAt });
    }
    expect((await queuedEmails()).filter(({ kind }) => kind === "other-times")).toHaveLength(2);
    expect(await findOverlaps()).toEqual([]);
    const [first] = (await offerOf(bookings[0] ?? { id: "" })).times;
    const visitor = await book(aBookingRequest(days.office, { start: first?.start ?? 0 }), {}, now);
    expect(visitor).toMatchObject({ ok: false, error: "BOOKING_CONFLICT" });
    expect((await db.auditEvent.findMany({ where: { action: "booking.times-offered" } })).length).toBe(2);
    expect(await db.auditEvent.findFirst({ where: { action: "adviser.days-added" } })).toMatchObject({
      subjectId: days.adviser.id,
    });
  });

  it("saves only, if nothing is to be offered", async () => {
    const booking = await anEmailedBooking(days.office);
    expect(await days.close(days.friday, false)).toEqual({ offered: 0, left: 1 });
    expect(await db.bookingOffer.count()).toBe(0);
    expect(await db.dayException.findFirst()).toMatchObject({ note: "Leave" });
    expect(await days.clients()).toMatchObject([{ reference: booking.reference, state: { kind: "untold" } }]);
    const { id: exceptionId } = await db.dayException.findFirstOrThrow();
    expect(await offerTimes(manager, { exceptionId }, now)).toEqual({ ok: true, value: 1 });
    expect(await offerTimes(manager, { exceptionId }, now)).toEqual({ ok: true, value: 0 });
  });

  it("emails no one whose emails are stopped, who wants a call, or whose appointment is too near", async () => {
    await anEmailedBooking(days.office, noon, { preferredContact: "phone" });
    const stopped = await anEmailedBooking(days.office, noon + 2 * msPerHour, {
      safeContact: ["email-only"],
      preferredContact: "phone",
    });
    await db.$transaction((tx) => suppress(tx, stopped.email ?? "", "hard-bounce"));
    expect((await days.propose(officeFriday)).clients.map(({ tell }) => tell)).toEqual([
      { way: "call", why: "wantsCall" },
      { way: "hand", why: "stopped" },
    ]);
    expect(await days.close(officeFriday)).toEqual({ offered: 0, left: 2 });
    await emptyTables("day_exceptions");
    const soon = await anEmailedBooking(days.office, now + 6 * msPerHour);
    const near = await days.propose({ ...officeFriday, firstDay: "2027-01-08", lastDay: "2027-01-08" });
    expect(near.clients).toMatchObject([{ reference: soon.reference, tell: { way: "call", why: "soon" } }]);
  });

  it("refuses to save when another appointment was made on these days in the meantime", async () => {
    await anEmailedBooking(days.office);
    const change = days.friday;
    const { version } = await days.propose(change);
    await anEmailedBooking(days.office, noon + 2 * msPerHour);
    const saved = await saveChange(manager, { proposed: change, version, offers: true }, now);
    expect(saved).toMatchObject({ ok: false, error: "RESOURCE_CONFLICT" });
    expect(await db.dayException.count()).toBe(0);
  });

  it.each([
    [{ lastDay: "2027-01-14" }, { lastDay: ["daysReversed"] }],
    [{ lastDay: "2037-01-15" }, { lastDay: ["daysTooMany"] }],
    [{ firstDay: "2027-01-07" }, { firstDay: ["daysPast"] }],
    [{ firstDay: "2036-01-07", lastDay: "2036-01-07" }, { firstDay: ["daysTooFar"] }],
  ])("refuses the days %j", async (wrong, codes) => {
    const proposed = { ...officeFriday, ...wrong } as ProposedDays;
    const refused = await saveChange(manager, { proposed, version: "", offers: false }, now);
    expect(refused).toMatchObject({ ok: false, details: { codes } });
  });
});

const aRequest = () => ({ service: days.office.service, office: officeRules() });

describe("closures of the office", () => {
  it("names the advisers whose hours also hold on these days", async () => {
    await days.close({ ...days.friday, hours: { opens: 13 * 60, closes: 17 * 60 }, opensOnClosures: true }, false);
    const { firstDay, lastDay } = officeFriday;
    expect((await days.propose(officeFriday)).otherHours).toMatchObject([{ firstDay, lastDay }]);
    expect((await days.propose({ ...officeFriday, firstDay: "2027-01-18", lastDay: "2027-01-18" })).otherHours).toEqual(
      [],
    );
    expect((await days.propose(days.friday)).otherHours).toEqual([]);
  });

  it("offers no time on any closed day, also on days that overlap an adviser's days off", async () => {
    const booking = await anEmailedBooking(days.office);
    await days.close({ ...days.friday, lastDay: "2027-01-20" }, false);
    await days.close({ ...officeFriday, firstDay: "2027-01-13", lastDay: "2027-01-21" });
    const starts = (await offerOf(booking)).times.map(({ start }) => new Date(start - 5 * msPerHour).toISOString());
    expect(starts.map((day) => day.slice(0, 10))).toEqual(["2027-01-10", "2027-01-11", "2027-01-12"]);
  });

  it("opens the office on a public holiday, and closes it again with offers", async () => {
    const holiday = "2027-02-15"; // Family Day in Ontario
    const day = { from: Date.parse("2027-02-15T15:00:00Z"), to: Date.parse("2027-02-15T20:00:00Z") };
    const isOpen = async () => (await findSlots({ ...aRequest(), now, ...day })).length > 0;
    expect(await isOpen()).toBe(false);
    expect(await openDay(manager, holiday, now)).toEqual({ ok: true, value: null });
    expect(await openDay(manager, holiday, now)).toEqual({ ok: true, value: null });
    expect(await isOpen()).toBe(true);
    const row = async () => (await loadHolidays(manager, now)).find((each) => each.day === holiday);
    expect(await row()).toMatchObject({ isClosed: false, name: "Family Day" });
    const booking = await anEmailedBooking(days.office, day.from);
    expect(await days.close({ kind: "holiday", day: holiday })).toEqual({ offered: 1, left: 0 });
    expect(await isOpen()).toBe(false);
    expect(await row()).toMatchObject({
      isClosed: true,
      clients: [{ reference: booking.reference, state: { kind: "waiting" } }],
    });
    await openDay(manager, holiday, now);
    expect(await db.bookingOffer.findFirst()).toMatchObject({ outcome: "reopened" });
    expect(await openDay(manager, "2027-01-01", now)).toMatchObject({ error: "VALIDATION_ERROR" });
  });
});
