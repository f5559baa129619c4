-- The last line behind the schemas that validate input: a seed, a script or a hand at the console
-- passes none of them. Addresses are compared letter by letter, so they are stored in lower case.
ALTER TABLE service_prices
  ADD CONSTRAINT prices_are_not_negative CHECK (initial_minor >= 0 AND (follow_up_minor IS NULL OR follow_up_minor >= 0));

ALTER TABLE services
  ADD CONSTRAINT service_times_are_not_negative CHECK (
    minutes > 0 AND slot_grid_minutes > 0
    AND buffer_before_minutes >= 0 AND buffer_after_minutes >= 0 AND min_notice_minutes >= 0
  );

ALTER TABLE bookings
  ADD CONSTRAINT booking_ends_after_it_begins CHECK (ends_at > starts_at),
  ADD CONSTRAINT booking_price_is_not_negative CHECK (price_minor >= 0),
  ADD CONSTRAINT booking_email_is_lower_case CHECK (email = lower(email));

ALTER TABLE clients
  ADD CONSTRAINT client_email_is_lower_case CHECK (email = lower(email));

ALTER TABLE staff_users
  ADD CONSTRAINT staff_email_is_lower_case CHECK (email = lower(email));
