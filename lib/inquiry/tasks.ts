import type { TaskList } from "@/lib/platform/jobs/job";

import { noteQuarantine, sendInquiryEmail } from "./commands/send-email";

/** What the worker does for messages and requests. */
export const inquiryTasks: Pick<TaskList, "inquiry-email" | "quarantine-notice"> = {
  "inquiry-email": async (order) => {
    await sendInquiryEmail(order, Date.now());
  },
  "quarantine-notice": async (order) => {
    await noteQuarantine(order, Date.now());
  },
};
