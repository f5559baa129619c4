-- Staff answer messages and leads: what was sent, received, noted and decided is kept with each of them as one thread. Several
-- people may have one item open, so each change increments its version, and a change that names an older version is refused.
-- The database counts, because the worker and received emails change items too.
ALTER TABLE contact_messages
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  -- An answered item waits again from this moment, because its sender replied or staff moved it back.
  ADD COLUMN reopened_at timestamptz(3),
  ADD COLUMN snoozed_until timestamptz(3),
  -- The email to staff about a long wait, which is sent once for each wait.
  ADD COLUMN warned_at timestamptz(3);
ALTER TABLE leads
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN reopened_at timestamptz(3),
  ADD COLUMN snoozed_until timestamptz(3),
  ADD COLUMN warned_at timestamptz(3),
  -- Test data of an advertising platform: it is never counted, answered or exported.
  ADD COLUMN is_test boolean NOT NULL DEFAULT false;

ALTER TABLE contact_messages
  ADD CONSTRAINT only_a_waiting_message_is_snoozed CHECK (snoozed_until IS NULL OR state = 'received');
ALTER TABLE leads
  ADD CONSTRAINT only_a_waiting_lead_is_snoozed CHECK (snoozed_until IS NULL OR state = 'received');

-- The mark that staff were warned is no change that a reader of the item must know of.
CREATE FUNCTION count_inquiry_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END;
$$;
CREATE TRIGGER message_version_is_counted
  BEFORE UPDATE OF reference, state, owner_id, answered_at, reopened_at, snoozed_until ON contact_messages
  FOR EACH ROW EXECUTE FUNCTION count_inquiry_version();
CREATE TRIGGER lead_version_is_counted
  BEFORE UPDATE OF reference, state, owner_id, answered_at, reopened_at, snoozed_until ON leads
  FOR EACH ROW EXECUTE FUNCTION count_inquiry_version();

