-- Staff decide about quarantined items. What they keep out is listed apart from the undecided ones and deleted 30 days later.
ALTER TABLE contact_messages
  ADD COLUMN kept_out_at timestamptz(3),
  ADD CONSTRAINT only_a_quarantined_message_is_kept_out CHECK (kept_out_at IS NULL OR state = 'quarantined');
ALTER TABLE leads
  ADD COLUMN kept_out_at timestamptz(3),
  ADD CONSTRAINT only_a_quarantined_lead_is_kept_out CHECK (kept_out_at IS NULL OR state = 'quarantined');

CREATE INDEX kept_out_messages ON contact_messages (kept_out_at DESC, reference DESC) WHERE kept_out_at IS NOT NULL;
CREATE INDEX kept_out_leads ON leads (kept_out_at DESC, reference DESC) WHERE kept_out_at IS NOT NULL;

-- A thread changes without its item when the worker sends a reply, so entries also notify the pages that show the item.
CREATE FUNCTION notify_staff_of_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids text[];
BEGIN
  SELECT array_agg(DISTINCT coalesce(contact_message_id, lead_id)::text) INTO ids FROM changed;
  IF ids IS NOT NULL THEN PERFORM notify_staff('inquiry', ids); END IF;
  RETURN NULL;
END;
$$;
CREATE TRIGGER insert_notifies_staff AFTER INSERT ON inquiry_entries
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_staff_of_entries();
CREATE TRIGGER update_notifies_staff AFTER UPDATE ON inquiry_entries
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_staff_of_entries();
CREATE TRIGGER delete_notifies_staff AFTER DELETE ON inquiry_entries
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_staff_of_entries();
