/** The lists of the outbox. */
export const outboxViews = ["failed", "waiting", "sent", "stopped"] as const;
export type OutboxView = (typeof outboxViews)[number];

/** A queued job. Its payload contains only ids, so the reference and recipient come from the record. */
export type QueuedJob = {
  readonly id: string;
  readonly task: string;
  /** The kind in the payload, such as "reminder-24h". */
  readonly kind: string | null;
  /** "contact" or "lead" if the job emails the sender of an inquiry. */
  readonly inquiry: string | null;
  readonly reference: string | null;
  readonly recipient: string | null;
  /** Whether the job sends an email. Other jobs are maintenance. */
  readonly isEmail: boolean;
  /** The version of the booking that the email is about. */
  readonly bookingVersion: number | null;
  readonly attempts: number;
  readonly maxAttempts: number;
  readonly runAt: Date;
  readonly isRunning: boolean;
  /** Task, class and codes of the last error, never its message. */
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
