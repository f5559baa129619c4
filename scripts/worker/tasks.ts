import { sweepBookings } from "../../lib/booking/commands/sweep";
import { bookingTasks } from "../../lib/booking/tasks";
import { sweepInquiries } from "../../lib/inquiry/commands/sweep";
import { inquiryTasks } from "../../lib/inquiry/tasks";
import { sweepNewsletter } from "../../lib/newsletter/commands/sweep";
import { newsletterTasks } from "../../lib/newsletter/tasks";
import type { TaskList } from "../../lib/platform/jobs/job";
import { sweepAll } from "../../lib/platform/jobs/sweep";
import { sweepAllowances } from "../../lib/platform/mail/allowance";
import { sweepCooldowns } from "../../lib/platform/mail/cooldown";
import { sweepLimits } from "../../lib/platform/security/limits";
import { sweepDeadJobs } from "../../lib/staff/commands/report-dead-jobs";
import { staffTasks } from "../../lib/staff/tasks";

/** Each subject's sweep. Deliveries are never swept: they keep an email from being sent twice. */
const sweeps = {
  booking: sweepBookings,
  inquiry: sweepInquiries,
  newsletter: sweepNewsletter,
  limits: sweepLimits,
  cooldowns: sweepCooldowns,
  allowances: sweepAllowances,
  "dead-jobs": sweepDeadJobs,
};

/** Every task of the product. Jobs of a task that is missing here would stay in the queue forever. */
export const tasks: TaskList = {
  ...bookingTasks,
  ...inquiryTasks,
  ...newsletterTasks,
  ...staffTasks,
  sweep: () => sweepAll(sweeps, Date.now()),
};
