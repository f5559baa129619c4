import { record } from "@/lib/platform/audit/record";
import type { Actor } from "@/lib/platform/audit/record";
import type { Tx } from "@/lib/platform/db/client";
import { enqueueAll } from "@/lib/platform/jobs/enqueue";
import { msPerMinute } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

import { bookingEmailJobs } from "../../email-jobs";
import { reserveTime } from "../../commands/reserve-time";

const columns = {
  status: true,
  withdrawnAt: true,
  startsAt: true,
  endsAt: true,
  email: true,
  adviser: { select: { id: true, zone: true, dailyCap: true, isActive: true } },
  service: { select: { bufferBeforeMinutes: true, bufferAfterMinutes: true } },
} as const;

/**
 * Confirms a cancelled booking again because its payment arrived after the cancellation. Reserves the time again and
 * queues the confirmation. Returns false and leaves the booking cancelled if the start has passed, if the adviser is
 * not available, or if the client withdrew from the contract. The caller has locked the booking.
 */
export async function restore(tx: Tx, by: Actor, id: string, now: Instant): Promise<boolean> {
  const booking = await tx.booking.findUniqueOrThrow({ where: { id }, select: columns });
  const { adviser, service, startsAt, endsAt } = booking;
  const start = startsAt.getTime();
  if (booking.status !== "cancelled" || booking.withdrawnAt !== null || !adviser.isActive || start <= now) return false;
  const minutes = Math.round((endsAt.getTime() - start) / msPerMinute);
  const reserved = await reserveTime(tx, [adviser], {
    service: { ...service, minutes },
    start,
    now,
    owner: { bookingId: id },
    whenBusy: "wait",
  });
  if (reserved !== adviser.id) return false;
  const { sequence } = await tx.booking.update({
    where: { id },
    data: { status: "confirmed", cancelledAt: null, cancelReasonCipher: null, sequence: { increment: 1 } },
    select: { sequence: true },
  });
  await record(tx, by, { action: "booking.restored", subjectKind: "booking", subjectId: id });
  const emailsClient = booking.email !== null;
  await enqueueAll(tx, bookingEmailJobs({ id, startsAt, sequence, kind: "confirmed", now, emailsClient }));
  return true;
}
