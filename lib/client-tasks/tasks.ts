import type { TaskList } from "@/lib/platform/jobs/job";

import { queueTaskDigests, sendTaskDigest } from "./commands/digest";

/** The worker's jobs about the tasks of staff. */
export const clientTaskJobs: Pick<TaskList, "due-tasks" | "task-digest"> = {
  "due-tasks": async () => {
    await queueTaskDigests(Date.now());
  },
  "task-digest": async (digest) => {
    await sendTaskDigest(digest);
  },
};
