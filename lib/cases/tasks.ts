import type { TaskList } from "@/lib/platform/jobs/job";

import { queueReminders, sendReminder } from "./commands/remind";
import { sendStepEmail } from "./commands/send-step-email";

/** The worker's tasks for cases. */
export const caseTasks: Pick<TaskList, "case-step-email" | "case-deadlines" | "case-reminder"> = {
  "case-step-email": async (completion) => {
    await sendStepEmail(completion);
  },
  "case-deadlines": async () => {
    await queueReminders(Date.now());
  },
  "case-reminder": async (reminder) => {
    await sendReminder(reminder);
  },
};
