import { record } from "@/lib/platform/audit/record";
import { db } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock";
import { enqueueAll } from "@/lib/platform/jobs/enqueue";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Instant } from "@/lib/platform/time/instant";

import { endOffer } from "./end-offer";

/**
 * The client keeps the present time instead of an offered one. The offered times become free, and staff get a notice,
 * because the present time is closed. RESOURCE_CONFLICT: the client has answered already.
 */
export async function keepTime(bookingId: string, now: Instant): Promise<Result<null, "RESOURCE_CONFLICT">> {
  return db.$transaction(async (tx) => {
    await lockRow(tx, "bookings", { id: bookingId });
    if (!(await endOffer(tx, bookingId, { outcome: "kept", now }))) return fail("RESOURCE_CONFLICT");
    const { sequence, _count } = await tx.booking.findUniqueOrThrow({
      where: { id: bookingId },
      select: { sequence: true, _count: { select: { offers: true } } },
    });
    await record(
      tx,
      { kind: "visitor" },
      { action: "booking.time-kept", subjectKind: "booking", subjectId: bookingId },
    );
    const payload = { bookingId, kind: "time-kept", sequence, about: `${bookingId}:${_count.offers}` } as const;
    await enqueueAll(tx, [{ job: { task: "booking-notice", payload } }]);
    return ok(null);
  });
}
