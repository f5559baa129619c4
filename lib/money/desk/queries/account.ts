import { fullName } from "@/lib/inquiry/person/person-name";
import { scopeOf, withinScope } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { findBalance } from "../../account/queries/balance";
import type { Day } from "@/lib/platform/time/day";

/** A booking that has invoices or payments, together with its balance. */
export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/**
 * Finds a booking with its balance. Returns undefined if the booking is not in the staff member's scope, or if it has
 * neither invoices nor payments. Callers in a transaction must pass the transaction as `tx`.
 */
export async function findAccount(staff: Staff, reference: string, today: Day, tx: Tx | typeof db = db) {
  const scope = scopeOf(staff, "bookings");
  const booking = await tx.booking.findFirst({
    where: { ...withinScope(scope), reference },
    select: {
      id: true,
      reference: true,
      status: true,
      version: true,
      startsAt: true,
      priceMinor: true,
      currency: true,
      adviserId: true,
      clientId: true,
      email: true,
      firstName: true,
      lastName: true,
    },
  });
  const balance = booking && (await findBalance(booking.id, today, tx));
  if (!booking || !balance) return undefined;
  const payments = await tx.payment.count({ where: { bookingId: booking.id } });
  const refunds = await tx.refund.count({ where: { payment: { bookingId: booking.id } } });
  const removals = await tx.auditEvent.count({
    where: { subjectKind: "booking", subjectId: booking.id, action: "payment.removed" },
  });
  const { firstName, lastName, version, ...fields } = booking;
  return {
    ...fields,
    balance,
    name: scope.hasPersonalDetails ? fullName({ firstName, lastName }) : undefined,
    /**
     * Each change of the booking and each new document, payment or refund adds 1. A removed payment is no longer
     * counted, so its removal adds 2. The version therefore increases with every change.
     */
    version: version + balance.documents.length + payments + refunds + 2 * removals,
  };
}

const recordedBy = { select: { name: true } } as const;

/** Lists the received payments for a booking with their refunds, oldest first. Also returns the adviser's name. */
export async function listMovements(bookingId: string) {
  return db.booking.findUniqueOrThrow({
    where: { id: bookingId },
    select: {
      adviser: { select: { name: true } },
      payments: {
        where: { state: { in: ["paid", "refunded"] } },
        orderBy: [{ paidAt: "asc" }, { createdAt: "asc" }],
        select: {
          id: true,
          provider: true,
          state: true,
          amountMinor: true,
          refundedMinor: true,
          paidAt: true,
          dispute: true,
          createdAt: true,
          recordedBy,
          refunds: {
            orderBy: [{ madeAt: "asc" }, { createdAt: "asc" }],
            select: {
              id: true,
              amountMinor: true,
              madeAt: true,
              failedAt: true,
              creditNoteId: true,
              createdAt: true,
              recordedBy,
            },
          },
        },
      },
    },
  });
}
