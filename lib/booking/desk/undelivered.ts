/** The email about the present time of a booking, which did not reach the client. */
export type Undelivered = {
  readonly kind: "confirmed" | "changed";
  /** Whether an earlier email brought the client the caller words. */
  readonly hasWords: boolean;
  /** The failed job in the outbox. Null if the email was withheld because its address is suppressed. */
  readonly jobId: string | null;
};
