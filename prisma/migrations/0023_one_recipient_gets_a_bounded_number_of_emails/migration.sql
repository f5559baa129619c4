-- Anybody can type anybody's email address into a form, so the emails that forms send to one recipient are bounded. A row is
-- one email of the allowance; it can be used again after a day. The primary key and the check are the bound that holds
-- whatever the application does. Addresses are stored as an HMAC of their canonical form.
CREATE TABLE email_slots (
    address_hash BYTEA NOT NULL,
    pool TEXT NOT NULL,
    slot SMALLINT NOT NULL,
    delivery_key TEXT NOT NULL,
    taken_at TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT email_slots_pkey PRIMARY KEY (address_hash, pool, slot),
    CONSTRAINT email_pool_is_known CHECK (pool IN ('request', 'reminder', 'summary')),
    CONSTRAINT email_slots_are_bounded CHECK (slot BETWEEN 1 AND 30),
    CONSTRAINT email_slot_address_is_a_hash CHECK (octet_length(address_hash) = 32)
);

CREATE INDEX email_slots_taken_at_idx ON email_slots(taken_at);

-- Recipients that have proven that they read the mailbox; they get more emails.
CREATE TABLE confirmed_recipients (
    address_hash BYTEA NOT NULL,
    confirmed_at TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT confirmed_recipients_pkey PRIMARY KEY (address_hash),
    CONSTRAINT confirmed_recipient_is_a_hash CHECK (octet_length(address_hash) = 32)
);

CREATE INDEX confirmed_recipients_confirmed_at_idx ON confirmed_recipients(confirmed_at);

-- Emails about bookings beyond the allowance are gathered: one summary, listing bookings, that is sent later. A summary that
-- has been closed takes no more bookings; the next one beyond the allowance opens another.
CREATE TABLE booking_summaries (
    id UUID NOT NULL DEFAULT gen_random_uuid(),
    address_hash BYTEA NOT NULL,
    opened_at TIMESTAMPTZ(3) NOT NULL,
    closed_at TIMESTAMPTZ(3),

    CONSTRAINT booking_summaries_pkey PRIMARY KEY (id)
);

CREATE UNIQUE INDEX one_summary_is_open_for_an_address ON booking_summaries(address_hash) WHERE closed_at IS NULL;

CREATE TABLE booking_summary_items (
    summary_id UUID NOT NULL,
    booking_id UUID NOT NULL,

    CONSTRAINT booking_summary_items_pkey PRIMARY KEY (summary_id, booking_id)
);

CREATE INDEX booking_summary_items_booking_id_idx ON booking_summary_items(booking_id);

ALTER TABLE booking_summary_items
  ADD CONSTRAINT booking_summary_items_summary_id_fkey FOREIGN KEY (summary_id) REFERENCES booking_summaries(id) ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT booking_summary_items_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE CASCADE ON UPDATE CASCADE;

-- What happened, for the staff to be told: ids, kinds and times, no personal detail. Rows are gathered into one email per
-- recipient and deleted when it has been sent. The recipient is the office or an adviser.
CREATE TABLE staff_notices (
    id UUID NOT NULL DEFAULT gen_random_uuid(),
    source TEXT NOT NULL,
    adviser_id UUID,
    kind TEXT NOT NULL,
    reference TEXT NOT NULL,
    facts JSONB NOT NULL DEFAULT '{}',
    happened_at TIMESTAMPTZ(3) NOT NULL,
    batch_id UUID,

    CONSTRAINT staff_notices_pkey PRIMARY KEY (id),
    CONSTRAINT staff_notice_kind_is_known CHECK (kind IN ('booked', 'moved', 'cancelled', 'reassigned', 'message', 'request', 'quarantine'))
);

CREATE UNIQUE INDEX staff_notice_is_written_once ON staff_notices(source, adviser_id) NULLS NOT DISTINCT;

CREATE INDEX staff_notices_adviser_id_idx ON staff_notices(adviser_id);

ALTER TABLE staff_notices
  ADD CONSTRAINT staff_notices_adviser_id_fkey FOREIGN KEY (adviser_id) REFERENCES advisers(id) ON DELETE CASCADE ON UPDATE CASCADE;
