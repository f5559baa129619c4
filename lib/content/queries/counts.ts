import { db } from "@/lib/platform/db/client";

import type { TextCounts } from "../kinds";

/** Counts the texts of each tab. */
export async function countTexts(): Promise<TextCounts> {
  const rows = await db.text.groupBy({ by: ["kind"], where: { deletedAt: null }, _count: true });
  const countOf = (kind: string) => rows.find((row) => row.kind === kind)?._count ?? 0;
  return { articles: countOf("article"), questions: countOf("question"), notices: countOf("notice") };
}
