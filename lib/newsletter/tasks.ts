import type { TaskList } from "@/lib/platform/jobs/job";

import { sendNewsletterEmail } from "./commands/send-email";

/** The worker's tasks for the newsletter. They pass the current time to the commands. */
export const newsletterTasks: Pick<TaskList, "newsletter-email"> = {
  "newsletter-email": async (job) => {
    await sendNewsletterEmail(job, Date.now());
  },
};
