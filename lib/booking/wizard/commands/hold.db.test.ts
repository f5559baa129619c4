import { db } from "@/lib/platform/db/client";
import { hashToken } from "@/lib/platform/security/token";
import { msPerHour, msPerMinute } from "@/lib/platform/time/instant";
import { aBookingRequest } from "@/lib/testing/booking-requests";
import { anOffice, noon, now } from "@/lib/testing/office";
import type { Office } from "@/lib/testing/office";

import { aDraft, aHoldRequest, aStoredBooking, clearBookings, findOverlaps } from "../../testing/stored-bookings";
import { book } from "../../commands/book";
import { endDraft } from "./draft";
import { extendHold, holdLifetime, holdSlot } from "./hold";

let office: Office;

beforeEach(async () => {
  await clearBookings();
  office = await anOffice({ advisers: 1 });
});

describe("a hold", () => {
  it("lasts ten minutes and blocks its slot for everyone except the visitor who has the hold", async () => {
    const draft = await aDraft(office);
    const held = await holdSlot(aHoldRequest(office, { draft }), now);
    expect(held).toMatchObject({ ok: true, value: { until: now + holdLifetime } });
    expect(await book(aBookingRequest(office), {}, now + 1)).toMatchObject({ error: "BOOKING_CONFLICT" });
    expect((await holdSlot(aHoldRequest(office, { draft }), now + 1)).ok).toBe(true);
    expect((await holdSlot(aHoldRequest(office, { draft, start: noon + 30 * msPerMinute }), now + 2)).ok).toBe(true);
    expect(await db.occupiedTime.count()).toBe(1);
  });

  it("frees its slot after ten minutes", async () => {
    await holdSlot(aHoldRequest(office, { draft: await aDraft(office) }), now);
    expect((await book(aBookingRequest(office), {}, now + holdLifetime - 1)).ok).toBe(false);
    expect((await book(aBookingRequest(office), {}, now + holdLifetime)).ok).toBe(true);
    expect(await db.occupiedTime.count()).toBe(1);
  });

  it("is deleted together with its draft", async () => {
    const draft = await aDraft(office);
    await holdSlot(aHoldRequest(office, { draft }), now);
    await endDraft(draft.token);
    expect(await db.occupiedTime.count()).toBe(0);
  });

  it("remains when the visitor chooses a different slot that is already taken", async () => {
    await aStoredBooking(office, noon + 3 * msPerHour);
    const draft = await aDraft(office);
    await holdSlot(aHoldRequest(office, { draft }), now);
    expect(await holdSlot(aHoldRequest(office, { draft, start: noon + 3 * msPerHour }), now)).toMatchObject({
      error: "BOOKING_CONFLICT",
    });
    const hold = await db.occupiedTime.findFirst({ where: { draft: { tokenHash: hashToken(draft.token) } } });
    expect(hold?.startsAt.getTime()).toBe(noon);
  });

  it("can be extended at most twice, and only before it expires", async () => {
    const draft = await aDraft(office);
    await holdSlot(aHoldRequest(office, { draft }), now);
    // An early extension loses no time, because the ten minutes are added to the end of the hold.
    expect(await extendHold(draft.token, now + msPerMinute)).toEqual({
      ok: true,
      value: { until: now + 20 * msPerMinute },
    });
    expect(await extendHold(draft.token, now + 19 * msPerMinute)).toEqual({
      ok: true,
      value: { until: now + 30 * msPerMinute },
    });
    expect(await extendHold(draft.token, now + 20 * msPerMinute)).toMatchObject({ error: "BUSINESS_RULE_VIOLATION" });
    const other = await aDraft(office);
    await holdSlot(aHoldRequest(office, { draft: other, start: noon + 24 * msPerHour }), now);
    expect(await extendHold(other.token, now + 11 * msPerMinute)).toMatchObject({ error: "BUSINESS_RULE_VIOLATION" });
  });

  it("is given to only one of 20 visitors who request the same slot in parallel", async () => {
    const drafts = await Promise.all(Array.from({ length: 20 }, () => aDraft(office)));
    const results = await Promise.all(drafts.map((draft) => holdSlot(aHoldRequest(office, { draft }), now)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await findOverlaps()).toEqual([]);
  });

  it("becomes one booking when the visitor confirms it several times in parallel", async () => {
    const draft = await aDraft(office);
    await holdSlot(aHoldRequest(office, { draft }), now);
    const request = aBookingRequest(office);
    const results = await Promise.all(Array.from({ length: 5 }, () => book(request, { draft }, now)));
    expect(new Set(results.map((result) => (result.ok ? result.value.bookingId : result.error))).size).toBe(1);
    expect(await db.occupiedTime.findMany({ select: { bookingId: true, draftId: true, expiresAt: true } })).toEqual([
      { bookingId: results[0]?.ok && results[0].value.bookingId, draftId: null, expiresAt: null },
    ]);
  });

  it("leads to the same booking when the visitor confirms it a second time", async () => {
    const draft = await aDraft(office);
    await holdSlot(aHoldRequest(office, { draft }), now);
    const first = await book(aBookingRequest(office), { draft }, now);
    expect(await book(aBookingRequest(office), { draft }, now)).toEqual({
      ok: true,
      value: { bookingId: first.ok && first.value.bookingId, isRepeat: true },
    });
  });
});
