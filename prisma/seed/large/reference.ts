import type { Tx } from "@/lib/platform/db/client";
import { referenceAlphabet } from "@/lib/platform/security/reference";

/** A prime that does not divide 30^8, so that different numbers have different references. */
const step = 387_420_499;

/**
 * Creates two temporary functions. `reference_of(prefix, n)` gives each number a different reference of the kind that
 * `drawReference` draws. `work_day(day, n)` returns the nth working day after the Monday of the day's week.
 */
export async function defineReference(tx: Tx): Promise<void> {
  await tx.$executeRawUnsafe(`
    create or replace function pg_temp.reference_of(prefix text, n bigint) returns text language sql immutable as $$
      select prefix || '-' || left(drawn, 4) || '-' || right(drawn, 4) from (
        select string_agg(substr('${referenceAlphabet}', 1 + ((n * ${step} % 656100000000 / power(30, place)::bigint) % 30)::int, 1), '' order by place) as drawn
        from generate_series(0, 7) place) drawn
    $$`);
  await tx.$executeRaw`
    create or replace function pg_temp.work_day(day date, n integer) returns date language sql immutable as $$
      select date_trunc('week', day)::date + 7 * floor(n / 5.0)::int + (n - 5 * floor(n / 5.0)::int)
    $$`;
}
