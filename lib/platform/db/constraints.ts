/**
 * The names of the constraints that the code recognises in database errors. Other files must import the names from
 * here, because a test checks that the database has each constraint in this list. With a wrong name, the code would not
 * recognise the error, and users would get an error 500 instead of a clear message.
 */
export const constraints = {
  staffEmail: "staff_users_email_key",
  adviserSlug: "advisers_slug_key",
  oneAbsence: "one_absence_at_a_time",
} as const;

export type ConstraintName = (typeof constraints)[keyof typeof constraints];
