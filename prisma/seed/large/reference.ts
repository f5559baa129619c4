import type { Tx } from "@/lib/platform/db/client";
import { referenceAlphabet } from "@/lib/platform/security/reference";

/**
 * `reference_of(prefix, n)` multiplies `n` by this factor. The factor is coprime to 30^8, the number of possible
 * references, so each `n` gets a different reference.
 */
const step = 387_420_499;

/**
 * Creates two temporary functions. `reference_of(prefix, n)` returns a different reference for each `n`, in the
 * format of `drawReference`. `work_day(day, n)` returns the nth working day after the Monday of the week of `day`.
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
