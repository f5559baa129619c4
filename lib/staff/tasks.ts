import type { TaskList } from "@/lib/platform/jobs/job";

import { sendNotices } from "./commands/send-notices";

/** What the worker does for staff. The clock is read here and handed on. */
export const staffTasks: Pick<TaskList, "staff-notices"> = {
  "staff-notices": async ({ adviserId }) => {
    await sendNotices(adviserId ?? null, Date.now());
  },
};
