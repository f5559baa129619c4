import type { TaskList } from "@/lib/platform/jobs/job";

import { sendBookingEmail } from "./commands/send-email";
import { sendLinks } from "./change/commands/send-links";
import { sendSummary } from "./desk/commands/send-summary";
import { notifyStaff } from "./desk/commands/notify-staff";
import { queueText } from "./texts/commands/queue-text";
import { readTextState } from "./texts/commands/read-state";
import { sendBookingText } from "./texts/commands/send-text";

/** The worker's tasks for bookings. The tasks read the clock and pass the current time to the commands. */
export const bookingTasks: Pick<
  TaskList,
  "booking-email" | "booking-notice" | "booking-links" | "booking-summary" | "booking-text" | "text-state"
> = {
  "booking-email": async (job) => {
    await queueText(job);
    await sendBookingEmail(job, Date.now());
  },
  "booking-text": async (job) => {
    await sendBookingText(job, Date.now());
  },
  "text-state": async ({ textId }) => {
    await readTextState(textId, Date.now());
  },
  "booking-notice": async (notice) => {
    await notifyStaff(notice, Date.now());
  },
  "booking-links": async ({ requestId }) => {
    await sendLinks(requestId, Date.now());
  },
  "booking-summary": async ({ summaryId }) => {
    await sendSummary(summaryId, Date.now());
  },
};
