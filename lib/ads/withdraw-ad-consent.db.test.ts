import { db } from "@/lib/platform/db/client";
import { anAdviser } from "@/lib/testing/builders/adviser";
import { staffAs } from "@/lib/testing/staff-as";

import { makeExport } from "./commands/make-export";
import { withdrawOfBooking, withdrawOfLead } from "./commands/withdraw-ad-consent";
import { findExport } from "./queries/conversions";
import { aHeldBooking } from "./testing/stored-bookings";
import { aQualifiedLead, clearLeads, notAgreed } from "./testing/stored-leads";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));

const now = Date.parse("2034-09-06T15:00:00Z");
const gone = { ...notAgreed, gclid: null, fromAds: true };

beforeEach(clearLeads);

it("deletes the click id of a lead with the agreement, once, and writes who recorded it", async () => {
  const staff = await staffAs("manager");
  const { id, reference } = await aQualifiedLead(now, { source: "google-ads", enteredFrom: null });
  expect(await withdrawOfLead(staff, reference)).toEqual({ ok: true, value: null });
  expect(await withdrawOfLead(staff, reference)).toMatchObject({ error: "RESOURCE_CONFLICT" });
  expect(await withdrawOfLead(staff, "REQ-2222-2222")).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
  expect(await db.lead.findUnique({ where: { id } })).toMatchObject(gone);
  expect(await db.auditEvent.findMany({ where: { subjectId: id } })).toMatchObject([
    { action: "lead.ad-consent-withdrawn", actorId: staff.id },
  ]);
});

it("deletes those of all requests and bookings of a booking's client, which leave their exports", async () => {
  const staff = await staffAs("manager");
  const lead = await aQualifiedLead(now);
  const booking = await aHeldBooking(now);
  const { clientId } = booking;
  const other = await aHeldBooking(now, { clientId, leadId: lead.id });
  const draft = await db.bookingDraft.create({
    data: {
      tokenHash: Buffer.from("a draft"),
      answersCipher: Buffer.from("x"),
      expiresAt: new Date(now),
      leadId: lead.id,
      gclid: "Cj0KCQ-d",
      adConsentVersion: "1",
      adConsentAt: new Date(now),
    },
    select: { id: true },
  });
  const stranger = await aHeldBooking(now);
  const made = await makeExport({ kind: "system" }, "csv", now);
  const id = made.ok ? made.value : "";
  expect((await findExport({ id, kind: "csv" }, now))?.conversions.length).toBeGreaterThan(1);

  expect(await withdrawOfBooking(staff, booking.reference)).toEqual({ ok: true, value: null });
  for (const each of [booking, other]) {
    expect(await db.booking.findUnique({ where: { id: each.id } })).toMatchObject(gone);
    expect(await db.auditEvent.findMany({ where: { subjectId: each.id } })).toMatchObject([
      { action: "booking.ad-consent-withdrawn", actorId: staff.id, subjectKind: "booking" },
    ]);
  }
  expect(await db.lead.findUnique({ where: { id: lead.id } })).toMatchObject(gone);
  expect(await db.bookingDraft.findUnique({ where: draft })).toMatchObject({ gclid: null, adConsentAt: null });
  expect((await findExport({ id, kind: "csv" }, now))?.conversions.map(({ clickId }) => clickId)).toEqual([
    stranger.gclid,
  ]);
  expect(await withdrawOfBooking(staff, booking.reference)).toMatchObject({ error: "RESOURCE_CONFLICT" });
});

it("reaches the bookings of a lead too, and lets an adviser withdraw for own bookings only", async () => {
  const lead = await aQualifiedLead(now, { ...notAgreed, gclid: null });
  const booking = await aHeldBooking(now, { leadId: lead.id });
  const adviserId = (await anAdviser().insert()).id;
  const [own, colleague] = [await staffAs("adviser", booking.adviserId), await staffAs("adviser", adviserId)];
  expect(await withdrawOfBooking(colleague, booking.reference)).toMatchObject({ error: "RESOURCE_NOT_FOUND" });
  expect(await withdrawOfBooking(own, booking.reference)).toEqual({ ok: true, value: null });
  await db.booking.update({
    where: { id: booking.id },
    data: { gclid: "Cj0KCQ", adConsentAt: new Date(now), adConsentVersion: "1" },
  });
  expect(await withdrawOfLead(await staffAs("manager"), lead.reference)).toEqual({ ok: true, value: null });
  expect(await db.booking.findUnique({ where: { id: booking.id } })).toMatchObject(gone);
});
