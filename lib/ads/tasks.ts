import type { TaskList } from "@/lib/platform/jobs/job";

import { queueExports } from "./commands/queue-exports";
import { readAnswer, sendExport } from "./commands/send-export";

/** The worker's tasks for conversions. */
export const adsTasks: Pick<TaskList, "queue-conversions" | "send-conversions" | "read-conversion-answer"> = {
  "queue-conversions": async () => {
    await queueExports(Date.now());
  },
  "send-conversions": ({ exportId }) => sendExport(exportId, Date.now()),
  "read-conversion-answer": ({ exportId }) => readAnswer(exportId, Date.now()),
};
