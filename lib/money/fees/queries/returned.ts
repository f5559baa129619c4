import { isCurrency } from "@/lib/platform/money/money";
import type { Tx } from "@/lib/platform/db/client";

/**
 * Returns the largest amount that a new fee can be based on, in minor units of `currency`. It is the sum of the amounts
 * that were returned in this currency, minus the amounts that earlier fees were based on. An earlier fee is not
 * subtracted if its invoice was credited in full. If anything was returned in another currency or asset, its value in
 * this currency is unknown. The result is then Infinity, which means that there is no limit.
 */
export async function findMaxFeeBase(tx: Tx, caseId: string, currency: string): Promise<number> {
  if (!isCurrency(currency)) throw new Error("The currency of the amount is not in the price book");
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
