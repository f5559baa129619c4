import type { TaskList } from "@/lib/platform/jobs/job";

import { sendTestEmail } from "./commands/mail-test";
import { sendPaymentNotice } from "./commands/notify-payment-facts";

/** The worker's tasks for the settings. */
export const firmTasks: Pick<TaskList, "payment-facts-notice" | "test-email"> = {
  "payment-facts-notice": async (notice) => {
    await sendPaymentNotice(notice);
  },
  "test-email": (test) => sendTestEmail(test, Date.now()),
};
