import { z } from "zod";

import { scopeOf, withinScope } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";

/**
 * The id of the client of the booking with this reference. Undefined if the staff member may not read the booking, or
 * if no booking has this reference.
 */
export async function clientOfReference(staff: Staff, reference: string): Promise<string | undefined> {
  const booking = await db.booking.findFirst({
    where: { reference, ...withinScope(scopeOf(staff, "bookings")) },
    select: { clientId: true },
  });
  return booking?.clientId;
}

/**
 * Returns the given client's id. If the client was merged into another client, returns the other client's id. Undefined
 * if there is no client with the given id.
 */
export async function clientOfFile(id: string): Promise<string | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined;
  const client = await db.client.findUnique({ where: { id }, select: { mergedIntoId: true } });
  return client ? (client.mergedIntoId ?? id) : undefined;
}
