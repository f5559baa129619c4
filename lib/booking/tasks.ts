import { sweepNewsletter } from "@/lib/newsletter/commands/sweep";
import type { TaskList } from "@/lib/platform/jobs/job";
import { log } from "@/lib/platform/log";

import { sendLetter } from "./commands/send-letter";
import { sendLinks } from "./commands/send-links";
import { sweep } from "./commands/sweep";

/** What the worker does for bookings. The clock is read here and handed on. */
export const bookingTasks: Pick<TaskList, "booking-letter" | "booking-links" | "sweep"> = {
  "booking-letter": async (order) => {
    await sendLetter(order, Date.now());
  },
  "booking-links": async ({ requestId }) => {
    await sendLinks(requestId, Date.now());
  },
  sweep: async () => {
    const now = Date.now();
    log("info", "sweep", { ...(await sweep(now)), ...(await sweepNewsletter(now)) });
  },
};
