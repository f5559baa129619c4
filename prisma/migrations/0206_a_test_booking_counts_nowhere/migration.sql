-- An administrator tries out the online booking from the page Setup. Such a booking and its client are marked: they are in no figure,
-- no list of clients and no notice, they are never invoiced, and the retention job deletes them after a day.
ALTER TABLE clients ADD COLUMN is_test boolean NOT NULL DEFAULT false;
ALTER TABLE bookings
  ADD COLUMN is_test boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT test_booking_is_never_paid CHECK (NOT is_test OR payment_due_at IS NULL);
CREATE INDEX bookings_tests_idx ON bookings (created_at) WHERE is_test;

CREATE FUNCTION refuse_money_of_a_test() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM bookings WHERE id = NEW.booking_id AND is_test) THEN
    RAISE check_violation USING CONSTRAINT = 'test_booking_is_never_paid', MESSAGE = 'a test booking has no invoices and no payments';
  END IF;
  RETURN NEW;
END;
$$;
CREATE TRIGGER booking_is_no_test BEFORE INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION refuse_money_of_a_test();
CREATE TRIGGER booking_is_no_test BEFORE INSERT ON payments FOR EACH ROW EXECUTE FUNCTION refuse_money_of_a_test();
