-- Messages, newsletter subscriptions and copies of emails are found by address. After the address in a file or booking has changed, an erasure
-- or an export would miss what came from the old one. The old value itself is not kept, only its HMAC. Changes before this migration left
-- nothing behind from which the old value could be computed.
CREATE TABLE former_contacts (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  -- Exactly one of the two is set. A row of a booking stays with the booking if it moves to another client.
  client_id uuid,
  booking_id uuid,
  kind text NOT NULL,
  value_hash bytea NOT NULL,
  replaced_at timestamptz(3) NOT NULL,
  CONSTRAINT former_contacts_pkey PRIMARY KEY (id),
  CONSTRAINT former_contacts_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT former_contacts_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT former_contact_has_one_owner CHECK ((client_id IS NULL) <> (booking_id IS NULL)),
  CONSTRAINT former_contact_kind_is_known CHECK (kind IN ('email', 'phone')),
  CONSTRAINT former_contact_is_a_hash CHECK (octet_length(value_hash) = 32)
);
CREATE INDEX former_contacts_client_id_idx ON former_contacts (client_id);
CREATE INDEX former_contacts_booking_id_idx ON former_contacts (booking_id);
CREATE UNIQUE INDEX former_contact_of_client_is_stored_once ON former_contacts (client_id, kind, value_hash) WHERE client_id IS NOT NULL;
CREATE UNIQUE INDEX former_contact_of_booking_is_stored_once ON former_contacts (booking_id, kind, value_hash) WHERE booking_id IS NOT NULL;
