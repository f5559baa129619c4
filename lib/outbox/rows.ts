/** The lists of the outbox. */
export const outboxViews = ["failed", "waiting", "sent", "stopped"] as const;

/**
 * A queued job. Its payload contains the id of the record that the job is about. The reference and the recipient come
 * from this record.
 */
export type QueuedJob = {
  readonly id: string;
  /** The job's place in its list. */
  readonly place: string;
  readonly task: string;
  /** The kind in the payload, such as "reminder-24h". */
  readonly kind: string | null;
  /** "contact" or "lead" if the job emails the sender of an inquiry. */
  readonly inquiry: string | null;
  readonly reference: string | null;
  readonly recipient: string | null;
  /** Whether the job sends an email. If false, the job is a maintenance job. */
  readonly isEmail: boolean;
  /** The current version of the booking that the job is about. Null if the job is not about a booking. */
  readonly bookingVersion: number | null;
  readonly attempts: number;
  readonly maxAttempts: number;
  readonly runAt: Date;
  readonly isRunning: boolean;
  /**
   * The task's name, then the class and the codes of the error that ended the last attempt, such as "booking-email
   * Error EENVELOPE 550". The error's message is not included. Null if no attempt has failed.
   */
  readonly lastError: string | null;
};

/** An email that was sent, or withheld because its address is suppressed. */
export type SentEmailRow = {
  readonly id: string;
  /** The kind of email, such as "fee-email". It is the first part of the key that prevents a second delivery. */
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
