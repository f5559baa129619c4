import { z } from "zod";

import { parseRows, readRows } from "@/lib/platform/parse/csv-import";
import type { CheckedFile, ImportProblem, ImportedRow } from "@/lib/platform/parse/csv-import";
import { isDay } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

import { codeOf } from "../codes";
import { decimalSignOf, readMicros } from "./amount";
import type { DecimalSign } from "./amount";
import { costColumns, costTable } from "./columns";
import type { CostTable } from "./columns";

export type CampaignCost = {
  readonly day: Day;
  readonly campaign: string;
  readonly code: string;
  readonly currency: string;
  readonly costMicros: bigint;
  readonly clicks: number;
};

/** German files write days as "29.11.2034". */
const toIso = (text: string) =>
  text.replace(/^(\d{1,2})\.(\d{1,2})\.(\d{4})$/, (_all, day, month, year) =>
    [year, String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-"),
  );

/**
 * Reads a file with the costs of campaigns, as Google Ads exports it. A day and a campaign may occur once, because a
 * second row would double the cost. `today` is the last day that can have a cost.
 */
export async function readCosts(text: string, today: Day): Promise<CheckedFile<CampaignCost>> {
  const read = await readRows(text);
  if ("code" in read) return { rows: [], problems: [read] };
  const table = costTable(read);
  if (!table) return { rows: [], problems: [{ line: read[0]?.line ?? 1, code: "columns" }] };
  const toValue = (row: CampaignCost) => row;
  const checked = await parseRows(table.rows, { columns: costColumns, schema: rowSchema(table, today), toValue });
  return { ...checked, problems: [...checked.problems, ...repeated(checked.rows)] };
}

function rowSchema({ rows, isMicros, usualDecimal }: CostTable, today: Day): z.ZodType<CampaignCost> {
  const shown = rows.slice(1).map(({ cells }) => decimalSignOf(cells[costColumns.indexOf("cost")] ?? ""));
  const decimal: DecimalSign = shown.find((sign) => sign !== undefined) ?? usualDecimal;
  return z
    .object({
      day: z
        .string("costDay")
        .transform(toIso)
        .refine(isDay, "costDay")
        .refine((day) => day <= today, "costDayFuture"),
      campaign: z.string("required").max(200, "tooLong"),
      currency: z.string("costCurrency").regex(/^[A-Z]{3}$/, "costCurrency"),
      cost: z.string("costAmount").transform((cell, context) => {
        const sign = decimalSignOf(cell);
        const isMixed = !isMicros && sign !== undefined && sign !== decimal;
        const micros = isMicros ? wholeNumber(cell) : readMicros(cell, decimal);
        if (!isMixed && micros !== undefined) return micros;
        context.addIssue({ code: "custom", message: isMixed ? "costMixed" : "costAmount" });
        return z.NEVER;
      }),
      clicks: z
        .string("costClicks")
        .transform((cell) => cell.replace(/[\s.,'’](?=\d{3}(?!\d))/g, ""))
        .pipe(z.string().regex(/^\d{1,9}$/, "costClicks"))
        .transform(Number),
    })
    .transform(({ cost, ...row }) => ({ ...row, code: codeOf(row.campaign) || "other", costMicros: cost }));
}

const wholeNumber = (cell: string) => (/^\d{1,18}$/.test(cell) ? BigInt(cell) : undefined);

function repeated(rows: readonly ImportedRow<CampaignCost>[]): readonly ImportProblem[] {
  const seen = new Set<string>();
  return rows.flatMap(({ line, value: { day, campaign } }) => {
    const key = `${day} ${campaign}`;
    if (seen.has(key)) return [{ line, column: "campaign", code: "costRepeated" }];
    seen.add(key);
    return [];
  });
}
