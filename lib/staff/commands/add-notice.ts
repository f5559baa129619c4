import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { enqueue } from "@/lib/platform/jobs/enqueue";
import type { Instant } from "@/lib/platform/time/instant";

import type { Notice } from "../notices";

type Told = Notice & {
  /** The act that it tells of, as in "booking:<id>:<sequence>": each recipient is told once. */
  readonly source: string;
};

/** Who is told: null is the office, otherwise an adviser's id. */
export type NoticeRecipient = string | null;

/** Notes what these recipients are to be told, and queues their email. A notice that is known already adds nothing. */
export async function addNotice(
  { source, kind, reference, facts, happenedAt }: Told,
  recipients: readonly NoticeRecipient[],
  now: Instant,
): Promise<void> {
  const known = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
  await db.$transaction(async (tx) => {
    for (const adviserId of recipients) {
      const { count } = await tx.staffNotice.createMany({
        data: [{ source, adviserId, kind, reference, facts: known, happenedAt }],
        skipDuplicates: true,
      });
      if (count > 0) await queueNotices(tx, adviserId, now);
    }
  });
}

/** Queues the recipient's next email for a time; again replaces the time. */
export async function queueNotices(tx: Tx, adviserId: NoticeRecipient, at: Instant): Promise<void> {
  await enqueue(
    tx,
    { task: "staff-notices", payload: adviserId === null ? {} : { adviserId } },
    { runAt: new Date(at), key: `staff-notices:${adviserId ?? "office"}` },
  );
}
