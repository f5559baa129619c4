import { db } from "@/lib/platform/db/client";
import { msPerDay } from "@/lib/platform/time/instant";
import { clearCatalogue } from "@/lib/services/queries";
import { aBookingRequest } from "@/lib/testing/booking-requests";
import { anOffice, noon, now } from "@/lib/testing/office";
import type { Office } from "@/lib/testing/office";

import { changeDraft } from "./commands/draft";
import { holdSlot } from "./commands/hold";
import { confirmDraft } from "./confirm-draft";
import { offerFingerprint } from "./offer-fingerprint";
import { findDraft } from "./queries/drafts";
import { aStoredBooking, clearBookings } from "./testing/stored-bookings";

const price = 9_000;
let office: Office;
let earlier: Awaited<ReturnType<typeof aStoredBooking>>;

beforeEach(async () => {
  await clearBookings();
  office = await anOffice();
  await db.servicePrice.updateMany({ data: { initialMinor: 13_000, followUpMinor: price } });
  clearCatalogue();
  earlier = await aStoredBooking(office, noon + msPerDay);
  await db.booking.update({ where: { id: earlier.id }, data: { status: "completed" } });
});

/**
 * Confirms a follow-up to the earlier booking with this email address, after the last step has shown the price `shown`.
 */
async function confirm(email: string | null, shown = price) {
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
  const fingerprint = offerFingerprint(answers, { minor: shown, currency: "CAD" });
  return confirmDraft(token, { locale: "en", now, fingerprint, earlyStart: false });
}

const followUps = () => db.booking.findMany({ where: { priceKind: "follow_up" } });

it("books a follow-up at its own price for the client of the completed booking", async () => {
  expect((await confirm(earlier.email)).ok).toBe(true);
  expect(await followUps()).toMatchObject([{ clientId: earlier.clientId, priceMinor: price, isNewClient: false }]);
  expect(await db.client.count()).toBe(1);
});

it.each([
  ["another person's address", async () => "someone-else@example.org"],
  [
    "an appointment that did not take place",
    async () => {
      await db.booking.update({ where: { id: earlier.id }, data: { status: "no_show" } });
      return earlier.email;
    },
  ],
  [
    "a service without follow-ups",
    async () => {
      await db.servicePrice.updateMany({ data: { followUpMinor: null } });
      clearCatalogue();
      return earlier.email;
    },
  ],
])("does not sell a follow-up for %s, and shows the price of a first appointment", async (_, emailFor) => {
  expect(await confirm(await emailFor())).toEqual({ ok: true, value: "changed" });
  expect(await followUps()).toEqual([]);
});
