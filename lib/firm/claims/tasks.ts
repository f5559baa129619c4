import type { TaskList } from "@/lib/platform/jobs/job";
import { msPerDay } from "@/lib/platform/time/instant";

import { deleteUnusedEvidence } from "./commands/evidence";
import { queueExpiryReminders, sendExpiryReminder } from "./commands/remind";

/** The worker's tasks for claims. */
export const claimTasks: Pick<TaskList, "claim-expiry" | "claim-reminder"> = {
  "claim-expiry": async () => {
    const now = Date.now();
    await queueExpiryReminders(now);
    await deleteUnusedEvidence(now - msPerDay);
  },
  "claim-reminder": async (reminder) => {
    await sendExpiryReminder(reminder);
  },
};
