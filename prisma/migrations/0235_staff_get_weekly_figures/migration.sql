-- Whether the staff member gets an email with the week's totals on Monday morning, and the day of the last one.
ALTER TABLE staff_users ADD COLUMN has_statistics_emails BOOLEAN NOT NULL DEFAULT false, ADD COLUMN statistics_email_on DATE;
