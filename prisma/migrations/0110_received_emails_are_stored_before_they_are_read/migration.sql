-- The webhook stores a received email as it came and answers; the worker reads it. An email that is slow or impossible to read therefore
-- cannot stop the site, and is not lost. The content is encrypted in parts of at most one megabyte, so that storing 25 megabytes never holds
-- the server for long. The signature is an HMAC of the whole email, so a repeated delivery is recognised by it.
CREATE TABLE received_emails (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  signature bytea NOT NULL,
  bytes bigint NOT NULL,
  is_cut boolean NOT NULL,
  received_at timestamptz(3) NOT NULL,
  outcome text,
  read_at timestamptz(3),
  sender_hash bytea,
  contact_message_id uuid,
  lead_id uuid,
  CONSTRAINT received_emails_pkey PRIMARY KEY (id),
  CONSTRAINT received_emails_contact_message_id_fkey FOREIGN KEY (contact_message_id) REFERENCES contact_messages (id)
    ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT received_emails_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES leads (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT received_email_belongs_to_one_item CHECK (contact_message_id IS NULL OR lead_id IS NULL),
  CONSTRAINT received_email_has_an_outcome_once_read CHECK ((outcome IS NULL) = (read_at IS NULL)),
  CONSTRAINT received_email_has_a_size CHECK (bytes >= 0)
);
CREATE UNIQUE INDEX received_emails_signature_key ON received_emails (signature);
CREATE INDEX received_emails_received_at_idx ON received_emails (received_at);
CREATE INDEX received_emails_sender_hash_idx ON received_emails (sender_hash);
CREATE INDEX received_emails_contact_message_id_idx ON received_emails (contact_message_id);
CREATE INDEX received_emails_lead_id_idx ON received_emails (lead_id);

CREATE TABLE received_email_parts (
  email_id uuid NOT NULL,
  position integer NOT NULL,
  content_cipher bytea NOT NULL,
  CONSTRAINT received_email_parts_pkey PRIMARY KEY (email_id, position),
  CONSTRAINT received_email_parts_email_id_fkey FOREIGN KEY (email_id) REFERENCES received_emails (id) ON DELETE CASCADE ON UPDATE CASCADE
);
