import { withinScope } from "@/lib/platform/auth/scope";
import type { Scope } from "@/lib/platform/auth/scope";
import { db } from "@/lib/platform/db/client";

/** The maximum number of disputes that the page Today lists. */
const maxListed = 20;

/** Lists the references of bookings of which the client's bank disputes a payment and has not decided yet. */
export async function listOpenDisputes(scope: Scope): Promise<readonly string[]> {
  const rows = await db.booking.findMany({
    where: { ...withinScope(scope), payments: { some: { dispute: "open" } } },
    orderBy: { reference: "asc" },
    take: maxListed,
    select: { reference: true },
  });
  return rows.map(({ reference }) => reference);
}
