import type { TaskList } from "@/lib/platform/jobs/job";

import { notifyOfQuarantine, sendInquiryEmail } from "./commands/send-email";

/** The worker's tasks for messages and leads. */
export const inquiryTasks: Pick<TaskList, "inquiry-email" | "quarantine-notice"> = {
  "inquiry-email": async (job) => {
    await sendInquiryEmail(job, Date.now());
  },
  "quarantine-notice": async (job) => {
    await notifyOfQuarantine(job, Date.now());
  },
};
