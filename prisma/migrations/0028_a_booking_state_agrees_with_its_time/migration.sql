-- A booking's state, the time of its cancellation and the time reserved for it tell one story. Until now only the code kept
-- them together: a cancelled booking could keep its adviser's time, and an open one could lose it.
-- An instant of cancellation that an older hand left out is taken from the audit trail, else from the booking's making.
UPDATE bookings SET cancelled_at = coalesce(
  (SELECT max(at) FROM audit_events WHERE subject_kind = 'booking' AND action = 'booking.cancelled' AND subject_id = bookings.id::text),
  created_at)
WHERE status = 'cancelled' AND cancelled_at IS NULL;
UPDATE bookings SET cancelled_at = NULL, cancel_reason_cipher = NULL WHERE status <> 'cancelled' AND cancelled_at IS NOT NULL;
DELETE FROM occupied_time USING bookings WHERE bookings.id = occupied_time.booking_id AND bookings.status = 'cancelled';

ALTER TABLE bookings
  ADD CONSTRAINT cancelled_booking_says_when CHECK ((status = 'cancelled') = (cancelled_at IS NOT NULL));

-- Two tables take part, so no check constraint can say it. It is asked when the transaction commits: within one, time is
-- reserved before its booking is written, and freed after the booking has changed.
CREATE FUNCTION require_reserved_time() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked uuid;
BEGIN
  IF TG_TABLE_NAME = 'bookings' THEN
    checked := NEW.id;
  ELSIF TG_OP = 'DELETE' THEN
    checked := OLD.booking_id;
  ELSE
    checked := NEW.booking_id;
  END IF;
  IF EXISTS (
    SELECT FROM bookings b
    WHERE b.id = checked AND b.status IN ('confirmed', 'awaiting_payment') AND NOT EXISTS (
      SELECT FROM occupied_time o WHERE o.booking_id = b.id AND o.adviser_id = b.adviser_id AND o.starts_at = b.starts_at)
  ) THEN
    RAISE EXCEPTION 'An open booking has no reserved time' USING ERRCODE = '23514', CONSTRAINT = 'open_booking_has_reserved_time';
  END IF;
  IF EXISTS (
    SELECT FROM bookings b JOIN occupied_time o ON o.booking_id = b.id WHERE b.id = checked AND b.status = 'cancelled'
  ) THEN
    RAISE EXCEPTION 'A cancelled booking keeps reserved time' USING ERRCODE = '23514', CONSTRAINT = 'cancelled_booking_frees_its_time';
  END IF;
  RETURN NULL;
END;
$$;

CREATE CONSTRAINT TRIGGER open_booking_has_reserved_time
  AFTER INSERT OR UPDATE OF status, adviser_id, starts_at ON bookings DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION require_reserved_time();
CREATE CONSTRAINT TRIGGER reserved_time_fits_its_booking
  AFTER UPDATE ON occupied_time DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.booking_id IS NOT NULL) EXECUTE FUNCTION require_reserved_time();
CREATE CONSTRAINT TRIGGER reserved_time_ends_with_its_booking
  AFTER DELETE ON occupied_time DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.booking_id IS NOT NULL) EXECUTE FUNCTION require_reserved_time();
