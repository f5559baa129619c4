-- A text message about an appointment, from the first attempt on. The provider does not recognize repeated requests, so the row is made before
-- the first request and decides whether a text may be sent. It has neither the number nor the text, which follow from the booking.
CREATE TABLE text_messages (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  booking_id uuid NOT NULL,
  delivery_key text NOT NULL,
  kind text NOT NULL,
  state text NOT NULL,
  problem text,
  problem_code integer,
  provider_id text,
  segments integer,
  cost_micros integer,
  currency char(3),
  started_at timestamptz(3) NOT NULL,
  attempted_at timestamptz(3) NOT NULL,
  sent_at timestamptz(3),
  ended_at timestamptz(3),
  CONSTRAINT text_is_about_a_booking FOREIGN KEY (booking_id) REFERENCES bookings (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT text_has_a_known_state CHECK (state IN ('sending', 'sent', 'delivered', 'undelivered')),
  CONSTRAINT text_has_a_cost_in_a_currency CHECK (num_nonnulls(cost_micros, currency) IN (0, 2))
);
CREATE UNIQUE INDEX text_messages_delivery_key_key ON text_messages (delivery_key);
CREATE UNIQUE INDEX text_messages_provider_id_key ON text_messages (provider_id);
CREATE INDEX text_messages_booking_id_idx ON text_messages (booking_id);
CREATE INDEX text_messages_started_at_id_idx ON text_messages (started_at, id);
