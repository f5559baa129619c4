import { isCurrency } from "@/lib/platform/money/money";
import type { Tx } from "@/lib/platform/db/client";

/**
 * How much arrived money of a case can still be invoiced, in minor units: what came back according to its losses, less
 * what earlier fees were for. Infinity if something came back in another currency or asset, because nothing says what
 * it was worth in this one. 0 if nothing came back.
 */
export async function findMostLeft(tx: Tx, caseId: string, currency: string): Promise<number> {
  if (!isCurrency(currency)) throw new Error("An appointment in a currency that the price book does not know");
  const [row] = await tx.$queryRaw<[{ same: number; others: bigint; invoiced: number }]>`
    select
      (select coalesce(floor(sum(returned_amount) * 100), 0)::float8 from case_losses
        where case_id = ${caseId}::uuid and currency = ${currency}) as same,
      (select count(*) from case_losses
        where case_id = ${caseId}::uuid and currency <> ${currency} and returned_amount > 0) as others,
      (select coalesce(sum(arrived_minor), 0)::float8 from success_fees f join invoices i on i.success_fee_id = f.id
        where f.case_id = ${caseId}::uuid and f.currency = ${currency}
          and i.total_minor > coalesce((select sum(total_minor) from invoices n where n.corrects_id = i.id), 0)) as invoiced`;
  return row.others > 0n ? Infinity : Math.max(0, row.same - row.invoiced);
}
