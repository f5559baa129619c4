import type { TaskList } from "@/lib/platform/jobs/job";

import { sendGoogleEvent } from "./google/send-event";

/** The worker's task for events that Google may count. */
export const googleTasks: Pick<TaskList, "google-event"> = {
  "google-event": (event) => sendGoogleEvent(event, Date.now()),
};
