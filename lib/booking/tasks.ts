import type { TaskList } from "@/lib/platform/jobs/job";
import { log } from "@/lib/platform/log";

import { sendLetter } from "./commands/send-letter";
import { sweep } from "./commands/sweep";

/** What the worker does for bookings. The clock is read here and handed on. */
export const bookingTasks: Pick<TaskList, "booking-letter" | "sweep"> = {
  "booking-letter": async (order) => {
    await sendLetter(order, Date.now());
  },
  sweep: async () => {
    log("info", "sweep", await sweep(Date.now()));
  },
};
