import type { TaskList } from "@/lib/platform/jobs/job";

import { sendNewsletterEmail } from "./commands/send-email";

/** The worker's tasks for the newsletter. Only this file reads the clock. */
export const newsletterTasks: Pick<TaskList, "newsletter-email"> = {
  "newsletter-email": async (job) => {
    await sendNewsletterEmail(job, Date.now());
  },
};
