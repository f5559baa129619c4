import type { TaskList } from "@/lib/platform/jobs/job";

import { sendAcknowledgement } from "./registers/commands/send-acknowledgement";

/** The worker's tasks for complaints. */
export const rightsTasks: Pick<TaskList, "complaint-email"> = {
  "complaint-email": async (complaint) => {
    await sendAcknowledgement(complaint);
  },
};
