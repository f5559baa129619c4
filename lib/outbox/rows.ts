/** The lists of the outbox. */
export const outboxViews = ["failed", "waiting", "sent", "stopped"] as const;
export type OutboxView = (typeof outboxViews)[number];

/**
 * A queued job. Its payload contains only ids. The reference and the recipient therefore come from the record with that
 * id.
 */
export type QueuedJob = {
  readonly id: string;
  readonly task: string;
  /** The kind in the payload, such as "reminder-24h". */
  readonly kind: string | null;
  /** "contact" or "lead" if the job emails the sender of an inquiry. */
  readonly inquiry: string | null;
  readonly reference: string | null;
  readonly recipient: string | null;
  /** Whether the job sends an email. If false, the job is a maintenance job. */
  readonly isEmail: boolean;
  /** The version of the booking that the email is about. */
  readonly bookingVersion: number | null;
  readonly attempts: number;
  readonly maxAttempts: number;
  readonly runAt: Date;
  readonly isRunning: boolean;
  /** The task, the class and the codes of the last error. The error's message is left out. */
  readonly lastError: string | null;
};

/** An email that was sent, or withheld because its address is suppressed. */
export type SentEmailRow = {
  readonly id: string;
  /** The first part of the email's delivery key. */
  readonly kind: string;
  readonly outcome: string;
  readonly locale: string;
  readonly recipient: string;
  readonly reference: string | null;
  readonly at: Date;
};

/** An address that no longer gets emails. */
export type SuppressedRow = {
  readonly id: string;
  readonly address: string;
  readonly reason: string;
  readonly suppressedAt: Date;
};
