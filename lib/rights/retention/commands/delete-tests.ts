import { db } from "@/lib/platform/db/client";
import { msPerDay } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

/** How long a test booking is kept, in milliseconds. */
const testsKept = msPerDay;
/** The maximum number of test bookings that one run deletes. */
const most = 500;

/**
 * Deletes test bookings that are older than a day, with their clients and the copies of their emails. Returns the
 * number of deleted rows by table. A client with other records stays, and so does a client with a legal hold.
 */
export async function deleteTestBookings(now: Instant, isDryRun: boolean): Promise<Readonly<Record<string, number>>> {
  const where = {
    isTest: true,
    createdAt: { lt: new Date(now - testsKept) },
    client: { legalHolds: { none: { liftedAt: null } } },
  };
  if (isDryRun) return { bookings: await db.booking.count({ where }) };
  return db.$transaction(async (tx) => {
    const due = await tx.booking.findMany({ where, take: most, select: { id: true, clientId: true } });
    const ids = due.map(({ id }) => id);
    const { count: emails } = await tx.sentEmail.deleteMany({ where: { recordId: { in: ids } } });
    const { count: bookings } = await tx.booking.deleteMany({ where: { id: { in: ids } } });
    const { count: clients } = await tx.client.deleteMany({
      where: {
        id: { in: due.map(({ clientId }) => clientId) },
        isTest: true,
        bookings: { none: {} },
        merged: { none: {} },
        documents: { none: {} },
        legalHolds: { none: {} },
        erasures: { none: {} },
        cases: { none: {} },
      },
    });
    return { bookings, clients, sent_emails: emails };
  });
}
