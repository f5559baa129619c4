import type { TaskList } from "@/lib/platform/jobs/job";

import { askSource, checkSources } from "./commands/check-sources";

/** The worker's tasks for texts. */
export const contentTasks: Pick<TaskList, "check-sources"> = {
  "check-sources": async () => {
    await checkSources(Date.now(), askSource);
  },
};
