import { Prisma, db } from "@/lib/platform/db/client";
import { readRows, readTimedPlace, toListPage, writeTimedPlace } from "@/lib/platform/list/list-page";
import type { Cursor, ListPage } from "@/lib/platform/list/list-page";
import { pageSql } from "@/lib/platform/list/page-sql";

import { contains } from "../../inbox/queries/view-sql";
import type { LeadStage } from "../../leads/stages/stage";
import { listedSql, stageSql } from "../../leads/stages/queries/stage-sql";

/** A lead in a list, without its details. */
export type StagedLead = { readonly id: string; readonly stage: LeadStage };

export type LeadListing = {
  readonly stage?: LeadStage | undefined;
  /** The searched text: part of a name, email address or phone number, or a whole reference. */
  readonly text?: string | undefined;
  readonly cursor?: Cursor | undefined;
};

type StagedRow = StagedLead & { readonly reference: string; readonly createdAt: Date };

/** The most cards that one column of the board shows. */
export const maxCards = 20;

/**
 * Finds the leads from ads that the board shows: in each stage those that wait, the oldest first, and then those with
 * the newest answers.
 */
export async function listBoard(): Promise<StagedLead[]> {
  return db.$queryRaw<StagedLead[]>`
    select id, stage from (
      select id::text, stage, row_number() over (partition by stage order by waits desc, waiting_since, changed_at desc, reference) as place
      from (
        select id, reference, ${stageSql} as stage, state = 'received' as waits,
          case when state = 'received' then coalesce(reopened_at, created_at) end as waiting_since,
          coalesce(decided_at, answered_at, created_at) as changed_at
        from leads where ${listedSql}
      ) as staged where stage <> 'not-for-us'
    ) as placed where place <= ${maxCards} order by place`;
}

const matches = (text: string | undefined) => (text ? contains(text, "lead") : Prisma.sql`true`);

/** Counts the leads from ads in each stage, or only those that match the searched text. */
export async function countStages(text?: string): Promise<ReadonlyMap<LeadStage, number>> {
  const rows = await db.$queryRaw<{ stage: LeadStage; count: number }[]>`
    select stage, count(*)::int as count
    from (select ${stageSql} as stage from leads where ${listedSql} and ${matches(text)}) as staged group by stage`;
  return new Map(rows.map(({ stage, count }) => [stage, count]));
}

/** Lists one page of the leads from ads, the newest first. */
export async function listLeads({ stage, text, cursor }: LeadListing): Promise<ListPage<StagedLead>> {
  const place = cursor && readTimedPlace(cursor.place);
  const columns = [Prisma.sql`created_at`, Prisma.sql`reference`];
  const { isBeyond, orderBy } = pageSql(
    { columns, isDescending: true },
    cursor,
    Prisma.sql`(${place?.at}, ${place?.id})`,
  );
  const isOfStage = stage === undefined ? Prisma.sql`true` : Prisma.sql`${stageSql} = ${stage}`;
  const rows = await db.$queryRaw<StagedRow[]>`
    select id::text, reference, created_at as "createdAt", ${stageSql} as stage
    from leads where ${listedSql} and ${matches(text)} and ${isOfStage} and ${isBeyond} order by ${orderBy} limit ${readRows}`;
  return toListPage(rows, { cursor, placeOf: ({ createdAt: at, reference: id }) => writeTimedPlace({ at, id }) });
}
