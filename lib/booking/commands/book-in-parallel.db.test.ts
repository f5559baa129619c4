import { db } from "@/lib/platform/db/client";
import { msPerHour } from "@/lib/platform/time/instant";
import { aBookingRequest } from "@/lib/testing/booking-requests";
import { anOffice, noon, now } from "@/lib/testing/office";
import type { Office } from "@/lib/testing/office";

import { clearBookings, findOverlaps } from "../testing/stored-bookings";
import { book } from "./book";

let office: Office;

beforeEach(clearBookings);

it("books each of two advisers once when 30 requests for one slot run in parallel", async () => {
  office = await anOffice({ advisers: 2 });
  const results = await Promise.all(Array.from({ length: 30 }, () => book(aBookingRequest(office), {}, now)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(2);
  const refused = results.flatMap((result) => (result.ok ? [] : [result]));
  expect(new Set(refused.map(({ error }) => error))).toEqual(new Set(["BOOKING_CONFLICT"]));
  expect(refused[0]?.details).toMatchObject({ alternatives: [{ duration: 60 }, { duration: 60 }, { duration: 60 }] });
  expect(await findOverlaps()).toEqual([]);
  expect(await db.booking.count()).toBe(2);
  expect(await db.client.count()).toBe(2);
  expect(await db.$queryRaw`select id from graphile_worker._private_jobs`).toHaveLength(8);
});

it("keeps to the daily cap when different times are booked in parallel", async () => {
  office = await anOffice({ advisers: 1, dailyCap: 3 });
  const starts = Array.from({ length: 5 }, (_, index) => noon + (index - 2) * 2 * msPerHour);
  const results = await Promise.all(
    [...starts, ...starts].map((start) => book(aBookingRequest(office, { start }), {}, now)),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(3);
  expect(await findOverlaps()).toEqual([]);
});

it("creates five bookings from 60 parallel requests for five slots, and refuses the other requests", async () => {
  office = await anOffice({ advisers: 1 });
  const starts = Array.from({ length: 5 }, (_, index) => noon + index * 2 * msPerHour);
  const results = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      book(aBookingRequest(office, { start: starts[index % 5] ?? noon }), {}, now),
    ),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(5);
  expect(new Set(results.flatMap((result) => (result.ok ? [] : [result.error])))).toEqual(
    new Set(["BOOKING_CONFLICT"]),
  );
  expect(await findOverlaps()).toEqual([]);
});
