import type { TaskList } from "@/lib/platform/jobs/job";

import { sendAccountNotice } from "./commands/account-notice";
import { sendInvitation } from "./commands/invitation-email";
import { sendPasswordReset } from "./commands/password-reset-email";
import { reportDeadJobs } from "./commands/report-dead-jobs";
import { sendFaultNotice } from "./commands/report-fault";
import { sendNotices } from "./commands/send-notices";

/**
 * The worker's tasks that email staff. Commands must not read the clock, so a task passes the current time if
 * the command needs it.
 */
export const staffTasks: Pick<
  TaskList,
  "staff-notices" | "dead-jobs" | "fault-notice" | "password-reset" | "account-notice" | "staff-invitation"
> = {
  "staff-notices": async ({ adviserId }) => {
    await sendNotices(adviserId ?? null, Date.now());
  },
  "dead-jobs": async () => {
    await reportDeadJobs(Date.now());
  },
  "password-reset": async ({ requestId }) => {
    await sendPasswordReset(requestId, Date.now());
  },
  "staff-invitation": async ({ linkId }) => {
    await sendInvitation(linkId);
  },
  "account-notice": async (notice) => {
    await sendAccountNotice(notice);
  },
  "fault-notice": async (fault) => {
    await sendFaultNotice(fault);
  },
};
