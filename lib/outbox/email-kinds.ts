import type { Hold } from "@/lib/platform/jobs/hold";

import type { QueuedJob } from "./rows";

/**
 * The kinds of emails and jobs. Each kind has a name in the message catalogues. An email's kind is the first part of
 * its delivery key.
 */
const kinds = [
  "booking-confirmed",
  "booking-changed",
  "booking-cancelled",
  "booking-reminder-24h",
  "booking-reminder-2h",
  "booking-invoice-reminder",
  "booking-late-payment",
  "booking-payment-due",
  "booking-payment-received",
  "booking-bank-news",
  "booking-other-times",
  "booking-summary",
  "booking-links",
  "booking-text",
  "text-state",
  "contact-sender",
  "lead-sender",
  "inquiry-reply",
  "inquiry-warning",
  "late-inquiries",
  "received-email",
  "newsletter-confirm",
  "newsletter-welcome",
  "staff-notices",
  "staff-invitation",
  "password-reset",
  "account-notice",
  "case-step-email",
  "complaint-email",
  "register-email",
  "fee-email",
  "case-deadlines",
  "case-reminder",
  "due-tasks",
  "task-digest",
  "weekly-statistics",
  "statistics-digest",
  "claim-expiry",
  "claim-reminder",
  "payment-facts-notice",
  "test-email",
  "scan-document",
  "delete-content",
  "payment-deadline",
  "card-payment",
  "card-refund",
  "payment-books",
  "dead-jobs",
  "fault-notice",
  "roll-up-events",
  "queue-conversions",
  "send-conversions",
  "read-conversion-answer",
  "google-event",
  "audit-seal",
  "audit-check",
  "audit-anchor",
  "audit-anchor-email",
  "read-calendar",
  "read-calendars",
  "check-sources",
  "rotate-keys",
  "sweep",
] as const;
export type EmailKind = (typeof kinds)[number] | "other";

/** Returns the kind with this name. Unlisted names become "other". */
export function toEmailKind(kind: string): EmailKind {
  return kinds.find((each) => each === kind) ?? "other";
}

/**
 * Returns the kind of email that a job sends, or the task's name if the job sends no email. Unlisted kinds become
 * "other".
 */
export function kindOfJob({ task, kind, inquiry }: Pick<QueuedJob, "task" | "kind" | "inquiry">): EmailKind {
  if (task === "booking-email") return toEmailKind(`booking-${kind}`);
  if (task === "newsletter-email") return toEmailKind(`newsletter-${kind}`);
  if (task === "inquiry-email") return inquiry === null ? "staff-notices" : toEmailKind(`${inquiry}-sender`);
  if (task === "booking-notice" || task === "quarantine-notice") return "staff-notices";
  return toEmailKind(task);
}

/** How emails leave: to their recipients, not at all, or all to one address. */
export type MailState = { readonly hold: Hold; readonly redirectedTo: string | undefined };

/** The jobs of one kind that wait because of a hold. */
export type HeldJobs = {
  readonly kind: EmailKind;
  readonly count: number;
  /** The earliest time at which one of these jobs is due. */
  readonly next: Date;
};
