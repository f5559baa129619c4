import { db } from "@/lib/platform/db/client";
import { msPerHour } from "@/lib/platform/time/instant";
import { anOffice, noon, now } from "@/lib/testing/office";
import type { Office } from "@/lib/testing/office";
import { aBookingRequest } from "@/lib/testing/booking-requests";
import { emptyTables } from "@/lib/testing/empty-tables";

import { book } from "../../commands/book";
import { cancel } from "../../change/commands/cancel";
import { reschedule } from "../../change/commands/reschedule";
import { notifyStaff } from "./notify-staff";
import { clearBookings } from "../../testing/stored-bookings";

const visitor = { kind: "visitor" } as const;
let office: Office;

beforeEach(async () => {
  await clearBookings();
  await emptyTables("staff_notices");
  office = await anOffice({ advisers: 2 });
});

async function booked(start = noon) {
  const result = await book(aBookingRequest(office, { start }), {}, now);
  if (!result.ok) throw new Error(result.error);
  return db.booking.findUniqueOrThrow({ where: { id: result.value.bookingId } });
}

type Payload = Parameters<typeof notifyStaff>[0];

/** Runs the queued jobs as the worker would, and returns the stored notices. */
async function noticesOfJobs() {
  const jobs = await db.$queryRaw<{ payload: Payload }[]>`
    select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'booking-notice' order by j.id`;
  for (const { payload } of jobs) await notifyStaff(payload, now);
  const rows = await db.staffNotice.findMany({ orderBy: [{ source: "asc" }, { kind: "asc" }] });
  return rows.map(({ kind, adviserId }) => [kind, adviserId ?? "office"]);
}

it("sends the office and the adviser a notice without personal details when an appointment is booked and when it is cancelled", async () => {
  const { id, adviserId, email } = await booked();
  await cancel(visitor, { id, reason: "Found help nearby", noticeMinutes: 0 }, now);
  expect(new Set((await noticesOfJobs()).map(String))).toEqual(
    new Set([`booked,office`, `booked,${adviserId}`, `cancelled,office`, `cancelled,${adviserId}`]),
  );
  const everything = JSON.stringify(await db.staffNotice.findMany());
  expect(everything).not.toMatch(/Margaret|Sample|604 555|Found help|October/);
  expect(everything).not.toContain(email);
  expect(everything).toContain("Initial Consultation");
});

it("notifies the adviser who loses an appointment because it moves to another adviser", async () => {
  const booking = await booked();
  await db.dayException.create({
    data: { adviserId: booking.adviserId, firstDay: new Date("2027-01-16"), lastDay: new Date("2027-01-16") },
  });
  const moved = await reschedule(
    visitor,
    { booking, service: office.service, start: noon + 24 * msPerHour, noticeMinutes: 0 },
    now,
  );
  expect(moved.ok).toBe(true);
  const { adviserId } = await db.booking.findUniqueOrThrow({ where: { id: booking.id }, select: { adviserId: true } });
  expect(adviserId).not.toBe(booking.adviserId);
  const notices = (await noticesOfJobs()).map(String);
  expect(notices).toContain(`moved,${adviserId}`);
  expect(notices).toContain(`reassigned,${booking.adviserId}`);
  expect(notices).not.toContain(`moved,${booking.adviserId}`);
});
