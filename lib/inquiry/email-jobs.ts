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

/** Staff get one notice a day about quarantined items, so that a flood does not fill their mailbox. */
const noticeEvery = 24 * msPerHour;

/**
 * Lists the jobs that email staff and the sender. A quarantined item may have a stranger's address, so its only job is
 * the daily notice.
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
