-- A visitor may take the list of payments from /evidence to a booking. Staff take its payments over into a case one by one. The unique
-- index keeps a payment from being taken over twice, also if two staff members press at the same moment.
ALTER TABLE bookings ADD COLUMN prepared_cipher bytea;
ALTER TABLE case_losses
  ADD COLUMN prepared_in_id uuid,
  ADD COLUMN prepared_row smallint,
  ADD CONSTRAINT case_losses_prepared_in_id_fkey FOREIGN KEY (prepared_in_id) REFERENCES bookings (id) ON DELETE SET NULL ON UPDATE CASCADE,
  ADD CONSTRAINT prepared_payment_has_a_row CHECK (prepared_in_id IS NULL OR prepared_row IS NOT NULL);
CREATE UNIQUE INDEX case_losses_prepared_in_id_prepared_row_key ON case_losses (prepared_in_id, prepared_row);
