-- The time decides whether there is a booking at all, so its row is inserted first and the rest only when it stands.
-- The reference to the booking is therefore checked when the transaction commits.
ALTER TABLE occupied_time
  ALTER CONSTRAINT occupied_time_booking_id_fkey DEFERRABLE INITIALLY DEFERRED;
