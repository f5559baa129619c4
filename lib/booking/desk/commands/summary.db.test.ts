import { db } from "@/lib/platform/db/client";
import type { Mailer } from "@/lib/platform/mail/transport";
import { msPerDay, msPerHour, msPerMinute } from "@/lib/platform/time/instant";
import { aMailer } from "@/lib/testing/a-mailer";
import { storeBooking } from "@/lib/testing/builders/stored-booking";
import { emptyTables } from "@/lib/testing/empty-tables";

import { manageToken } from "../../change/manage-link";
import { sendBookingEmail } from "../../commands/send-email";
import { sendSummary } from "./send-summary";
import { addToSummary, summaryWait } from "./summary";

const now = Date.parse("2026-12-01T12:00:00Z");
const start = Date.parse("2026-12-09T17:00:00Z");
const email = "zoe@example.org";

beforeEach(async () => {
  await emptyTables(
    "bookings",
    "clients",
    "occupied_time",
    "booking_summaries",
    "email_slots",
    "mail_deliveries",
    "graphile_worker._private_jobs",
  );
});

const confirmed = (bookingId: string, post: Mailer, at = now) =>
  sendBookingEmail({ bookingId, kind: "confirmed", sequence: 0 }, at, post);
const queued = () =>
  db.$queryRaw<
    { payload: { summaryId: string }; run_at: Date }[]
  >`select payload, run_at from graphile_worker._private_jobs order by id`;

/** Stores `count` bookings with the same email address. Sends confirmations until the email allowance is used up. */
async function flood(count: number, post: Mailer): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1)
    ids.push(await storeBooking(start + n * msPerDay, { email, firstName: "Xqzmark" }));
  for (const id of ids) await confirmed(id, post);
  return ids;
}

it("sends one email about all bookings that got no confirmation because the email allowance was used up", async () => {
  const post = aMailer();
  const ids = await flood(10, post);
  expect(post.emails).toHaveLength(6);
  const [job, ...others] = await queued();
  expect(others).toEqual([]);
  expect(job?.run_at.getTime()).toBe(now + summaryWait);

  const [seventh = "", ...rest] = ids.slice(6);
  await db.$transaction(async (tx) => {
    await tx.booking.update({
      where: { id: seventh },
      data: { status: "cancelled", cancelledAt: new Date(now), sequence: 1 },
    });
    await tx.occupiedTime.deleteMany({ where: { bookingId: seventh } });
  });
  const summary = aMailer();
  expect(await sendSummary(job?.payload.summaryId ?? "", now + summaryWait, summary)).toBe("sent");
  const [message] = summary.emails;
  expect(message).toMatchObject({ to: email, toName: "", subject: "[Demo] About your appointments", attachments: [] });
  expect(message?.text.match(/Status: Booked/g)).toHaveLength(3);
  expect(message?.text.match(/Status: Cancelled/g)).toHaveLength(1);
  for (const id of rest) expect(message?.text).toContain(manageToken(id));
  expect(message?.text).not.toContain(manageToken(seventh));
  expect(JSON.stringify(message)).not.toMatch(/FRS-|Xqzmark/);
  expect(await sendSummary(job?.payload.summaryId ?? "", now + summaryWait, summary)).toBe("outdated");
  expect(await db.bookingSummary.count()).toBe(0);
});

it("still sends reminders when the allowance for other booking emails is used up", async () => {
  const post = aMailer();
  const [first = ""] = await flood(8, post);
  const reminder = {
    bookingId: first,
    kind: "reminder-24h",
    sequence: 0,
    startsAt: new Date(start).toISOString(),
  } as const;
  expect(await sendBookingEmail(reminder, now + msPerHour, post)).toBe("sent");
});

it("sends the summary as soon as the allowance permits it, and includes a booking added during the wait", async () => {
  const ids = await flood(7, aMailer());
  await db.emailSlot.createMany({
    data: [1, 2, 3].map((slot) => ({
      addressHash: Buffer.alloc(32),
      pool: "summary",
      slot,
      deliveryKey: `${slot}`,
      takenAt: new Date(now),
    })),
  });
  const [mine] = await db.emailSlot.findMany({ where: { pool: "request" }, take: 1 });
  await db.emailSlot.updateMany({
    where: { pool: "summary" },
    data: { addressHash: mine?.addressHash ?? Buffer.alloc(32) },
  });
  const [job] = await queued();
  const id = job?.payload.summaryId ?? "";
  const post = aMailer();
  expect(await sendSummary(id, now + summaryWait, post)).toBe("waiting");
  expect((await queued()).map(({ run_at }) => run_at.getTime())).toEqual([now + msPerDay]);
  await addToSummary({ id: ids[0] ?? "", email }, now + msPerHour);
  expect(await sendSummary(id, now + msPerDay, post)).toBe("sent");
  expect(post.emails[0]?.text.match(/Status: Booked/g)).toHaveLength(2);
});

it("retries a failed summary with the same bookings, and adds later bookings to a new summary", async () => {
  const ids = await flood(8, aMailer());
  const [job] = await queued();
  const id = job?.payload.summaryId ?? "";
  const post = aMailer({ failures: 1 });
  await expect(sendSummary(id, now + summaryWait, post)).rejects.toThrow("refused");
  await addToSummary({ id: ids[0] ?? "", email }, now + summaryWait);
  expect(await db.bookingSummary.count()).toBe(2);
  expect(await sendSummary(id, now + summaryWait, post)).toBe("sent");
  expect(post.emails[0]?.text).not.toContain(manageToken(ids[0] ?? ""));
  expect(await db.bookingSummaryItem.count()).toBe(1);
});

it("opens one summary per address, even if several bookings of an address are added in parallel", async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, (_, n) => storeBooking(start + n * msPerDay, { email })));
  await Promise.all(ids.map((id) => addToSummary({ id, email }, now)));
  await addToSummary({ id: ids[0] ?? "", email: "zoe+tag@example.org" }, now);
  expect(await db.bookingSummary.count()).toBe(2);
  expect(await queued()).toHaveLength(2);
  expect(await db.bookingSummaryItem.count()).toBe(7);
});

it("leaves a booking out of the summary after a separate email about it was sent", async () => {
  const post = aMailer();
  const ids = await flood(7, post);
  const last = ids.at(-1) ?? "";
  await db.booking.update({ where: { id: last }, data: { sequence: 1 } });
  const later = now + msPerDay + msPerMinute;
  expect(await sendBookingEmail({ bookingId: last, kind: "changed", sequence: 1 }, later, post)).toBe("sent");
  expect(await db.bookingSummaryItem.count()).toBe(0);
  const [job] = await queued();
  expect(await sendSummary(job?.payload.summaryId ?? "", later, post)).toBe("none");
});
