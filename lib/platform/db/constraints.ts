/**
 * The names of the constraints that code recognises in database errors. No other file may spell them out. A test checks
 * that the database has each of them, because a renamed constraint would turn a clear response into a 500.
 */
export const constraints = {
  staffEmail: "staff_users_email_key",
  oneAbsence: "one_absence_at_a_time",
} as const;

export type ConstraintName = (typeof constraints)[keyof typeof constraints];
