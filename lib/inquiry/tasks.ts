import type { TaskList } from "@/lib/platform/jobs/job";

import { noteQuarantine, sendInquiryLetter } from "./commands/send-letter";

/** What the worker does for messages and requests. */
export const inquiryTasks: Pick<TaskList, "inquiry-letter" | "quarantine-notice"> = {
  "inquiry-letter": async (order) => {
    await sendInquiryLetter(order, Date.now());
  },
  "quarantine-notice": async (order) => {
    await noteQuarantine(order, Date.now());
  },
};
