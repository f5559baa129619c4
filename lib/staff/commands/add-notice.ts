import { db } from "@/lib/platform/db/client";
import type { Tx } from "@/lib/platform/db/client";
import { enqueue } from "@/lib/platform/jobs/enqueue";
import type { Instant } from "@/lib/platform/time/instant";

import type { Notice } from "../notices";

type NewNotice = Notice & {
  /** The event behind the notice, as in "booking:<id>:<sequence>". Each recipient gets only one notice of the event. */
  readonly source: string;
};

/** An adviser's id, or null for the office. */
export type NoticeRecipient = string | null;

/** Stores a notice for these recipients and queues their emails. A repeated call with the same notice has no effect. */
export async function addNotice(
  { source, kind, reference, facts, happenedAt }: NewNotice,
  recipients: readonly NoticeRecipient[],
  now: Instant,
): Promise<void> {
  const given = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
  await db.$transaction(async (tx) => {
    for (const adviserId of recipients) {
      const { count } = await tx.staffNotice.createMany({
        data: [{ source, adviserId, kind, reference, facts: given, happenedAt }],
        skipDuplicates: true,
      });
      if (count > 0) await queueNotices(tx, adviserId, now);
    }
  });
}

/** Queues an email to the recipient, to be sent at this time. An email that is already queued is moved to this time. */
export async function queueNotices(tx: Tx, adviserId: NoticeRecipient, at: Instant): Promise<void> {
  await enqueue(
    tx,
    { task: "staff-notices", payload: adviserId === null ? {} : { adviserId } },
    { runAt: new Date(at), key: `staff-notices:${adviserId ?? "office"}` },
  );
}
