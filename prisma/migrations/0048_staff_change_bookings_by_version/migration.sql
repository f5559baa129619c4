-- Staff change bookings: several people may have one booking open, so each change increments the booking's version, and a
-- change that names an older version is refused. The database counts, because visitors and the worker change bookings too.
ALTER TABLE bookings
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN completed_at timestamptz(3),
  ADD COLUMN no_show_at timestamptz(3),
  -- Staff who booked for a caller, and why the time is outside the public rules.
  ADD COLUMN booked_by_id uuid,
  ADD COLUMN outside_rules text[] NOT NULL DEFAULT '{}',
  ADD COLUMN outside_rules_reason_cipher bytea,
  -- Text from staff for the client. The email about the change with this sequence contains it.
  ADD COLUMN client_message_cipher bytea,
  ADD COLUMN client_message_sequence integer;

-- Older rows do not say when the result was recorded. The end of the appointment is the earliest possible time.
UPDATE bookings SET completed_at = ends_at WHERE status = 'completed';
UPDATE bookings SET no_show_at = ends_at WHERE status = 'no_show';
-- Checks the deferred constraints now: a table with pending checks cannot be altered.
SET CONSTRAINTS ALL IMMEDIATE;
SET CONSTRAINTS ALL DEFERRED;

ALTER TABLE bookings
  ADD CONSTRAINT only_a_completed_booking_has_its_time CHECK (completed_at IS NULL OR status = 'completed'),
  ADD CONSTRAINT only_a_missed_booking_has_its_time CHECK (no_show_at IS NULL OR status = 'no_show'),
  ADD CONSTRAINT booking_outside_the_rules_has_a_reason
    CHECK (cardinality(outside_rules) = 0 OR (booked_by_id IS NOT NULL AND outside_rules_reason_cipher IS NOT NULL)),
  ADD CONSTRAINT client_message_has_its_sequence CHECK ((client_message_cipher IS NULL) = (client_message_sequence IS NULL)),
  ADD CONSTRAINT booking_is_made_by_staff FOREIGN KEY (booked_by_id) REFERENCES staff_users (id) ON DELETE SET NULL ON UPDATE CASCADE;

CREATE FUNCTION count_booking_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD IS DISTINCT FROM NEW THEN NEW.version := OLD.version + 1; END IF;
  RETURN NEW;
END;
$$;
CREATE TRIGGER booking_version_is_counted BEFORE UPDATE ON bookings FOR EACH ROW EXECUTE FUNCTION count_booking_version();

-- A staff member has at most one note about a booking. It is saved while it is written.
CREATE TABLE booking_notes (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  booking_id uuid NOT NULL,
  author_id uuid NOT NULL,
  text_cipher bytea NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  edited_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT booking_notes_pkey PRIMARY KEY (id),
  CONSTRAINT booking_notes_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings (id) ON DELETE CASCADE ON UPDATE CASCADE,
  -- The notes of a staff member who has left are kept.
  CONSTRAINT booking_notes_author_id_fkey FOREIGN KEY (author_id) REFERENCES staff_users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT note_is_not_edited_before_it_exists CHECK (edited_at >= created_at)
);
CREATE UNIQUE INDEX booking_notes_booking_id_author_id_key ON booking_notes (booking_id, author_id);
CREATE INDEX booking_notes_author_id_idx ON booking_notes (author_id);

-- Addresses of a list with its filters, under a name that a staff member chose.
CREATE TABLE saved_views (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  staff_user_id uuid NOT NULL,
  page text NOT NULL,
  name text NOT NULL,
  query text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT saved_views_pkey PRIMARY KEY (id),
  CONSTRAINT saved_views_staff_user_id_fkey FOREIGN KEY (staff_user_id) REFERENCES staff_users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT saved_view_is_of_a_known_page CHECK (page IN ('bookings')),
  CONSTRAINT saved_view_is_short CHECK (length(name) BETWEEN 1 AND 40 AND length(query) <= 500)
);
CREATE UNIQUE INDEX saved_views_staff_user_id_page_name_key ON saved_views (staff_user_id, page, name);

-- The table of bookings is read page by page in these orders, with or without one of the filters. The two old indexes are the
-- first columns of new ones.
DROP INDEX bookings_starts_at_idx;
DROP INDEX bookings_adviser_id_starts_at_idx;
CREATE INDEX bookings_starts_at_id_idx ON bookings (starts_at, id);
CREATE INDEX bookings_adviser_id_starts_at_id_idx ON bookings (adviser_id, starts_at, id);
CREATE INDEX bookings_status_starts_at_id_idx ON bookings (status, starts_at, id);
CREATE INDEX bookings_service_id_starts_at_id_idx ON bookings (service_id, starts_at, id);
CREATE INDEX bookings_created_at_id_idx ON bookings (created_at, id);
CREATE INDEX bookings_booked_by_id_idx ON bookings (booked_by_id);
