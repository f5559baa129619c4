import type { TaskList } from "@/lib/platform/jobs/job";

import { deliverReply } from "./commands/deliver-reply";
import { readEmail } from "./commands/read-email";
import { queueWarnings, sendWarning } from "./commands/warn";

/** The worker's tasks for the inbox. */
export const inboxTasks: Pick<TaskList, "inquiry-reply" | "late-inquiries" | "inquiry-warning" | "received-email"> = {
  "inquiry-reply": async ({ entryId }) => {
    await deliverReply(entryId, Date.now());
  },
  "late-inquiries": async () => {
    await queueWarnings(Date.now());
  },
  "inquiry-warning": async (warning) => {
    await sendWarning(warning);
  },
  "received-email": ({ emailId }) => readEmail(emailId, () => Date.now()),
};
