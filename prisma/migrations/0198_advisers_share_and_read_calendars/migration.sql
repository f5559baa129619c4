-- An adviser's calendar program reads the coming appointments from a secret address. Only the hash of its token is stored.
CREATE TABLE calendar_feeds (
  adviser_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  made_at timestamptz(3) NOT NULL,
  last_read_at timestamptz(3),
  CONSTRAINT calendar_feeds_pkey PRIMARY KEY (adviser_id),
  CONSTRAINT calendar_feeds_adviser_id_fkey FOREIGN KEY (adviser_id) REFERENCES advisers (id) ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX calendar_feeds_token_hash_key ON calendar_feeds (token_hash);

-- An adviser's own calendar, whose entries block time here. Its address lets everyone read it, so it is encrypted.
-- connection_id is new with each address, so that a reading of a former address stores nothing.
CREATE TABLE busy_calendars (
  adviser_id uuid NOT NULL,
  connection_id uuid NOT NULL DEFAULT gen_random_uuid(),
  address_cipher bytea NOT NULL,
  connected_at timestamptz(3) NOT NULL,
  tried_at timestamptz(3),
  read_at timestamptz(3),
  -- Since when the calendar could not be read, and why. Both are null after a successful reading.
  failing_since timestamptz(3),
  failure text,
  entries integer NOT NULL DEFAULT 0,
  -- The number of entries with each problem. Never a text of the calendar.
  problems jsonb NOT NULL DEFAULT '{}',
  CONSTRAINT busy_calendars_pkey PRIMARY KEY (adviser_id),
  CONSTRAINT busy_calendars_adviser_id_fkey FOREIGN KEY (adviser_id) REFERENCES advisers (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT calendar_failure_has_a_beginning CHECK ((failure IS NULL) = (failing_since IS NULL))
);

-- When the adviser's own calendar makes them busy. Overlapping entries are joined, so no two times begin together.
CREATE TABLE busy_times (
  adviser_id uuid NOT NULL,
  starts_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3) NOT NULL,
  CONSTRAINT busy_times_pkey PRIMARY KEY (adviser_id, starts_at),
  CONSTRAINT busy_times_adviser_id_fkey FOREIGN KEY (adviser_id) REFERENCES busy_calendars (adviser_id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT busy_time_has_a_length CHECK (starts_at < ends_at)
);
