/**
 * The names of constraints by which code tells one refusal of the database from another. They are written nowhere else in the
 * code, and a test asks the database for each: a renamed constraint would otherwise turn a clear answer into an error 500.
 */
export const constraints = {
  staffEmail: "staff_users_email_key",
} as const;

export type ConstraintName = (typeof constraints)[keyof typeof constraints];
