import type { TaskList } from "@/lib/platform/jobs/job";

import { deleteFromObjectStorage } from "./commands/content";
import { scanDocument } from "./commands/scan-document";

/** The worker's tasks for documents. */
export const documentTasks: Pick<TaskList, "scan-document" | "delete-content"> = {
  "scan-document": async ({ documentId }) => {
    await scanDocument(documentId, Date.now());
  },
  "delete-content": async ({ documentId }) => {
    await deleteFromObjectStorage(documentId);
  },
};
