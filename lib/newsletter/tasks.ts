import type { TaskList } from "@/lib/platform/jobs/job";

import { sendNewsletterLetter } from "./commands/send-letter";

/** What the worker does for the newsletter. The clock is read here and handed on. */
export const newsletterTasks: Pick<TaskList, "newsletter-letter"> = {
  "newsletter-letter": async (order) => {
    await sendNewsletterLetter(order, Date.now());
  },
};
