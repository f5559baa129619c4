import { fullName } from "@/lib/inquiry/person/person-name";
import type { PaymentState } from "../../account/balance";
import type { Scope } from "@/lib/platform/auth/scope";
import { db, Prisma } from "@/lib/platform/db/client";
import { readRows } from "@/lib/platform/list/list-page";
import type { Cursor } from "@/lib/platform/list/list-page";
import { pageSql } from "@/lib/platform/list/page-sql";
import { dateFromDay, dayFromDate } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

import { paymentViews } from "../tabs";
import type { PaymentView } from "../tabs";

/** Calculates the payment state in SQL. Follows the same rules as `paymentState`, which handles one booking. */
const stateSql = (today: Day) => Prisma.sql`case
  when owed_minor > 0 and due_on < ${dateFromDay(today)}::date then 'overdue'
  when owed_minor > 0 then 'open'
  when owed_minor < 0 then 'toRefund'
  when received_minor = 0 then 'released'
  when a.refunded_minor = 0 then 'paid'
  when a.refunded_minor < received_minor then 'partlyRefunded'
  else 'refunded' end`;

const within = ({ advisers }: Scope) =>
  advisers === "all" ? Prisma.sql`true` : Prisma.sql`b.adviser_id = any(${[...advisers]}::uuid[])`;

const everything = Prisma.sql`true`;

type Row = {
  readonly reference: string;
  readonly status: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly starts_at: Date;
  readonly currency: string;
  readonly due_on: Date | null;
  readonly state: PaymentState;
  readonly invoiced_minor: number;
  readonly credited_minor: number;
  readonly received_minor: number;
  readonly refunded_minor: number;
  readonly owed_minor: number;
};

/** `isFound` is the condition of a search (`isSearched`). */
type Filter = { readonly today: Day; readonly isFound?: Prisma.Sql | undefined };

type Page = Filter & { readonly view: PaymentView; readonly cursor: Cursor | undefined };

/**
 * Reads up to `readRows` rows of a view, starting at the cursor. The views `open`, `overdue` and `toRefund` start with
 * the earliest due date, the other views with the latest. A cursor's place is the reference of a booking.
 */
export async function listAccounts(scope: Scope, { view, today, cursor, isFound = everything }: Page) {
  const state = stateSql(today);
  const isOpen = view === "open" || view === "overdue" || view === "toRefund";
  const columns = [Prisma.sql`a.due_on`, Prisma.sql`b.reference`];
  const place = Prisma.sql`(select x.due_on, y.reference from booking_balances x join bookings y on y.id = x.booking_id
    where y.reference = ${cursor?.place})`;
  const { isBeyond, orderBy } = pageSql({ columns, isDescending: !isOpen }, cursor, place);
  const rows = await db.$queryRaw<Row[]>`
    select b.reference, b.status::text, b.first_name, b.last_name, b.starts_at, a.currency, a.due_on, ${state} as state,
      a.invoiced_minor, a.credited_minor, a.received_minor, a.refunded_minor, a.owed_minor
    from booking_balances a join bookings b on b.id = a.booking_id
    where ${within(scope)} and ${isFound} and ${state} = any(${[...paymentViews[view]]}::text[]) and ${isBeyond}
    order by ${orderBy} limit ${readRows}`;
  return rows.map((row) => ({
    reference: row.reference,
    status: row.status,
    startsAt: row.starts_at,
    currency: row.currency,
    state: row.state,
    name: scope.hasPersonalDetails ? fullName({ firstName: row.first_name, lastName: row.last_name }) : undefined,
    dueOn: row.due_on && dayFromDate(row.due_on),
    invoicedMinor: row.invoiced_minor,
    creditedMinor: row.credited_minor,
    receivedMinor: row.received_minor,
    refundedMinor: row.refunded_minor,
    owedMinor: row.owed_minor,
  }));
}

export type ViewTotal = {
  readonly state: PaymentState;
  readonly currency: string;
  readonly count: number;
  readonly invoicedMinor: number;
  readonly receivedMinor: number;
  readonly refundedMinor: number;
  readonly owedMinor: number;
};

/** Counts the bookings and adds up their amounts for each payment state and currency. */
export function listTotals(scope: Scope, { today, isFound = everything }: Filter): Promise<ViewTotal[]> {
  return db.$queryRaw<ViewTotal[]>`
    select ${stateSql(today)} as state, a.currency, count(*)::int,
      sum(a.invoiced_minor - a.credited_minor)::float8 as "invoicedMinor", sum(a.received_minor)::float8 as "receivedMinor",
      sum(a.refunded_minor)::float8 as "refundedMinor", sum(a.owed_minor)::float8 as "owedMinor"
    from booking_balances a join bookings b on b.id = a.booking_id
    where ${within(scope)} and ${isFound} group by 1, 2 order by 1, 2`;
}
