-- Staff book for callers, and a caller may have no email address. Then no email about the booking is sent. Only a booking
-- made by staff may lack the address: on the site it is required.
ALTER TABLE bookings ALTER COLUMN email DROP NOT NULL;
ALTER TABLE bookings ADD CONSTRAINT only_a_caller_has_no_email CHECK (email IS NOT NULL OR booked_by_id IS NOT NULL);

-- The message that a booking came from. The message may be deleted before the booking is.
ALTER TABLE bookings ADD COLUMN contact_message_id uuid;
ALTER TABLE bookings ADD CONSTRAINT bookings_contact_message_id_fkey
  FOREIGN KEY (contact_message_id) REFERENCES contact_messages (id) ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX bookings_contact_message_id_idx ON bookings (contact_message_id);
