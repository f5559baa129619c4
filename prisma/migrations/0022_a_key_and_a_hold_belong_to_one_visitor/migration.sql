-- An Idempotency-Key is bound to the email address of its request. The hash of the request's content tells a repeat from
-- another request under the same key. Rows without one were recognised by key and content together; they expire in a day.
ALTER TABLE inquiry_occasions
  ADD COLUMN body_hash BYTEA,
  ADD CONSTRAINT submission_body_is_a_hash CHECK (octet_length(body_hash) = 32);

-- Live holds are counted by network address, so that one address cannot hold all times of a day. Only an HMAC of the
-- address is stored, and only while the hold lasts: a booking keeps none.
ALTER TABLE occupied_time
  ADD COLUMN network_hash BYTEA,
  ADD CONSTRAINT hold_network_is_a_hash CHECK (octet_length(network_hash) = 32),
  ADD CONSTRAINT only_a_hold_has_a_network CHECK (network_hash IS NULL OR draft_id IS NOT NULL);

CREATE INDEX occupied_time_network_hash_idx ON occupied_time (network_hash) WHERE network_hash IS NOT NULL;
