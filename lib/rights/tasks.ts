import type { TaskList } from "@/lib/platform/jobs/job";

import { sendAcknowledgement } from "./registers/commands/send-acknowledgement";
import { sendRegisterEmail } from "./registers/commands/send-register-email";

/** The worker's tasks for complaints and data requests. */
export const rightsTasks: Pick<TaskList, "complaint-email" | "register-email"> = {
  "complaint-email": async (complaint) => {
    await sendAcknowledgement(complaint);
  },
  "register-email": async (email) => {
    await sendRegisterEmail(email);
  },
};
