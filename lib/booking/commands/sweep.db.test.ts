import { randomBytes, randomUUID } from "node:crypto";

import { db } from "@/lib/platform/db/client";
import { storeBooking } from "@/lib/testing/builders/stored-booking";

import { sweep } from "./sweep";

const now = Date.parse("2026-12-09T12:00:00Z");
const minute = 60_000;

/** A draft that expires at the given time, with a hold that expires at another. */
async function storeDraft(expires: number, holdExpires: number): Promise<string> {
  const { adviserId } = await db.booking.findUniqueOrThrow({ where: { id: await storeBooking(now) }, select: { adviserId: true } });
  const draft = await db.bookingDraft.create({
    data: { tokenHash: randomBytes(32), answersCipher: randomBytes(32), expiresAt: new Date(expires) },
  });
  await db.$executeRaw`
    insert into occupied_time (id, adviser_id, during, starts_at, draft_id, expires_at)
    values (${randomUUID()}::uuid, ${adviserId}::uuid, tstzrange(now(), now() + interval '1 hour'), now(), ${draft.id}::uuid, ${new Date(holdExpires)})`;
  return draft.id;
}

it("takes away what has run out and leaves the rest", async () => {
  const live = await storeDraft(now + minute, now + minute);
  const liveWithoutHold = await storeDraft(now + minute, now - minute);
  await storeDraft(now - minute, now - minute);
  const bookingId = await storeBooking(now);
  await db.bookingRequest.createMany({
    data: [47, 49].map((hours) => ({
      keyHash: Buffer.from([hours]),
      bodyHash: Buffer.from([1]),
      bookingId,
      createdAt: new Date(now - hours * 60 * minute),
    })),
  });
  await db.rateLimit.createMany({
    data: [
      { key: "old", expire: now - 1 },
      { key: "live", expire: now + 1 },
      { key: "for ever", expire: null },
    ],
  });
  await db.linkRequest.createMany({
    data: [47, 49].map((hours) => ({ emailCipher: Buffer.from([1]), locale: "en", askedAt: new Date(now - hours * 60 * minute) })),
  });
  await db.letterTurn.createMany({
    data: [59, 60].map((minutes) => ({ purpose: "newsletter", addressHash: Buffer.from([minutes]), takenAt: new Date(now - minutes * minute) })),
  });
  await db.mailDelivery.create({ data: { key: "k", messageId: "<m>", sentAt: new Date(0) } });

  for (const [byte, hours] of [[1, 47], [2, 49]] as const) {
    await db.inquiryOccasion.create({ data: { hash: Uint8Array.of(byte), createdAt: new Date(now - hours * 3_600_000) } });
  }

  expect(await sweep(now)).toEqual({ holds: 2, drafts: 1, requests: 1, occasions: 1, limits: 1, linkRequests: 1, turns: 1 });

  const drafts = await db.bookingDraft.findMany({ select: { id: true, hold: { select: { id: true } } } });
  expect(drafts.map(({ id }) => id).sort()).toEqual([live, liveWithoutHold].sort());
  expect(drafts.filter(({ hold }) => hold).map(({ id }) => id)).toEqual([live]);
  expect((await db.rateLimit.findMany()).map(({ key }) => key).sort()).toEqual(["for ever", "live"]);
  expect(await db.bookingRequest.count()).toBe(1);
  expect(await db.mailDelivery.count()).toBe(1);
  expect(await sweep(now)).toEqual({ holds: 0, drafts: 0, requests: 0, occasions: 0, limits: 0, linkRequests: 0, turns: 0 });
});
