import { db } from "@/lib/platform/db/client";
import { clearCatalogue } from "@/lib/services/queries";
import { aBookingRequest } from "@/lib/testing/booking-requests";
import { anOffice, noon, now } from "@/lib/testing/office";
import type { Office } from "@/lib/testing/office";

import { changeDraft } from "./commands/draft";
import { holdSlot } from "./commands/hold";
import { confirmDraft } from "./confirm-draft";
import { offerFingerprint } from "./offer-fingerprint";
import { findDraft } from "./queries/drafts";
import { clearBookings } from "./testing/stored-bookings";

const price = { minor: 13_000, currency: "CAD" } as const;
let office: Office;
let token = "";

beforeEach(async () => {
  await clearBookings();
  office = await anOffice();
  await db.servicePrice.updateMany({ data: { initialMinor: price.minor } });
  clearCatalogue();
  const details = {
    ...aBookingRequest(office).details,
    email: "zora@example.org",
    additionalNotes: undefined,
    safeContactNote: "",
    meetingMode: "phone",
    privacyConsent: true,
    isNewClient: true,
  } as const;
  const change = () => ({ serviceId: office.service.id, currency: price.currency, details });
  token = await changeDraft(undefined, change, now);
  const draft = await findDraft(token, now);
  if (!draft) throw new Error("The draft is missing");
  const at = { service: office.service, start: noon, zone: "Europe/Berlin", language: "de", network: token };
  await holdSlot({ draft: { token, id: draft.id }, ...at }, now);
});

async function confirm(locale: "de" | "en", earlyStart: boolean) {
  const answers = (await findDraft(token, now))?.answers ?? {};
  return confirmDraft(token, { locale, now, fingerprint: offerFingerprint(answers, price), earlyStart });
}

it("a client on the German site must request an early start to book a paid appointment that begins before the withdrawal period ends", async () => {
  expect(await confirm("de", false)).toMatchObject({
    error: "VALIDATION_ERROR",
    details: { codes: { earlyStart: ["earlyStartRequired"] } },
  });
  expect(await db.booking.count()).toBe(0);
  expect(await confirm("de", true)).toMatchObject({ ok: true });
  expect(await db.booking.findFirstOrThrow()).toMatchObject({ earlyStartRequestedAt: new Date(now) });
});

it("a client on the English site can book without a request for an early start", async () => {
  expect(await confirm("en", false)).toMatchObject({ ok: true });
  expect(await db.booking.findFirstOrThrow()).toMatchObject({ earlyStartRequestedAt: null });
});
