-- Staff who talk to a client need to see what the client was told, so a copy of each email is kept for 90 days, encrypted. Links that
-- give access to something are removed from the copy. `mail_deliveries` keeps the keys of all deliveries, without content.
CREATE TABLE sent_emails (
    id UUID NOT NULL DEFAULT gen_random_uuid(),
    delivery_key TEXT NOT NULL,
    -- The first part of the key, such as "booking-confirmed", and the record in its second part, if that is an id.
    kind TEXT NOT NULL,
    record_id UUID,
    outcome TEXT NOT NULL,
    locale TEXT NOT NULL,
    recipient_hash BYTEA NOT NULL,
    recipient_cipher BYTEA NOT NULL,
    -- Absent for an email that was not sent.
    content_cipher BYTEA,
    at TIMESTAMPTZ(3) NOT NULL DEFAULT now(),

    CONSTRAINT sent_emails_pkey PRIMARY KEY (id),
    CONSTRAINT sent_email_outcome_is_known CHECK (outcome IN ('sent', 'suppressed')),
    CONSTRAINT sent_email_has_content CHECK ((outcome = 'sent') = (content_cipher IS NOT NULL))
);
CREATE UNIQUE INDEX sent_emails_delivery_key_outcome_key ON sent_emails (delivery_key, outcome);
CREATE INDEX sent_emails_at_id_idx ON sent_emails (at, id);
CREATE INDEX sent_emails_recipient_hash_at_idx ON sent_emails (recipient_hash, at);
CREATE INDEX sent_emails_record_id_idx ON sent_emails (record_id);

-- Addresses to which nothing is sent any more, because the mailbox does not exist or its owner complained. Mail services block senders
-- who keep writing to such addresses.
CREATE TABLE suppressed_addresses (
    id UUID NOT NULL DEFAULT gen_random_uuid(),
    address_hash BYTEA NOT NULL,
    address_cipher BYTEA NOT NULL,
    reason TEXT NOT NULL,
    suppressed_at TIMESTAMPTZ(3) NOT NULL DEFAULT now(),

    CONSTRAINT suppressed_addresses_pkey PRIMARY KEY (id),
    CONSTRAINT suppression_reason_is_known CHECK (reason IN ('hard-bounce', 'complaint'))
);
CREATE UNIQUE INDEX suppressed_addresses_address_hash_key ON suppressed_addresses (address_hash);

CREATE TRIGGER insert_notifies_staff AFTER INSERT ON sent_emails
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_staff_of_rows('email', 'id');
CREATE TRIGGER insert_notifies_staff AFTER INSERT ON suppressed_addresses
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_staff_of_rows('email', 'id');
CREATE TRIGGER delete_notifies_staff AFTER DELETE ON suppressed_addresses
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_staff_of_rows('email', 'id');
