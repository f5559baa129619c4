import { db } from "@/lib/platform/db/client";
import type { Email } from "@/lib/platform/mail/email";
import type { Mailer } from "@/lib/platform/mail/transport";
import { storeBooking } from "@/lib/testing/builders/stored-booking";

import type { BookingEmailJob } from "../emails/still-due";
import { sendBookingEmail } from "./send-email";

const start = Date.parse("2026-12-09T17:00:00Z");
const hour = 3_600_000;

function aMailer(): Mailer & { readonly emails: Email[] } {
  const emails: Email[] = [];
  return { emails, send: async (email) => void emails.push(email), close: () => undefined };
}

function job(bookingId: string, kind: BookingEmailJob["kind"], sequence = 0): BookingEmailJob {
  return { bookingId, kind, sequence, startsAt: new Date(start).toISOString() };
}

it("sends the confirmation in the visitor's language and time zone", async () => {
  const post = aMailer();
  const id = await storeBooking(start, { locale: "de" });
  expect(await sendBookingEmail(job(id, "confirmed"), start - 48 * hour, post)).toBe("sent");
  expect(post.emails).toMatchObject([
    {
      to: expect.stringMatching(/^client-\d+@example\.com$/),
      locale: "de",
      subject: "[Demo] Ihr Termin am 9. Dezember",
    },
  ]);
  expect(post.emails[0]?.text).toMatch(/10:00[^]*12:00.*Uhr in Toronto/);
  expect(post.emails[0]?.text).toMatch(/Leistung \d+, 60 Minuten/);
});

it("sends a reminder only once, even if the job runs twice", async () => {
  const post = aMailer();
  const id = await storeBooking(start);
  expect(await sendBookingEmail(job(id, "reminder-24h"), start - 24 * hour, post)).toBe("sent");
  expect(await sendBookingEmail(job(id, "reminder-24h"), start - 24 * hour, post)).toBe("already-sent");
  expect(await sendBookingEmail(job(id, "reminder-2h"), start - 2 * hour, post)).toBe("sent");
  expect(post.emails).toHaveLength(2);
});

it("sends no reminder for an appointment that was cancelled or moved after the reminder was queued", async () => {
  const post = aMailer();
  const cancelled = await storeBooking(start, { status: "cancelled", sequence: 1 });
  const moved = await storeBooking(start + 24 * hour, { sequence: 1 });
  const movedBack = await storeBooking(start, { sequence: 2 });
  for (const id of [cancelled, moved, movedBack]) {
    expect(await sendBookingEmail(job(id, "reminder-24h"), start - 24 * hour, post)).toBe("outdated");
    expect(await sendBookingEmail(job(id, "reminder-2h"), start - 2 * hour, post)).toBe("outdated");
  }
  // This job has the booking's sequence, but an outdated start.
  expect(await sendBookingEmail(job(moved, "reminder-2h", 1), start - 2 * hour, post)).toBe("outdated");
  expect(post.emails).toEqual([]);
});

it("sends only the email of the newest change", async () => {
  const post = aMailer();
  const id = await storeBooking(start, { sequence: 2 });
  expect(await sendBookingEmail(job(id, "confirmed", 0), start - 48 * hour, post)).toBe("outdated");
  expect(await sendBookingEmail(job(id, "changed", 1), start - 48 * hour, post)).toBe("outdated");
  expect(await sendBookingEmail(job(id, "changed", 2), start - 48 * hour, post)).toBe("sent");
  await db.booking.update({
    where: { id },
    data: { status: "cancelled", cancelledAt: new Date(start), sequence: 3, occupied: { delete: true } },
  });
  expect(await sendBookingEmail(job(id, "cancelled", 3), start - 48 * hour, post)).toBe("sent");
  expect(post.emails.map(({ subject }) => subject)).toEqual([
    "[Demo] New time for your appointment: 9 December",
    "[Demo] Your appointment on 9 December is cancelled",
  ]);
});

it("sends nothing about a deleted booking", async () => {
  const post = aMailer();
  expect(await sendBookingEmail(job("3c0a4f2e-9f5b-4a57-9d0e-2a63c1f0b7aa", "confirmed"), start, post)).toBe(
    "outdated",
  );
});
