-- A consumer may withdraw from a contract that was concluded online (§ 356a BGB). The instant of the declaration is kept, because the
-- receipt names it and because nothing is owed for an appointment that was withdrawn from.
ALTER TABLE bookings ADD COLUMN withdrawn_at timestamptz(3);
ALTER TABLE bookings ADD CONSTRAINT withdrawn_booking_is_cancelled CHECK (withdrawn_at IS NULL OR status = 'cancelled');
