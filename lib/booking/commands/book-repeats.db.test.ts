import { randomUUID } from "node:crypto";

import { db } from "@/lib/platform/db/client";
import { bindKey } from "@/lib/platform/security/idempotency-key";
import { msPerHour, msPerMinute } from "@/lib/platform/time/instant";
import { aBookingRequest } from "@/lib/testing/booking-requests";
import { anOffice, noon, now } from "@/lib/testing/office";
import type { Office } from "@/lib/testing/office";

import { clearBookings } from "../testing/stored-bookings";
import { book } from "./book";

let office: Office;

beforeEach(async () => {
  await clearBookings();
  office = await anOffice({ advisers: 2 });
});

const requestKey = (key: string, body: object, email = "zoe@example.org") =>
  bindKey({ call: "bookings.create", key, email, body });

it("books once for repeated and parallel requests with one key, and refuses the key with another body", async () => {
  const key = requestKey("a key", { a: "body" });
  const request = aBookingRequest(office);
  const results = await Promise.all(Array.from({ length: 8 }, () => book(request, { key }, now)));
  expect(new Set(results.map((result) => result.ok && result.value.bookingId)).size).toBe(1);
  expect(results.filter((result) => result.ok && !result.value.isRepeat)).toHaveLength(1);
  expect(await book(request, { key: requestKey("a key", { another: "body" }) }, now)).toMatchObject({
    ok: false,
    error: "RESOURCE_CONFLICT",
  });
  expect(await db.booking.count()).toBe(1);
});

it("returns the first result for a repeated request, even if the booking has changed since", async () => {
  const key = requestKey(randomUUID(), { a: "body" });
  const first = await book(aBookingRequest(office), { key }, now);
  if (!first.ok) throw new Error(first.error);
  const elsewhere =
    office.adviserIds.find((id) => !first.value.isRepeat && id !== first.value.booking.adviser.id) ?? "";
  await db.booking.update({
    where: { id: first.value.bookingId },
    data: {
      status: "cancelled",
      cancelledAt: new Date(now),
      startsAt: new Date(now),
      adviserId: elsewhere,
      occupied: { delete: true },
    },
  });
  const repeat = await book(aBookingRequest(office), { key }, now);
  expect(repeat).toEqual({ ok: true, value: { ...first.value, isRepeat: true } });
});

it("treats the same key from another email address as a new request", async () => {
  const first = await book(aBookingRequest(office), { key: requestKey("1", { a: "body" }, "zoe@example.org") }, now);
  const second = await book(aBookingRequest(office), { key: requestKey("1", { a: "body" }, "eve@example.org") }, now);
  const third = await book(
    aBookingRequest(office, { start: noon + 3 * msPerHour }),
    { key: requestKey("1", { b: "body" }, "ann@example.org") },
    now,
  );
  expect([first, second, third].map((result) => result.ok && result.value.isRepeat)).toEqual([false, false, false]);
  expect(await db.booking.count()).toBe(3);
});

it("does not store the key of a failed request", async () => {
  const key = requestKey(randomUUID(), { a: "body" });
  await book(aBookingRequest(office, { start: noon + 7 * msPerMinute }), { key }, now);
  expect(await db.bookingIdempotencyKey.count()).toBe(0);
  expect((await book(aBookingRequest(office), { key }, now)).ok).toBe(true);
});
