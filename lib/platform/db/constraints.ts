/**
 * The names of the constraints that the code recognises in database errors. Other files must not contain these names. A
 * test checks that the database has each constraint. If a constraint were renamed, users would get an error 500 instead
 * of a clear message.
 */
export const constraints = {
  staffEmail: "staff_users_email_key",
  oneAbsence: "one_absence_at_a_time",
} as const;

export type ConstraintName = (typeof constraints)[keyof typeof constraints];
