import type { TaskList } from "@/lib/platform/jobs/job";

import { sendNewsletterEmail } from "./commands/send-email";

/** What the worker does for the newsletter. The clock is read here and handed on. */
export const newsletterTasks: Pick<TaskList, "newsletter-email"> = {
  "newsletter-email": async (order) => {
    await sendNewsletterEmail(order, Date.now());
  },
};
