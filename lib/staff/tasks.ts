import type { TaskList } from "@/lib/platform/jobs/job";

import { reportDeadJobs } from "./commands/report-dead-jobs";
import { sendNotices } from "./commands/send-notices";

/** The worker's tasks for staff. Only this file reads the clock. */
export const staffTasks: Pick<TaskList, "staff-notices" | "dead-jobs"> = {
  "staff-notices": async ({ adviserId }) => {
    await sendNotices(adviserId ?? null, Date.now());
  },
  "dead-jobs": async () => {
    await reportDeadJobs(Date.now());
  },
};
