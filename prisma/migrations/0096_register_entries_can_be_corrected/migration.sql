-- A mistyped day of receipt made an entry overdue for good, and an entry made by mistake could not be ended. Staff can correct the day and
-- end such an entry, each with a reason. Lifting a legal hold needs a reason as well, because the client can be erased right after it.
ALTER TABLE data_requests
  ADD COLUMN receipt_reason_cipher bytea,
  DROP CONSTRAINT data_request_state_is_known,
  DROP CONSTRAINT refused_data_request_has_a_reason,
  ADD CONSTRAINT data_request_state_is_known CHECK (state IN ('open', 'answered', 'refused', 'withdrawn', 'mistaken')),
  ADD CONSTRAINT refused_data_request_has_a_reason CHECK (state NOT IN ('refused', 'mistaken') OR answer_cipher IS NOT NULL);

ALTER TABLE complaints
  ADD COLUMN receipt_reason_cipher bytea,
  ADD COLUMN mistake_reason_cipher bytea,
  DROP CONSTRAINT closed_complaint_is_answered,
  ADD CONSTRAINT closed_complaint_is_answered
    CHECK (closed_at IS NULL OR (answered_at IS NULL) = (mistake_reason_cipher IS NOT NULL)),
  ADD CONSTRAINT mistaken_complaint_is_closed CHECK (mistake_reason_cipher IS NULL OR closed_at IS NOT NULL);

-- Holds that were lifted before have no reason.
ALTER TABLE legal_holds
  ADD COLUMN lift_reason_cipher bytea,
  ADD CONSTRAINT lift_reason_is_of_a_lifted_hold CHECK (lift_reason_cipher IS NULL OR lifted_at IS NOT NULL);
