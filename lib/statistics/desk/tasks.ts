import type { TaskList } from "@/lib/platform/jobs/job";

import { queueStatisticsDigests, sendStatisticsDigest } from "./commands/digest";

/** The worker's jobs about the weekly email with the statistics. */
export const statisticsTasks: Pick<TaskList, "weekly-statistics" | "statistics-digest"> = {
  "weekly-statistics": async () => {
    await queueStatisticsDigests(Date.now());
  },
  "statistics-digest": async (digest) => {
    await sendStatisticsDigest(digest);
  },
};
