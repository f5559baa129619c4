import { isCurrency } from "@/lib/platform/money/money";
import type { Tx } from "@/lib/platform/db/client";

/**
 * The largest amount of returned money that can still be the basis of a fee, in minor units. It is the sum of the
 * returned amounts of the case's losses, minus the amounts that earlier fees were based on. Infinity if money was also
 * returned in another currency or asset, because the value of that money in this currency is unknown. 0 if nothing was
 * returned.
 */
export async function findMaxFeeBase(tx: Tx, caseId: string, currency: string): Promise<number> {
  if (!isCurrency(currency)) throw new Error("The price book does not have the appointment's currency");
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
