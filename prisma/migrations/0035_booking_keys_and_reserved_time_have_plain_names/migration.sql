-- Pure renames. `booking_requests` never held requests, only their idempotency keys; "claim" means a trust claim elsewhere.
ALTER TABLE booking_requests RENAME TO booking_idempotency_keys;
ALTER TABLE booking_idempotency_keys RENAME CONSTRAINT booking_requests_pkey TO booking_idempotency_keys_pkey;
ALTER TABLE booking_idempotency_keys
  RENAME CONSTRAINT booking_requests_booking_id_fkey TO booking_idempotency_keys_booking_id_fkey;
ALTER INDEX booking_requests_created_at_idx RENAME TO booking_idempotency_keys_created_at_idx;

ALTER FUNCTION claim_time(
  uuid[], timestamptz[], timestamptz[], integer[], boolean, timestamptz, uuid, timestamptz, tstzrange, uuid, uuid, timestamptz
) RENAME TO reserve_time;