CREATE TABLE inquiry_entries (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  contact_message_id uuid,
  lead_id uuid,
  kind text NOT NULL,
  at timestamptz(3) NOT NULL,
  -- Null for emails of the sender and for acts of the system.
  staff_id uuid,
  -- Subject, text and names of attachments, encrypted.
  content_cipher bytea,
  -- Codes and ids, never text that a person wrote.
  facts jsonb NOT NULL DEFAULT '{}',
  -- The RFC 5322 Message-ID of a sent or received email. A repeated delivery of a received email finds its first one.
  message_id text,
  delivery text,
  -- The version of the item after this entry, which tells the reader of an older version what has changed.
  version integer NOT NULL,
  CONSTRAINT inquiry_entries_pkey PRIMARY KEY (id),
  CONSTRAINT inquiry_entries_contact_message_id_fkey FOREIGN KEY (contact_message_id) REFERENCES contact_messages (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT inquiry_entries_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES leads (id) ON DELETE CASCADE ON UPDATE CASCADE,
  -- The entries of a staff member who has left are kept.
  CONSTRAINT inquiry_entries_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff_users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT entry_belongs_to_one_item CHECK (num_nonnulls(contact_message_id, lead_id) = 1),
  CONSTRAINT entry_kind_is_known CHECK (kind IN ('reply', 'received', 'note', 'call', 'assigned', 'snoozed', 'state', 'released', 'different-person', 'bounced')),
  CONSTRAINT entry_delivery_is_known CHECK (delivery IN ('queued', 'sending', 'sent', 'failed')),
  CONSTRAINT only_a_reply_is_delivered CHECK ((delivery IS NOT NULL) = (kind = 'reply')),
  CONSTRAINT sent_or_received_email_has_its_id CHECK ((message_id IS NOT NULL) = (kind IN ('reply', 'received'))),
  CONSTRAINT written_entry_has_its_text CHECK (content_cipher IS NOT NULL OR kind NOT IN ('reply', 'received', 'note'))
);
CREATE UNIQUE INDEX inquiry_entries_message_id_key ON inquiry_entries (message_id);
CREATE INDEX inquiry_entries_contact_message_id_at_idx ON inquiry_entries (contact_message_id, at);
CREATE INDEX inquiry_entries_lead_id_at_idx ON inquiry_entries (lead_id, at);
CREATE INDEX inquiry_entries_staff_id_idx ON inquiry_entries (staff_id);

-- The unsent reply of one staff member to one item. It is saved while it is written.
CREATE TABLE inquiry_drafts (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  contact_message_id uuid,
  lead_id uuid,
  staff_id uuid NOT NULL,
  text_cipher bytea NOT NULL,
  saved_at timestamptz(3) NOT NULL,
  CONSTRAINT inquiry_drafts_pkey PRIMARY KEY (id),
  CONSTRAINT inquiry_drafts_contact_message_id_fkey FOREIGN KEY (contact_message_id) REFERENCES contact_messages (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT inquiry_drafts_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES leads (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT inquiry_drafts_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff_users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT draft_belongs_to_one_item CHECK (num_nonnulls(contact_message_id, lead_id) = 1)
);
CREATE UNIQUE INDEX inquiry_drafts_contact_message_id_staff_id_key ON inquiry_drafts (contact_message_id, staff_id);
CREATE UNIQUE INDEX inquiry_drafts_lead_id_staff_id_key ON inquiry_drafts (lead_id, staff_id);
CREATE INDEX inquiry_drafts_staff_id_idx ON inquiry_drafts (staff_id);

-- While a staff member is away, their open items also belong to the person who covers for them.
CREATE TABLE staff_absences (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  staff_id uuid NOT NULL,
  cover_id uuid NOT NULL,
  starts_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3) NOT NULL,
  CONSTRAINT staff_absences_pkey PRIMARY KEY (id),
  CONSTRAINT staff_absences_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff_users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT staff_absences_cover_id_fkey FOREIGN KEY (cover_id) REFERENCES staff_users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT absence_ends_after_its_start CHECK (ends_at > starts_at),
  CONSTRAINT another_person_covers CHECK (cover_id <> staff_id),
  CONSTRAINT one_absence_at_a_time EXCLUDE USING gist (staff_id WITH =, tstzrange(starts_at, ends_at) WITH &&)
);
CREATE INDEX staff_absences_cover_id_ends_at_idx ON staff_absences (cover_id, ends_at);

-- The lists of the inbox, page by page. Each index has the order of its list, so a page reads only its own rows.
CREATE INDEX waiting_messages ON contact_messages ((coalesce(reopened_at, created_at)), reference) WHERE state = 'received';
CREATE INDEX waiting_leads ON leads ((coalesce(reopened_at, created_at)), reference) WHERE state = 'received' AND NOT is_test;
CREATE INDEX waiting_messages_of_owner ON contact_messages (owner_id, (coalesce(reopened_at, created_at)), reference) WHERE state = 'received';
CREATE INDEX waiting_leads_of_owner ON leads (owner_id, (coalesce(reopened_at, created_at)), reference) WHERE state = 'received' AND NOT is_test;
CREATE INDEX answered_messages ON contact_messages ((coalesce(answered_at, created_at)) DESC, reference DESC) WHERE state IN ('answered', 'closed', 'not_for_us');
CREATE INDEX answered_leads ON leads ((coalesce(answered_at, created_at)) DESC, reference DESC) WHERE state IN ('answered', 'closed', 'not_for_us') AND NOT is_test;
CREATE INDEX quarantined_messages ON contact_messages (created_at DESC, reference DESC) WHERE state = 'quarantined';
CREATE INDEX quarantined_leads ON leads (created_at DESC, reference DESC) WHERE state = 'quarantined' AND NOT is_test;
CREATE INDEX test_leads ON leads (created_at DESC, reference DESC) WHERE is_test;

-- Earlier contact of the same person.
CREATE INDEX contact_messages_email_idx ON contact_messages (email);
CREATE INDEX contact_messages_phone_e164_idx ON contact_messages (phone_e164);
CREATE INDEX leads_email_idx ON leads (email);
CREATE INDEX leads_phone_e164_idx ON leads (phone_e164);
CREATE INDEX clients_phone_e164_idx ON clients (phone_e164);

-- A report about a failed delivery names the Message-ID of the email.
CREATE INDEX mail_deliveries_message_id_idx ON mail_deliveries (message_id);
