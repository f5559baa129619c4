import { z } from "zod";

import { scopeOf, withinScope } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";

/**
 * The id of the booking's client. Undefined if the staff member may not read the booking, or if there is none with this
 * reference.
 */
export async function clientOfReference(staff: Staff, reference: string): Promise<string | undefined> {
  const booking = await db.booking.findFirst({
    where: { reference, ...withinScope(scopeOf(staff, "bookings")) },
    select: { clientId: true },
  });
  return booking?.clientId;
}

/**
 * The id of the client to whom the file on the page belongs. If the given client was merged, this is the kept client.
 * Undefined if the given id is unknown.
 */
export async function clientOfFile(id: string): Promise<string | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined;
  const client = await db.client.findUnique({ where: { id }, select: { mergedIntoId: true } });
  return client ? (client.mergedIntoId ?? id) : undefined;
}
