-- An administrator sends a test email to their own address, and the page shows whether the mail server took it, or why not.
CREATE TABLE mail_tests (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  staff_user_id uuid NOT NULL,
  requested_at timestamptz(3) NOT NULL,
  finished_at timestamptz(3),
  outcome text,
  -- The code and the answer of the mail server, if it refused the email.
  error text,
  CONSTRAINT mail_test_is_of_staff FOREIGN KEY (staff_user_id) REFERENCES staff_users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT mail_test_has_an_outcome CHECK (
    num_nonnulls(finished_at, outcome) IN (0, 2) AND outcome IN ('sent', 'suppressed', 'failed') AND (error IS NULL OR outcome = 'failed'))
);
CREATE INDEX mail_tests_staff_user_id_requested_at_idx ON mail_tests (staff_user_id, requested_at);
