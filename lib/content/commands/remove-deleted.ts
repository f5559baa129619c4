import { record } from "@/lib/platform/audit/record";
import { db } from "@/lib/platform/db/client";
import type { Swept } from "@/lib/platform/jobs/sweep";
import type { Instant } from "@/lib/platform/time/instant";

/** The maximum number of texts that one run removes. */
const most = 200;

/**
 * Removes texts for good that were deleted more than 30 days ago, with their versions and drafts. The database refuses
 * earlier removals by its own clock, so the earlier of both clocks counts. It also refuses a text that was restored
 * meanwhile, and the next run then begins again. A topic goes after its questions.
 */
export async function removeDeletedTexts(now: Instant): Promise<Swept<"texts">> {
  return db.$transaction(async (tx) => {
    const due = await tx.$queryRaw<{ id: string; kind: string; key: string }[]>`
      select id, kind, key from texts
      where deleted_at < least(${new Date(now)}, now()) - interval '30 days'
        and not exists (select from texts q where q.topic_id = texts.id)
      order by deleted_at limit ${most}`;
    for (const { id, kind, key } of due)
      await record(
        tx,
        { kind: "system" },
        { action: "text.removed", subjectKind: "text", subjectId: id, details: { kind, key } },
      );
    const { count } = await tx.text.deleteMany({ where: { id: { in: due.map(({ id }) => id) } } });
    return { texts: count };
  });
}
