import type { QueuedJob } from "@/lib/platform/jobs/enqueue";
import { msPerHour } from "@/lib/platform/time/instant";
import type { Instant } from "@/lib/platform/time/instant";

import type { InquiryKind } from "./submission";

type Taken = {
  readonly kind: InquiryKind;
  readonly id: string;
  readonly state: "received" | "quarantined";
  readonly now: Instant;
};

/** Staff are told once a day what was quarantined, so that no flood fills their mailbox. */
const noticeEvery = 24 * msPerHour;

/** The emails of one record: to the staff and to its sender. For a quarantined one, whose address may be anybody's, a collected notice. */
export function inquiryEmailJobs({ kind, id, state, now }: Taken): QueuedJob[] {
  if (state === "received") {
    return (["staff", "sender"] as const).map((to) => ({
      job: { task: "inquiry-email", payload: { inquiry: kind, id, to } },
    }));
  }
  const runAt = new Date(Math.ceil((now + 1) / noticeEvery) * noticeEvery);
  const until = runAt.toISOString();
  return [{ job: { task: "quarantine-notice", payload: { until } }, runAt, key: `quarantine-notice:${until}` }];
}
