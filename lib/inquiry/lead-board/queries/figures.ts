import { Prisma, db } from "@/lib/platform/db/client";
import type { Instant } from "@/lib/platform/time/instant";

import { listedSql } from "../../leads/stages/queries/stage-sql";

export type LeadFigures = {
  /** The median time to the first answer, in milliseconds. Null if there was none. */
  readonly medianMs: number | null;
  /** Leads that are not for the firm. */
  readonly refused: number;
};

/** Counts over the leads from ads that arrived since an instant. */
export async function findFigures(since: Instant): Promise<LeadFigures> {
  const arrived = Prisma.sql`${listedSql} and leads.created_at >= ${new Date(since)}`;
  const [row] = await db.$queryRaw<LeadFigures[]>`
    select (percentile_cont(0.5) within group (order by extract(epoch from first_at - leads.created_at)) * 1000)::float8 as "medianMs",
      (count(*) filter (where state = 'not_for_us'))::int as refused
    from leads left join lead_stages on lead_stages.lead_id = leads.id and stage = 'contacted' where ${arrived}`;
  return row ?? { medianMs: null, refused: 0 };
}

/** Counts the leads from ads that wait for an answer now. */
export async function countWaitingLeads(now: Instant): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from leads
    where from_ads and state = 'received' and not is_test and (snoozed_until is null or snoozed_until <= ${new Date(now)})`;
  return row?.count ?? 0;
}

/** Counts the test leads. The inbox keeps them apart. */
export async function countTestLeads(): Promise<number> {
  return db.lead.count({ where: { isTest: true } });
}
