import { z } from "zod";

import { scopeOf, withinScope } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";

/** The client of a booking that the staff member may read. Undefined for any other reference. */
export async function clientOfReference(staff: Staff, reference: string): Promise<string | undefined> {
  const booking = await db.booking.findFirst({
    where: { reference, ...withinScope(scopeOf(staff, "bookings")) },
    select: { clientId: true },
  });
  return booking?.clientId;
}

/** The client whose file a page shows. For a merged client, this is the kept one. Undefined for an unknown id. */
export async function clientOfFile(id: string): Promise<string | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined;
  const client = await db.client.findUnique({ where: { id }, select: { mergedIntoId: true } });
  return client ? (client.mergedIntoId ?? id) : undefined;
}
