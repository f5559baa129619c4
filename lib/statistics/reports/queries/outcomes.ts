import { firm } from "@/lib/firm/settings-snapshot";
import { db, Prisma } from "@/lib/platform/db/client";

import { intervalOf } from "../period";
import type { Period } from "../period";

/** Amounts of one currency in its minor units. Amounts of different currencies are never added up. */
export type Money = {
  readonly currency: string;
  /** What clients paid in the period. */
  readonly paidMinor: number;
  /** What was sent back in the period, whenever it was paid. */
  readonly refundedMinor: number;
  readonly refunds: number;
};

export type Appointments = {
  /** Appointments that start in the period, whatever became of them. */
  readonly booked: number;
  readonly held: number;
  readonly missed: number;
  readonly cancelled: number;
};

export type OutcomeRow = Appointments & {
  /** The id of the service or the adviser. */
  readonly id: string;
  /** The adviser's name, or the service's name in the reader's language. */
  readonly name: string;
  readonly money: readonly Money[];
};

export type Outcomes = {
  readonly rows: readonly OutcomeRow[];
  readonly total: Appointments & { readonly money: readonly Money[] };
};

/**
 * Appointments and money of a period by service or by adviser, as they are now. Tests are not counted. They come from
 * bookings and payments, so filters of visits cannot apply.
 */
export async function outcomes(by: "service" | "adviser", period: Period, locale: string): Promise<Outcomes> {
  const { start, end } = intervalOf(period, firm().zone);
  const column = by === "service" ? Prisma.sql`service_id` : Prisma.sql`adviser_id`;
  const within = (time: Prisma.Sql) => Prisma.sql`${time} >= ${new Date(start)} and ${time} < ${new Date(end)}`;
  const [names, counts, money] = await Promise.all([
    namesOf(by, locale),
    db.$queryRaw<(Appointments & { id: string })[]>`
      select ${column}::text as id, count(*)::int as booked, count(*) filter (where status = 'completed')::int as held,
        count(*) filter (where status = 'no_show')::int as missed,
        count(*) filter (where status = 'cancelled')::int as cancelled
      from bookings where not is_test and ${within(Prisma.sql`starts_at`)} group by 1`,
    db.$queryRaw<(Money & { id: string })[]>`
      select ${column}::text as id, moved.currency, sum(paid)::float as "paidMinor", sum(refunded)::float as "refundedMinor",
        count(*) filter (where refunded > 0)::int as refunds
      from (
        select booking_id, currency, amount_minor as paid, 0 as refunded from payments where ${within(Prisma.sql`paid_at`)}
        union all
        select p.booking_id, p.currency, 0, r.amount_minor from refunds r join payments p on p.id = r.payment_id
        where r.failed_at is null and ${within(Prisma.sql`r.made_at`)}
      ) as moved join bookings b on b.id = moved.booking_id
      group by 1, 2 order by 2`,
  ]);
  const rows = names.flatMap(({ id, name }) => {
    const count = counts.find((row) => row.id === id);
    const own = money.filter((row) => row.id === id).map(({ id: _, ...each }) => each);
    return count || own.length > 0 ? [{ ...none, ...count, id, name, money: own }] : [];
  });
  return { rows, total: { ...sumOf(counts), money: addUp(money) } };
}

const none: Appointments = { booked: 0, held: 0, missed: 0, cancelled: 0 };

const sumOf = (counts: readonly Appointments[]): Appointments =>
  counts.reduce(
    (total, row) => ({
      booked: total.booked + row.booked,
      held: total.held + row.held,
      missed: total.missed + row.missed,
      cancelled: total.cancelled + row.cancelled,
    }),
    none,
  );

/** One sum for each currency. */
function addUp(money: readonly Money[]): readonly Money[] {
  const sums = new Map<string, Money>();
  for (const { currency, paidMinor, refundedMinor, refunds } of money) {
    const sum = sums.get(currency) ?? { currency, paidMinor: 0, refundedMinor: 0, refunds: 0 };
    sums.set(currency, {
      currency,
      paidMinor: sum.paidMinor + paidMinor,
      refundedMinor: sum.refundedMinor + refundedMinor,
      refunds: sum.refunds + refunds,
    });
  }
  return [...sums.values()].toSorted((a, b) => (a.currency < b.currency ? -1 : 1));
}

/** In the order of the firm's own lists. */
async function namesOf(by: "service" | "adviser", locale: string): Promise<readonly { id: string; name: string }[]> {
  if (by === "adviser")
    return db.adviser.findMany({
      select: { id: true, name: true },
      orderBy: [{ position: { sort: "asc", nulls: "last" } }, { name: "asc" }],
    });
  const services = await db.service.findMany({
    select: { id: true, slug: true, texts: { where: { locale: { in: [locale, "en"] } } } },
    orderBy: { position: "asc" },
  });
  return services.map(({ id, slug, texts }) => ({
    id,
    name: (texts.find((text) => text.locale === locale) ?? texts[0])?.name ?? slug,
  }));
}
