/** The lists of the outbox. */
export const outboxViews = ["failed", "waiting", "sent", "stopped"] as const;
export type OutboxView = (typeof outboxViews)[number];

/** A job of the queue. Its payload holds ids only, by which its record is found. */
export type QueuedJob = {
  readonly id: string;
  readonly task: string;
  /** The kind in the payload, such as "reminder-24h". */
  readonly kind: string | null;
  /** "contact" or "lead" if the email goes to a sender. */
  readonly inquiry: string | null;
  readonly reference: string | null;
  readonly recipient: string | null;
  /** Whether it sends an email. The others are maintenance. */
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

/** An email that was sent, or not sent to a stopped address. */
export type SentEmailRow = {
  readonly id: string;
  /** The first part of its delivery key. */
  readonly kind: string;
  readonly outcome: string;
  readonly locale: string;
  readonly recipient: string;
  readonly reference: string | null;
  readonly at: Date;
};

/** An address to which no email is sent any more. */
export type SuppressedRow = {
  readonly id: string;
  readonly address: string;
  readonly reason: string;
  readonly suppressedAt: Date;
};
