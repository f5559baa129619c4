import { record } from "@/lib/platform/audit/record";
import type { Staff } from "@/lib/platform/auth/staff";
import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { isMissing } from "@/lib/platform/db/refusals";
import { fail, ok } from "@/lib/platform/result";
import type { Result } from "@/lib/platform/result";
import type { Day } from "@/lib/platform/time/day";
import type { Instant } from "@/lib/platform/time/instant";
import { openStagedFile, removeStagedFile, stageFile } from "@/lib/staff/commands/staged-files";

import { readCosts } from "../read-costs";
import type { CampaignCost } from "../read-costs";

const kinds = ["costs"] as const;

type At = { readonly today: Day; readonly now: Instant };

/** Checks an uploaded file of costs and stores it until it is confirmed. */
export async function stageCosts(staff: Staff, text: string, { today, now }: At): Promise<string> {
  const { rows, problems } = await readCosts(text, today);
  return stageFile(staff, { kind: "costs", text, rowCount: rows.length, problems }, now);
}

/** Reads a file of costs that awaits confirmation. Undefined if there is no such file. */
export async function readStagedCosts(staff: Staff, id: string, { today, now }: At) {
  const file = await openStagedFile(staff, { id, kinds }, now);
  return file ? readCosts(file.text, today) : undefined;
}

/**
 * Stores the costs of a confirmed file and returns their number. A row replaces the cost of the same day and campaign.
 * RESOURCE_NOT_FOUND: there is no such file, or it was stored already. VALIDATION_ERROR: the file has problems.
 */
export async function storeStagedCosts(
  staff: Staff,
  id: string,
  at: At,
): Promise<Result<number, "RESOURCE_NOT_FOUND" | "VALIDATION_ERROR">> {
  const checked = await readStagedCosts(staff, id, at);
  if (!checked) return fail("RESOURCE_NOT_FOUND");
  if (checked.problems.length > 0) return fail("VALIDATION_ERROR");
  const rows = checked.rows.map(({ value }) => value);
  try {
    await db.$transaction(async (tx) => {
      await removeStagedFile(tx, id);
      await storeCosts(tx, rows, at.now);
      const subject = { subjectKind: "statistics", subjectId: id } as const;
      await record(tx, staff, { action: "statistics.costs-stored", ...subject, details: { rows: rows.length } });
    });
    return ok(rows.length);
  } catch (error) {
    if (isMissing(error)) return fail("RESOURCE_NOT_FOUND");
    throw error;
  }
}

/** Stores costs. One statement stores all rows, so a file is stored as a whole. */
export async function storeCosts(tx: Tx, rows: readonly CampaignCost[], now: Instant): Promise<void> {
  const json = JSON.stringify(rows.map((row) => ({ ...row, costMicros: String(row.costMicros) })));
  await tx.$executeRaw`
    insert into campaign_costs (day, campaign, code, currency, cost_micros, clicks, stored_at)
    select day, campaign, code, currency, "costMicros", clicks, ${new Date(now)}
    from jsonb_to_recordset(${json}::jsonb)
      as r (day date, campaign text, code text, currency text, "costMicros" bigint, clicks integer)
    order by day, campaign
    on conflict (day, campaign) do update set code = excluded.code, currency = excluded.currency,
      cost_micros = excluded.cost_micros, clicks = excluded.clicks, stored_at = excluded.stored_at`;
}
