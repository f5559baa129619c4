-- The worker looks now and then whether the sources and links of public texts still answer. A row is the newest result for an address.
-- One failure proves little, so an address counts as dead only after failures on two different days.
CREATE TABLE source_checks (
  url text PRIMARY KEY,
  checked_at timestamptz(3) NOT NULL,
  -- The days of the first and the latest failure since the address answered. NULL while it answers.
  failing_since date,
  failed_on date,
  failure text,
  CONSTRAINT source_failure_is_whole CHECK (
    (failing_since IS NULL) = (failed_on IS NULL) AND (failed_on IS NULL) = (failure IS NULL) AND failing_since <= failed_on)
);
CREATE INDEX source_checks_checked_at_idx ON source_checks (checked_at);
