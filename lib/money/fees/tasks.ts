import type { TaskList } from "@/lib/platform/jobs/job";

import { sendFeeEmail } from "./commands/send-fee-email";

/** The worker's task for success fees. */
export const feeTasks: Pick<TaskList, "fee-email"> = {
  "fee-email": async (fee) => {
    await sendFeeEmail(fee, Date.now());
  },
};
