import { db } from "@/lib/platform/db/client";
import { msPerDay } from "@/lib/platform/time/instant";
import { clearCatalogue, findService } from "@/lib/services/queries";
import { setPrices } from "@/lib/testing/builders/prices";
import { aBookingRequest } from "@/lib/testing/booking-requests";
import { anOffice, noon, now } from "@/lib/testing/office";
import type { Office } from "@/lib/testing/office";

import { changeDraft } from "../wizard/commands/draft";
import { holdSlot } from "../wizard/commands/hold";
import { confirmDraft } from "../wizard/confirm-draft";
import { offerFingerprint } from "../wizard/offer-fingerprint";
import { findDraft } from "../wizard/queries/drafts";
import { priceAfter } from "./follow-up";
import { aStoredBooking, clearBookings } from "../testing/stored-bookings";

const price = 9_000;
let office: Office;
let earlier: Awaited<ReturnType<typeof aStoredBooking>>;

beforeEach(async () => {
  await clearBookings();
  office = await anOffice();
  await setPrices({ initialMinor: 13_000, followUpMinor: price });
  clearCatalogue();
  earlier = await aStoredBooking(office, noon + msPerDay);
  await db.booking.update({ where: { id: earlier.id }, data: { status: "completed" } });
});

/** Books a follow-up to `earlier`. The visitor enters the address `email` and has seen the price `seenPrice`. */
async function confirm(email: string | null, seenPrice = price) {
  const { details } = aBookingRequest(office);
  const answered = {
    ...details,
    email: email ?? "",
    additionalNotes: undefined,
    safeContactNote: "",
    meetingMode: "phone",
    privacyConsent: true,
    isNewClient: true,
  } as const;
  const change = () => ({ serviceId: office.service.id, followUpOf: earlier.id, details: answered });
  const token = await changeDraft(undefined, change, now);
  const draft = await findDraft(token, now);
  if (!draft) throw new Error("The draft is missing");
  const zone = "America/Vancouver";
  const at = { service: office.service, start: noon, zone, language: "en", network: token };
  await holdSlot({ draft: { token, id: draft.id }, ...at }, now);
  const answers = (await findDraft(token, now))?.answers ?? {};
  const fingerprint = offerFingerprint(answers, { minor: seenPrice, currency: "CAD" });
  return confirmDraft(token, { locale: "en", now, fingerprint, earlyStart: false });
}

const followUps = () => db.booking.findMany({ where: { priceKind: "follow_up" } });

it("books a follow-up for the client of the completed booking, at the price for follow-ups", async () => {
  expect((await confirm(earlier.email)).ok).toBe(true);
  expect(await followUps()).toMatchObject([{ clientId: earlier.clientId, priceMinor: price, isNewClient: false }]);
  expect(await db.client.count()).toBe(1);
});

it.each([
  ["the visitor enters another person's email address", async () => "someone-else@example.org"],
  [
    "the earlier appointment did not take place",
    async () => {
      await db.booking.update({ where: { id: earlier.id }, data: { status: "no_show" } });
      return earlier.email;
    },
  ],
  [
    "the service has no follow-ups",
    async () => {
      await setPrices({ initialMinor: 13_000, followUpMinor: null });
      clearCatalogue();
      return earlier.email;
    },
  ],
])("does not sell a follow-up if %s, and reports that the offer has changed", async (_, emailFor) => {
  expect(await confirm(await emailFor())).toEqual({ ok: true, value: "changed" });
  expect(await followUps()).toEqual([]);
});

it("offers a follow-up online only while an adviser offers the service", async () => {
  const completed = { status: "completed", email: "erika@example.com" } as const;
  const service = await findService(office.service.id);
  if (!service) throw new Error("The service is missing");
  expect(priceAfter(completed, { service, currency: "CAD" })).toBeGreaterThan(0);
  expect(priceAfter(completed, { service: { ...service, hasAdviser: false }, currency: "CAD" })).toBeNull();
});
