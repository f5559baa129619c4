import { firm } from "@/lib/firm/settings-snapshot";
import { record } from "@/lib/platform/audit/record";
import { scopeOf } from "@/lib/platform/auth/scope";
import type { Scope } from "@/lib/platform/auth/scope";
import type { Staff } from "@/lib/platform/auth/staff";
import { db, Prisma } from "@/lib/platform/db/client";
import { addMonths, dateFromDay, firstDayOf } from "@/lib/platform/time/day";
import type { Month } from "@/lib/platform/time/day";
import { startOfDay } from "@/lib/platform/time/zone";

/** One line of a month's list: an invoice or credit note that was issued, a payment that arrived, or a refund. */
export type Entry = {
  /** The day, as midnight in UTC. */
  readonly day: Date;
  readonly kind: "invoice" | "credit_note" | "payment" | "refund";
  /** The year and number of an invoice or credit note. Null for payments and refunds. */
  readonly year: number | null;
  readonly number: number | null;
  readonly reference: string;
  readonly name: string | null;
  readonly currency: string;
  readonly netMinor: number | null;
  readonly taxMinor: number | null;
  readonly totalMinor: number;
};

/**
 * Returns the invoices, credit notes, payments and refunds of a month, ordered by day. Records the export in the audit
 * log.
 */
export async function exportMonth(staff: Staff, month: Month): Promise<readonly Entry[]> {
  await db.$transaction((tx) =>
    record(tx, staff, {
      action: "payments.exported",
      subjectKind: "staff",
      subjectId: staff.id,
      details: { month },
    }),
  );
  return listEntries(scopeOf(staff, "bookings"), month);
}

function listEntries(scope: Scope, month: Month): Promise<Entry[]> {
  const { zone } = firm();
  const [first, next] = [firstDayOf(month), firstDayOf(addMonths(month, 1))];
  const [from, to] = [new Date(startOfDay(first, zone)), new Date(startOfDay(next, zone))];
  const advisers =
    scope.advisers === "all" ? Prisma.sql`true` : Prisma.sql`b.adviser_id = any(${[...scope.advisers]}::uuid[])`;
  const name = scope.hasPersonalDetails ? Prisma.sql`b.first_name || ' ' || b.last_name` : Prisma.sql`null`;
  return db.$queryRaw<Entry[]>`
    with entries as (
      select issued_on as day, kind::text, year, number, booking_id, currency,
        net_minor as net, tax_minor as tax, total_minor as total, created_at
      from invoices where issued_on >= ${dateFromDay(first)}::date and issued_on < ${dateFromDay(next)}::date
      union all
      select (paid_at at time zone ${zone})::date, 'payment', null, null, booking_id, currency, null, null, amount_minor, created_at
      from payments where state in ('paid', 'refunded') and paid_at >= ${from} and paid_at < ${to}
      union all
      select (r.made_at at time zone ${zone})::date, 'refund', null, null, p.booking_id, p.currency, null, null, r.amount_minor, r.created_at
      from refunds r join payments p on p.id = r.payment_id
      where r.failed_at is null and r.made_at >= ${from} and r.made_at < ${to}
    )
    select e.day, e.kind, e.year, e.number, b.reference, ${name} as name, e.currency,
      e.net as "netMinor", e.tax as "taxMinor", e.total as "totalMinor"
    from entries e join bookings b on b.id = e.booking_id
    where ${advisers} order by e.day, e.created_at, e.kind`;
}
