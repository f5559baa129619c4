import { randomBytes, randomUUID } from "node:crypto";

import { db } from "@/lib/platform/db/client";
import { storeBooking } from "@/lib/testing/builders/stored-booking";

import { sweepBookings } from "./sweep";

const now = Date.parse("2026-12-09T12:00:00Z");
const minute = 60_000;

/** Stores a draft and its hold. The draft expires at `expires`, and the hold at `holdExpires`. */
async function storeDraft(expires: number, holdExpires: number): Promise<string> {
  const { adviserId } = await db.booking.findUniqueOrThrow({
    where: { id: await storeBooking(now) },
    select: { adviserId: true },
  });
  const draft = await db.bookingDraft.create({
    data: { tokenHash: randomBytes(32), answersCipher: randomBytes(32), expiresAt: new Date(expires) },
  });
  await db.$executeRaw`
    insert into occupied_time (id, adviser_id, during, starts_at, draft_id, expires_at)
    values (${randomUUID()}::uuid, ${adviserId}::uuid, tstzrange(now(), now() + interval '1 hour'), now(), ${draft.id}::uuid, ${new Date(holdExpires)})`;
  return draft.id;
}

it("deletes expired rows and keeps all other rows", async () => {
  const live = await storeDraft(now + minute, now + minute);
  const liveWithoutHold = await storeDraft(now + minute, now - minute);
  await storeDraft(now - minute, now - minute);
  const bookingId = await storeBooking(now);
  await db.bookingIdempotencyKey.createMany({
    data: [47, 49].map((hours) => ({
      keyHash: Buffer.from([hours]),
      bodyHash: Buffer.from([1]),
      bookingId,
      createdAt: new Date(now - hours * 60 * minute),
    })),
  });
  await db.linkRequest.createMany({
    data: [47, 49].map((hours) => ({
      emailCipher: Buffer.from([1]),
      locale: "en",
      requestedAt: new Date(now - hours * 60 * minute),
    })),
  });
  expect(await sweepBookings(now)).toEqual({ holds: 2, drafts: 1, requests: 1, linkRequests: 1 });

  const drafts = await db.bookingDraft.findMany({ select: { id: true, hold: { select: { id: true } } } });
  expect(drafts.map(({ id }) => id).sort()).toEqual([live, liveWithoutHold].sort());
  expect(drafts.filter(({ hold }) => hold).map(({ id }) => id)).toEqual([live]);
  expect(await db.bookingIdempotencyKey.count()).toBe(1);
  expect(await sweepBookings(now)).toEqual({ holds: 0, drafts: 0, requests: 0, linkRequests: 0 });
});

it("occupied_time has an index that can find expired holds without reading all rows", async () => {
  const plan = await db.$transaction(async (tx) => {
    await tx.$executeRaw`set local enable_seqscan = off`;
    return tx.$queryRaw<{ "QUERY PLAN": string }[]>`explain select id from occupied_time where expires_at < now()`;
  });
  expect(plan.map((line) => line["QUERY PLAN"]).join("\n")).toContain("occupied_time_expires_at_idx");
});
