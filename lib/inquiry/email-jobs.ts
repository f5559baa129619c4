import type { QueuedJob } from "@/lib/platform/jobs/enqueue";
import { msPerHour } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

import type { InquiryKind } from "./submission";

type StoredInquiry = {
  readonly kind: InquiryKind;
  readonly id: string;
  readonly state: "received" | "quarantined";
  readonly now: Instant;
};

/**
 * The interval of notices about quarantined items. Staff get at most one notice a day, so that many such items do not
 * fill their mailbox.
 */
const noticeEvery = 24 * msPerHour;

/**
 * Lists the jobs that send emails to staff and to the sender. For a quarantined item, the only job is the daily notice
 * to staff. The sender gets no email, because the email address may belong to a person who did not send the item.
 */
export function inquiryEmailJobs({ kind, id, state, now }: StoredInquiry): QueuedJob[] {
  if (state === "received") {
    return (["staff", "sender"] as const).map((to) => ({
      job: { task: "inquiry-email", payload: { inquiry: kind, id, to } },
    }));
  }
  const runAt = new Date(Math.ceil((now + 1) / noticeEvery) * noticeEvery);
  const until = runAt.toISOString();
  return [{ job: { task: "quarantine-notice", payload: { until } }, runAt, key: `quarantine-notice:${until}` }];
}
