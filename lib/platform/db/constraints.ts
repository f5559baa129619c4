/**
 * The names of constraints by which code tells the database's refusals apart. They appear nowhere else in the code, and
 * a test checks that the database has each one: a renamed constraint would otherwise turn a clear response into a 500.
 */
export const constraints = {
  staffEmail: "staff_users_email_key",
  oneAbsence: "one_absence_at_a_time",
} as const;

export type ConstraintName = (typeof constraints)[keyof typeof constraints];
