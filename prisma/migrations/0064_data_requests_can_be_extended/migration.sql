-- Staff work with the register of data requests: they note what is asked and how it arrived, extend a deadline once with a reason, and
-- write down what was answered. British law and two more rights are known.
ALTER TABLE data_requests
  ADD COLUMN channel text NOT NULL DEFAULT 'other',
  ADD COLUMN details_cipher bytea,
  ADD COLUMN extended_at timestamptz(3),
  ADD COLUMN extension_reason_cipher bytea,
  ADD COLUMN answer_cipher bytea,
  DROP CONSTRAINT data_request_kind_is_known,
  DROP CONSTRAINT data_request_law_is_known,
  ADD CONSTRAINT data_request_kind_is_known
    CHECK (kind IN ('access', 'erasure', 'correction', 'portability', 'restriction', 'objection', 'consent-withdrawn')),
  ADD CONSTRAINT data_request_law_is_known CHECK (law IN ('gdpr', 'uk-gdpr', 'pipeda', 'quebec')),
  ADD CONSTRAINT data_request_channel_is_known CHECK (channel IN ('email', 'phone', 'letter', 'in-person', 'other')),
  ADD CONSTRAINT extended_data_request_has_a_reason CHECK ((extended_at IS NULL) = (extension_reason_cipher IS NULL)),
  ADD CONSTRAINT refused_data_request_has_a_reason CHECK (state <> 'refused' OR answer_cipher IS NOT NULL);
