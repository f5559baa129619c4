import { db } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/client";
import type { Instant } from "@/lib/platform/time/instant";

import { anAdviser } from "./adviser";
import { aBooking } from "./booking";
import { aClient } from "./client";
import { aService } from "./service";

/**
 * Stores a confirmed one-hour appointment between a client in Phoenix and a new adviser. It has no price. Returns the
 * booking's id.
 */
export async function storeBooking(start: Instant, changes: Prisma.BookingUncheckedUpdateInput = {}): Promise<string> {
  const [service, adviser, client] = [
    await aService().insert(),
    await anAdviser().insert(),
    await aClient().inZone("America/Phoenix").insert(),
  ];
  const { id } = await aBooking({ adviser, service }).by(client).startingAt(new Date(start)).insert();
  await db.$transaction(async (tx) => {
    const isCancelled = changes.status === "cancelled";
    await tx.booking.update({
      where: { id },
      data: isCancelled ? { cancelledAt: new Date(start), ...changes } : changes,
      select: { id: true },
    });
    if (isCancelled) await tx.occupiedTime.deleteMany({ where: { bookingId: id } });
  });
  return id;
}
