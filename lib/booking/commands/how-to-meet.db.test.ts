import { confirmDraft } from "../wizard/confirm-draft";
import { offerFingerprint } from "../wizard/offer-fingerprint";
import { findDraft } from "../wizard/queries/drafts";
import { db } from "@/lib/platform/db/client";
import { decrypt } from "@/lib/platform/security/encryption";
import { msPerHour } from "@/lib/platform/time/instant";
import { anOffice, noon, now } from "@/lib/testing/office";
import type { Office } from "@/lib/testing/office";
import { aBookingRequest } from "@/lib/testing/booking-requests";
import { emptyTables } from "@/lib/testing/empty-tables";

import { book } from "./book";
import { changeDraft } from "../wizard/commands/draft";
import { holdSlot } from "../wizard/commands/hold";
import { reschedule } from "../change/commands/reschedule";
import { clearBookings } from "../testing/stored-bookings";

let office: Office;
let withVideo: string;

beforeEach(async () => {
  await clearBookings();
  await emptyTables("leads");
  office = await anOffice({ advisers: 2 });
  withVideo = office.adviserIds[1] ?? "";
  await db.adviser.update({ where: { id: withVideo }, data: { videoUrl: "https://meet.example.com/sample" } });
});

const video = (start = noon) => book(aBookingRequest(office, { start, meetingMode: "video" }), {}, now);
const onlyBooking = () => db.booking.findFirstOrThrow({ include: { client: true } });

async function aLead(): Promise<string> {
  const { id } = await db.lead.create({
    data: {
      reference: "REQ-TEST",
      state: "received",
      firstName: "Margaret",
      lastName: "Sample",
      email: "margaret@example.org",
      phone: "+1 604 555 0142",
      service: "initial-consultation",
      estimatedLoss: "unknown",
      urgency: "later",
      locale: "en",
      consentWording: "I consent",
      consentVersion: "2026-11",
      consentAt: new Date(now),
    },
  });
  return id;
}

describe("a video meeting", () => {
  it("is booked only with an adviser who has a video URL", async () => {
    expect((await video()).ok).toBe(true);
    expect(await onlyBooking()).toMatchObject({ meetingMode: "video", adviserId: withVideo });
    expect(await video()).toMatchObject({
      ok: false,
      error: "VALIDATION_ERROR",
      details: { codes: { meetingMode: ["meetingModeNotThen"] } },
    });
    expect(await db.booking.count()).toBe(1);
  });

  it("is not moved to a time at which no adviser with a video URL is free", async () => {
    await video();
    const later = noon + 3 * msPerHour;
    await book(aBookingRequest(office, { start: later, meetingMode: "video" }), {}, now);
    const booking = await db.booking.findFirstOrThrow({ where: { startsAt: new Date(noon) } });
    const moved = await reschedule(
      { kind: "visitor" },
      { booking, service: office.service, start: later, noticeMinutes: 0 },
      now,
    );
    expect(moved).toMatchObject({ ok: false, error: "BOOKING_CONFLICT" });
  });

  it("requires an https URL", async () => {
    const change = db.adviser.update({ where: { id: withVideo }, data: { videoUrl: "http://meet.example.com" } });
    await expect(change).rejects.toThrow("adviser_video_address_is_https");
  });
});

it("stores a phone number as typed, and also as E.164 if it can be converted", async () => {
  const typed = async (phone: string, phoneCountry?: string) => {
    const details = {
      ...aBookingRequest(office).details,
      phone,
      ...(phoneCountry === undefined ? {} : { phoneCountry }),
    };
    const booked = await book(
      aBookingRequest(office, { details, start: noon + (await db.booking.count()) * 2 * msPerHour }),
      {},
      now,
    );
    if (!booked.ok) throw new Error(booked.error);
    return db.booking.findUniqueOrThrow({
      where: { id: booked.value.bookingId },
      select: { phone: true, phoneE164: true, client: { select: { phoneE164: true } } },
    });
  };
  expect(await typed("+49 30 901820")).toEqual({
    phone: "+49 30 901820",
    phoneE164: "+4930901820",
    client: { phoneE164: "+4930901820" },
  });
  expect(await typed("(604) 555-0142", "CA")).toMatchObject({ phone: "(604) 555-0142", phoneE164: "+16045550142" });
  expect(await typed("(604) 555-0142")).toMatchObject({ phoneE164: null });
});

it("stores safe-contact instructions in the booking, and in the client's file only if the booking creates the file", async () => {
  const request = aBookingRequest(office, {
    safeContact: { noVoicemail: true, discreet: true, note: "After six only" },
  });
  await book(request, {}, now);
  const { client, ...booking } = await onlyBooking();
  for (const [row, table] of [
    [booking, "bookings"],
    [client, "clients"],
  ] as const) {
    expect(row.safeContact).toEqual(["no-voicemail", "discreet"]);
    expect(row.safeContactNoteCipher && Buffer.from(row.safeContactNoteCipher).includes("six")).toBe(false);
    expect(row.safeContactNoteCipher && decrypt(row.safeContactNoteCipher, `${table}.safe_contact_note`)).toBe(
      "After six only",
    );
  }
  await book(
    aBookingRequest(office, {
      start: noon + 3 * msPerHour,
      details: request.details,
      safeContact: { emailOnly: true },
    }),
    {},
    now,
  );
  expect((await db.client.findFirstOrThrow()).safeContact).toEqual(["no-voicemail", "discreet"]);
  await expect(db.booking.updateMany({ data: { safeContact: ["shout"] } })).rejects.toThrow(
    "booking_safe_contact_is_known",
  );
});

it("links a booking to the request for help that led to it", async () => {
  const leadId = await aLead();
  const { isNewClient, ...details } = aBookingRequest(office).details;
  const answers = {
    serviceId: office.service.id,
    details: {
      ...details,
      email: details.email ?? "",
      isNewClient,
      privacyConsent: true as const,
      meetingMode: "in-person" as const,
      emailOnly: true,
    },
  };
  const token = await changeDraft(undefined, () => answers, now, { leadId });
  const { id } = await db.bookingDraft.findFirstOrThrow({ select: { id: true } });
  const held = await holdSlot(
    {
      draft: { token, id },
      service: office.service,
      start: noon,
      zone: "America/Toronto",
      language: "en",
      network: "192.0.2.1",
    },
    now,
  );
  expect(held.ok).toBe(true);
  const draft = await findDraft(token, now);
  const confirmed = await confirmDraft(token, {
    locale: "en",
    now,
    earlyStart: false,
    fingerprint: offerFingerprint(draft?.answers ?? {}, { minor: 0, currency: "CAD" }),
  });
  expect(confirmed).toMatchObject({ ok: true, value: { isRepeat: false } });
  expect(await onlyBooking()).toMatchObject({ leadId, meetingMode: "in-person", safeContact: ["email-only"] });
  await db.lead.delete({ where: { id: leadId } });
  expect(await onlyBooking()).toMatchObject({ leadId: null });
});
