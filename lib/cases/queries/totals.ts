import { db } from "@/lib/platform/db/client";

/** What was lost and what came back in one currency. The amounts are exact decimal numbers. */
export type CurrencyTotal = { readonly currency: string; readonly lost: string; readonly returned: string };

/** The totals of a case, one for each currency. Amounts in different currencies are never added. */
export function listTotals(caseId: string): Promise<CurrencyTotal[]> {
  return db.$queryRaw<CurrencyTotal[]>`
    select currency, trim_scale(sum(amount))::text as lost, trim_scale(sum(returned_amount))::text as returned
    from case_losses where case_id = ${caseId}::uuid group by currency order by currency`;
}
