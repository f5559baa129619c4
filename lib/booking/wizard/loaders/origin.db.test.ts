import { db } from "@/lib/platform/db/client";
import { choicesVersion } from "@/lib/privacy/choices";
import { keepAnswer } from "@/lib/privacy/choices-cookie";
import { newBrowser } from "@/lib/testing/browser-request";
import { aBookingRequest } from "@/lib/testing/booking-requests";
import { anOffice, noon, now } from "@/lib/testing/office";
import { noConsent } from "@/lib/privacy/google/report-event";

import { clearBookings } from "../../testing/stored-bookings";
import { changeDraft } from "../commands/draft";
import { holdSlot } from "../commands/hold";
import { confirmDraft } from "../confirm-draft";
import { offerFingerprint } from "../offer-fingerprint";
import { findDraft } from "../queries/drafts";
import { originOf } from "./origin";

jest.mock("next/headers", () => jest.requireActual("@/lib/testing/browser-request"));
jest.mock("@/lib/platform/env", () => {
  const actual = jest.requireActual<typeof import("@/lib/platform/env")>("@/lib/platform/env");
  return { ...actual, env: () => ({ ...actual.env(), NEXT_PUBLIC_GA_ID: "G-ABCDEF1234" }) };
});

const sent = { gclid: "Cj0KCQ-abc_DEF.1", utm_source: "google", utm_medium: "cpc", landing: "/booking" };
const none = { gclid: null, gbraid: null, wbraid: null, adConsentVersion: null, adConsentAt: null };
const agreedTo = { gclid: sent.gclid, adConsentVersion: choicesVersion, adConsentAt: new Date(now) };
const campaign = { utmSource: "google", utmMedium: "cpc", utmCampaign: null, landing: "/booking" };

beforeEach(async () => {
  await clearBookings();
  newBrowser();
});

it("keeps a click id only of a visitor who agreed to it", async () => {
  expect(await originOf(sent, now)).toEqual({ ...none, ...campaign });
  await keepAnswer(["analytics"], "en", now);
  expect(await originOf(sent, now)).toEqual({ ...none, ...campaign });
  await keepAnswer(["advertising"], "en", now);
  expect(await originOf(sent, now)).toEqual({ ...none, ...campaign, ...agreedTo });
  expect(await originOf({ landing: "/booking" }, now)).toBeUndefined();
});

/** Books a draft that began with the click on an advertisement. */
async function bookWith(google: Parameters<typeof confirmDraft>[1]["google"]) {
  await keepAnswer(["advertising"], "en", now);
  const office = await anOffice();
  const { isNewClient, ...details } = aBookingRequest(office).details;
  const answers = {
    serviceId: office.service.id,
    details: {
      ...details,
      email: "a@example.org",
      isNewClient,
      privacyConsent: true as const,
      meetingMode: "phone" as const,
    },
  };
  const token = await changeDraft(undefined, () => answers, now, await originOf(sent, now));
  // A later change of the draft, and a later page without marks, keep where the visitor came from.
  await changeDraft(token, (each) => each, now, await originOf({ landing: "/booking" }, now));
  const { id } = await db.bookingDraft.findFirstOrThrow({ select: { id: true } });
  const { service } = office;
  const place = { zone: "America/Toronto", language: "en", network: "192.0.2.1" };
  await holdSlot({ draft: { token, id }, service, start: noon, ...place }, now);
  const draft = await findDraft(token, now);
  const fingerprint = offerFingerprint(draft?.answers ?? {}, { minor: 0, currency: "CAD" });
  const booked = await confirmDraft(token, {
    locale: "en",
    now,
    fingerprint,
    earlyStart: false,
    ...(google && { google }),
  });
  expect(booked.ok).toBe(true);
  return db.booking.findFirstOrThrow();
}

it("a booking keeps where its draft came from", async () => {
  expect(await bookWith({ ...noConsent, agreed: ["advertising"] })).toMatchObject({
    ...campaign,
    ...agreedTo,
    fromAds: true,
  });
});

it("a booking loses the click id of a visitor who has withdrawn since", async () => {
  expect(await bookWith(undefined)).toMatchObject({ ...campaign, ...none, fromAds: true });
});

it.each(["bookings", "booking_drafts"])("the database refuses a click id without consent in %s", async (table) => {
  await bookWith(undefined);
  for (const column of ["gclid", "gbraid", "wbraid"])
    await expect(
      db.$executeRawUnsafe(`update ${table} set ${column} = 'x', ad_consent_version = null, ad_consent_at = null`),
    ).rejects.toThrow("click_id_is_agreed_to");
});
