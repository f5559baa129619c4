import { db } from "@/lib/platform/db/client";
import { eventsStored } from "@/lib/statistics/commands/store-events";
import { sweepStatistics } from "@/lib/statistics/commands/sweep";
import { aBookingRequest } from "@/lib/testing/booking-requests";
import { anOffice, noon, now } from "@/lib/testing/office";

import { clearBookings } from "../testing/stored-bookings";
import { changeDraft } from "./commands/draft";
import { holdSlot } from "./commands/hold";
import { confirmDraft } from "./confirm-draft";
import { offerFingerprint } from "./offer-fingerprint";
import { findDraft } from "./queries/drafts";

beforeEach(async () => {
  await clearBookings();
  await sweepStatistics(now);
  await db.analyticsEvent.deleteMany();
});

/** Fills in a draft as a visitor does. The returned function books it. */
async function bookDraft() {
  const office = await anOffice();
  const { isNewClient, ...details } = aBookingRequest(office).details;
  const answers = {
    serviceId: office.service.id,
    details: {
      ...details,
      email: details.email ?? "",
      isNewClient,
      privacyConsent: true as const,
      meetingMode: "in-person" as const,
    },
  };
  const token = await changeDraft(undefined, () => answers, now);
  const { id } = await db.bookingDraft.findFirstOrThrow({ select: { id: true } });
  const service = office.service;
  await holdSlot(
    { draft: { token, id }, service, start: noon, zone: "America/Toronto", language: "en", network: "192.0.2.1" },
    now,
  );
  const draft = await findDraft(token, now);
  const fingerprint = offerFingerprint(draft?.answers ?? {}, { minor: 0, currency: "CAD" });
  return () => confirmDraft(token, { locale: "en", now, fingerprint, earlyStart: false });
}
const purchases = async () => {
  await eventsStored();
  return db.analyticsEvent.count({ where: { name: "purchase", visitor: 0n } });
};

it("a booking is counted once, even if its form is submitted twice", async () => {
  const confirm = await bookDraft();
  expect(await confirm()).toMatchObject({ ok: true, value: { isRepeat: false } });
  expect(await confirm()).toMatchObject({ ok: true, value: { isRepeat: true } });
  expect(await purchases()).toBe(1);
});

it("a broken table of the statistics does not break a booking", async () => {
  const confirm = await bookDraft();
  await db.$executeRaw`alter table analytics_events rename to hidden_events`;
  expect(await confirm()).toMatchObject({ ok: true, value: { isRepeat: false } });
  await eventsStored();
  await db.$executeRaw`alter table hidden_events rename to analytics_events`;
  expect([await db.booking.count(), await purchases()]).toEqual([1, 0]);
});
