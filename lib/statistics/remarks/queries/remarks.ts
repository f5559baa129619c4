import { db } from "@/lib/platform/db/client";
import { dateFromDay, dayFromDate } from "@/lib/platform/time/day";
import type { Day } from "@/lib/platform/time/day";

export type Remark = { readonly id: string; readonly day: Day; readonly text: string; readonly author: string };

/** The most remarks that a chart can show, each with a letter. */
const mostRemarks = 26;

const columns = { id: true, day: true, text: true, createdBy: { select: { name: true } } } as const;

type Row = {
  readonly id: string;
  readonly day: Date;
  readonly text: string;
  readonly createdBy: { readonly name: string };
};

const toRemark = ({ id, day, text, createdBy }: Row): Remark => ({
  id,
  day: dayFromDate(day),
  text,
  author: createdBy.name,
});

/** The newest remarks of these days, in the order of the days. */
export async function listRemarks({ from, to }: { readonly from: Day; readonly to: Day }): Promise<readonly Remark[]> {
  const rows = await db.statisticsRemark.findMany({
    where: { removedAt: null, day: { gte: dateFromDay(from), lte: dateFromDay(to) } },
    orderBy: [{ day: "desc" }, { createdAt: "desc" }, { id: "desc" }],
    take: mostRemarks,
    select: columns,
  });
  return rows.map(toRemark).toReversed();
}

/** A removed remark that can be restored. Undefined if there is none with this id. */
export async function findRemovedRemark(id: string): Promise<Remark | undefined> {
  const row = await db.statisticsRemark.findFirst({ where: { id, removedAt: { not: null } }, select: columns });
  return row ? toRemark(row) : undefined;
}
