import { db } from "@/lib/platform/db/client";
import { eventsStored } from "@/lib/statistics/commands/store-events";
import { sweepStatistics } from "@/lib/statistics/commands/sweep";
import { aBookingRequest } from "@/lib/testing/booking-requests";
import { anOffice, noon, now } from "@/lib/testing/office";

import { clearBookings } from "../testing/stored-bookings";
import { changeDraft } from "./commands/draft";
import { holdSlot } from "./commands/hold";
import { openAnswers } from "./draft";
import { confirmDraft } from "./confirm-draft";
import { offerFingerprint } from "./offer-fingerprint";
import { findDraft } from "./queries/drafts";

beforeEach(async () => {
  await clearBookings();
  await sweepStatistics(now);
  await db.analyticsEvent.deleteMany();
});

const minute = 60_000;

/** Fills in a draft as a visitor from a campaign does. The returned function books it. */
async function bookDraft() {
  const office = await anOffice();
  const { isNewClient, ...details } = aBookingRequest(office).details;
  const answers = {
    serviceId: office.service.id,
    progress: { source: "google", service: now - 9 * minute, details: now - 2 * minute },
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

it("the last step is counted once, with its time and source, after the time at which a slot was chosen", async () => {
  const confirm = await bookDraft();
  const { answersCipher } = await db.bookingDraft.findFirstOrThrow();
  expect(openAnswers(answersCipher).progress).toMatchObject({ date: now, service: now - 9 * minute });
  await confirm();
  await confirm();
  await eventsStored();
  const steps = await db.analyticsEvent.findMany({ where: { name: "booking_step" } });
  expect(steps).toMatchObject([{ visitor: 0n, source: "google", props: { step: "confirm", took: 135 } }]);
});

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
