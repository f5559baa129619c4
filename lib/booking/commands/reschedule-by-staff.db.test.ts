import { db } from "@/lib/platform/db/client";
import { decrypt } from "@/lib/platform/security/encryption";
import { msPerHour, msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";
import { aMailer } from "@/lib/testing/a-mailer";
import { anOffice, noon, now } from "@/lib/testing/office";
import type { Office } from "@/lib/testing/office";

import { aStoredBooking, clearBookings, queuedEmails } from "../testing/stored-bookings";
import { reschedule } from "../change/commands/reschedule";
import { sendBookingEmail } from "./send-email";

const staff = { kind: "staff", id: "5b0b8a4e-0d2e-4a3c-9a67-1f0f4f9f0001" } as const;
let office: Office;

beforeEach(async () => {
  await clearBookings();
  office = await anOffice({ advisers: 2 });
});

type Booking = Awaited<ReturnType<typeof aStoredBooking>>;

function move(booking: Booking, change: { start?: Instant; adviserId?: string; version?: number; message?: string }) {
  const { start = noon + 2 * msPerHour, adviserId = booking.adviserId, version = booking.version, message } = change;
  const byStaff = { adviserId, version, emailsClient: true, message };
  return reschedule(staff, { booking, service: office.service, start, noticeMinutes: 0, byStaff }, now);
}

it("moves an appointment to the chosen adviser, and queues a notice that names the former adviser", async () => {
  const booking = await aStoredBooking(office);
  const other = office.adviserIds.find((id) => id !== booking.adviserId) ?? "";
  expect((await move(booking, { start: noon, adviserId: other })).ok).toBe(true);
  expect(await db.booking.findFirst()).toMatchObject({ adviserId: other, version: booking.version + 1 });
  const [notice] = await db.$queryRaw<{ former: string }[]>`
    select payload->>'formerAdviserId' as former from graphile_worker._private_jobs where payload->>'kind' = 'moved'`;
  expect(notice?.former).toBe(booking.adviserId);
});

it("refuses a move to a time when the chosen adviser has another booking, and returns the reason", async () => {
  const first = await aStoredBooking(office);
  const second = await aStoredBooking(office);
  expect(second.adviserId).not.toBe(first.adviserId);
  const third = await aStoredBooking(office, noon + 3 * msPerHour);
  expect(await move(third, { start: noon, adviserId: first.adviserId })).toMatchObject({
    ok: false,
    error: "BOOKING_CONFLICT",
    details: { rules: ["booked"] },
  });
});

it("allows a move at short notice and to any quarter of an hour, but not to a closed day", async () => {
  const booking = await aStoredBooking(office);
  expect((await move(booking, { start: now + 15 * msPerMinute })).ok).toBe(true);
  await db.dayException.create({ data: { firstDay: new Date("2027-01-15"), lastDay: new Date("2027-01-15") } });
  const moved = await db.booking.findFirstOrThrow();
  expect(await move(moved, { start: noon })).toMatchObject({
    error: "BOOKING_UNAVAILABLE",
    details: { rules: ["exception"] },
  });
});

it("refuses to move a booking that has changed since the page was rendered", async () => {
  const booking = await aStoredBooking(office);
  await db.booking.update({ where: { id: booking.id }, data: { phone: "+1 604 555 0199" } });
  expect(await move(booking, {})).toMatchObject({ ok: false, error: "RESOURCE_CONFLICT" });
  expect(await db.booking.findFirst()).toMatchObject({ startsAt: new Date(noon) });
});

it("encrypts the message to the client, and stores with it the sequence number of the booking after the move", async () => {
  const booking = await aStoredBooking(office);
  await move(booking, { message: "The room is next door." });
  const { clientMessageCipher, clientMessageSequence } = await db.booking.findFirstOrThrow();
  expect(decrypt(clientMessageCipher ?? new Uint8Array(), "bookings.client_message")).toBe("The room is next door.");
  expect(clientMessageSequence).toBe(1);
});

it("sends the client no email about the move if staff tell the client themselves", async () => {
  const booking = await aStoredBooking(office);
  const byStaff = { adviserId: booking.adviserId, version: booking.version, emailsClient: false, message: "Unsent" };
  const start = noon + 2 * msPerHour;
  await reschedule(staff, { booking, service: office.service, start, noticeMinutes: 0, byStaff }, now);
  const emails = await queuedEmails();
  expect(emails.filter(({ kind }) => kind === "changed")).toEqual([]);
  expect(emails.filter(({ kind, sequence }) => kind === "reminder-24h" && sequence === 1)).toHaveLength(1);
  expect(await db.booking.findFirst()).toMatchObject({ clientMessageCipher: null });
});

it("names the new adviser in the email about the next move if the first email was not sent", async () => {
  const booking = await aStoredBooking(office);
  const adviserId = office.adviserIds.find((id) => id !== booking.adviserId) ?? "";
  const post = aMailer();
  const email = (sequence: number) => sendBookingEmail({ bookingId: booking.id, kind: "changed", sequence }, now, post);
  await move(booking, { adviserId });
  // No email about the first move is sent before the second move.
  await move(await db.booking.findFirstOrThrow(), { start: noon });
  expect(await email(2)).toBe("sent");
  await move(await db.booking.findFirstOrThrow(), {});
  expect(await email(3)).toBe("sent");
  const sentence = "Your appointment is now with";
  expect(post.emails.map(({ text }) => text.includes(sentence))).toEqual([true, false]);
});

it("only a booking that staff made can lack an email address, and no email is sent about such a booking", async () => {
  const { id } = await aStoredBooking(office);
  await expect(db.booking.update({ where: { id }, data: { email: null } })).rejects.toThrow(
    "only_a_caller_has_no_email",
  );
  const { id: bookedById } = await db.staffUser.create({
    data: { email: "desk@example.org", name: "Desk", role: "manager", passwordHash: "none" },
  });
  await db.booking.update({ where: { id }, data: { email: null, bookedById } });
  expect(await sendBookingEmail({ bookingId: id, kind: "confirmed", sequence: 0 }, now)).toBe("outdated");
});
