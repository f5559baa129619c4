import { randomInt } from "node:crypto";

import { db } from "@/lib/platform/db/client";
import { msPerMinute } from "@/lib/platform/time/instant";
import { findService } from "@/lib/services/queries";
import { aBookingRequest } from "@/lib/testing/booking-requests";
import { anOffice, noon, now } from "@/lib/testing/office";
import type { Office } from "@/lib/testing/office";

import { aDraft, aHoldRequest, aStoredBooking, clearBookings, findOverlaps } from "../testing/stored-bookings";
import { book } from "./book";
import { holdSlot } from "../wizard/commands/hold";
import { reschedule } from "../change/commands/reschedule";

let office: Office;
const visitor = { kind: "visitor" } as const;
const notice = 24 * 60;

beforeEach(async () => {
  await clearBookings();
  office = await anOffice({ advisers: 1 });
});

it("parallel bookings, moves and holds leave no overlap and no booking without reserved time", async () => {
  const service = await findService(office.service.id);
  if (!service) throw new Error("No service");
  const slots = Array.from({ length: 6 }, (_, index) => noon + index * 90 * msPerMinute);
  const anySlot = () => slots[randomInt(slots.length)] ?? noon;
  const bookings = await Promise.all(slots.slice(0, 3).map((start) => aStoredBooking(office, start)));
  const operations = Array.from({ length: 60 }, (_, index) => {
    const booking = bookings[index % bookings.length];
    if (!booking || index % 3 === 0) return book(aBookingRequest(office, { start: anySlot() }), {}, now);
    if (index % 3 === 1) return reschedule(visitor, { booking, service, start: anySlot(), noticeMinutes: notice }, now);
    return aDraft(office).then((draft) => holdSlot(aHoldRequest(office, { draft, start: anySlot() }), now));
  });
  await Promise.all(operations);
  expect(await findOverlaps()).toEqual([]);
  const withoutTime = await db.$queryRaw<unknown[]>`
    select 1 from bookings b left join occupied_time o on o.booking_id = b.id and o.starts_at = b.starts_at and o.adviser_id = b.adviser_id
    where b.status = 'confirmed' and o.id is null`;
  expect(withoutTime).toEqual([]);
});
