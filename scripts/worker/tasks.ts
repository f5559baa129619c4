import { join } from "node:path";

import { sweepBookings } from "../../lib/booking/commands/sweep";
import { adsTasks } from "../../lib/ads/tasks";
import { cardTasks } from "../../lib/money/card/tasks";
import { auditTasks } from "../../lib/audit/tasks";
import { bookingTasks } from "../../lib/booking/tasks";
import { hashOlderValues } from "../../lib/cases/commands/hash-older-values";
import { caseTasks } from "../../lib/cases/tasks";
import { clientTaskJobs } from "../../lib/client-tasks/tasks";
import { calendarTasks } from "../../lib/calendar/tasks";
import { contentTasks } from "../../lib/content/tasks";
import { sweepLogos } from "../../lib/firm/commands/logo";
import { firmTasks } from "../../lib/firm/desk/tasks";
import { claimTasks } from "../../lib/firm/claims/tasks";
import { feeTasks } from "../../lib/money/fees/tasks";
import { sealStates, unsealStates } from "../../lib/clients/commands/merge-state";
import { documentsInObjectStorage } from "../../lib/documents/commands/reencrypt-content";
import { removeDeletedTexts } from "../../lib/content/commands/remove-deleted";
import { documentTasks } from "../../lib/documents/tasks";
import { inboxTasks } from "../../lib/inquiry/inbox/tasks";
import { sweepInquiries } from "../../lib/inquiry/commands/sweep";
import { inquiryTasks } from "../../lib/inquiry/tasks";
import { sweepNewsletter } from "../../lib/newsletter/commands/sweep";
import { newsletterTasks } from "../../lib/newsletter/tasks";
import { sweepAudit } from "../../lib/platform/audit/sweep";
import type { TaskList } from "../../lib/platform/jobs/job";
import { sweepAll } from "../../lib/platform/jobs/sweep";
import { sweepAllowances } from "../../lib/platform/mail/allowance";
import { sweepCooldowns } from "../../lib/platform/mail/cooldown";
import { sweepLimits } from "../../lib/platform/security/limits";
import { sweepRefusedAttempts } from "../../lib/platform/security/refused-attempts";
import { continueRotation } from "../../lib/platform/security/rotation/rotate";
import type { OtherValues } from "../../lib/platform/security/rotation/rotate";
import { sweepRetention } from "../../lib/rights/retention/commands/run-retention";
import { sweepReceived } from "../../lib/rights/retention/commands/sweep-received";
import { sweepSent } from "../../lib/rights/retention/commands/sweep-sent";
import { rightsTasks } from "../../lib/rights/tasks";
import { rollUpEvents } from "../../lib/statistics/commands/roll-up";
import { sweepStatistics } from "../../lib/statistics/commands/sweep";
import { statisticsTasks } from "../../lib/statistics/desk/tasks";
import { sweepDeadJobs } from "../../lib/staff/commands/report-dead-jobs";
import { sweepImports } from "../../lib/staff/commands/staged-files";
import { googleTasks } from "../../lib/privacy/tasks";
import { staffTasks } from "../../lib/staff/tasks";

/**
 * The functions that delete records that are no longer needed. None of them deletes rows of `mail_deliveries`, because
 * these rows prevent an email from being sent twice. "case-values" deletes nothing: it adds what older rows lack.
 */
const sweeps = {
  booking: sweepBookings,
  imports: sweepImports,
  inquiry: sweepInquiries,
  "received-emails": sweepReceived,
  newsletter: sweepNewsletter,
  limits: sweepLimits,
  "refused-attempts": sweepRefusedAttempts,
  audit: sweepAudit,
  cooldowns: sweepCooldowns,
  allowances: sweepAllowances,
  "sent-emails": sweepSent,
  logos: sweepLogos,
  retention: sweepRetention,
  "deleted-texts": removeDeletedTexts,
  "dead-jobs": sweepDeadJobs,
  "case-values": hashOlderValues,
  statistics: sweepStatistics,
};

/** Encrypted values that are not simply a column of a table. */
const otherEncryptedValues: OtherValues = {
  parts: [documentsInObjectStorage],
  columns: { "client_merges.before_cipher": (sealed) => sealStates(unsealStates(sealed)) },
};

/** Every task of the product. If a task is missing here, its jobs remain in the queue forever. */
export const tasks: TaskList = {
  ...bookingTasks,
  ...cardTasks,
  ...inquiryTasks,
  ...inboxTasks,
  ...caseTasks,
  ...clientTaskJobs,
  ...statisticsTasks,
  ...claimTasks,
  ...firmTasks,
  ...rightsTasks,
  ...feeTasks,
  ...documentTasks,
  ...newsletterTasks,
  ...staffTasks,
  ...auditTasks,
  ...googleTasks,
  // Programs are compiled to one folder.
  ...calendarTasks(join(__dirname, "calendar-reader.js")),
  ...contentTasks,
  ...adsTasks,
  "roll-up-events": rollUpEvents,
  "rotate-keys": () => continueRotation(otherEncryptedValues),
  sweep: () => sweepAll(sweeps, Date.now()),
};
