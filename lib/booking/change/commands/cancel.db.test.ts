import { db } from "@/lib/platform/db/client";
import { msPerMinute } from "@/lib/platform/time/instant";
import { aBookingRequest } from "@/lib/testing/booking-requests";
import { anOffice, noon, now } from "@/lib/testing/office";
import type { Office } from "@/lib/testing/office";

import { aStoredBooking, clearBookings, queuedEmails } from "../../testing/stored-bookings";
import { book } from "../../commands/book";
import { cancel } from "./cancel";

let office: Office;
const visitor = { kind: "visitor" } as const;
const notice = 24 * 60;

beforeEach(async () => {
  await clearBookings();
  office = await anOffice({ advisers: 1 });
});

describe("cancel", () => {
  it("frees the time of a cancelled booking, removes its reminders and queues one email", async () => {
    const { id } = await aStoredBooking(office);
    expect(await cancel(visitor, { id, reason: "Found help nearby", noticeMinutes: notice }, now)).toEqual({
      ok: true,
      value: null,
    });
    expect(await db.occupiedTime.count()).toBe(0);
    expect((await queuedEmails()).map(({ kind }) => kind)).toEqual(["confirmed", "cancelled"]);
    expect((await book(aBookingRequest(office), {}, now)).ok).toBe(true);
  });

  it("cancels a booking once when ten requests run in parallel", async () => {
    const { id } = await aStoredBooking(office);
    const results = await Promise.all(
      Array.from({ length: 10 }, () => cancel(visitor, { id, reason: undefined, noticeMinutes: notice }, now)),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.filter((result) => !result.ok && result.error === "RESOURCE_CONFLICT")).toHaveLength(9);
    expect((await queuedEmails()).filter(({ kind }) => kind === "cancelled")).toHaveLength(1);
  });

  it("cancels a booking only if the time until its start is longer than the minimum notice", async () => {
    const { id } = await aStoredBooking(office);
    const late = noon - notice * msPerMinute;
    expect(await cancel(visitor, { id, reason: undefined, noticeMinutes: notice }, late)).toMatchObject({
      error: "BUSINESS_RULE_VIOLATION",
    });
    expect((await cancel(visitor, { id, reason: undefined, noticeMinutes: notice }, late - 1)).ok).toBe(true);
  });
});
