-- A complaint has a person who handles it, the text of its answer, and an end. Both registers tell open pages of staff about changes.
ALTER TABLE complaints
  ADD COLUMN channel text NOT NULL DEFAULT 'other',
  ADD COLUMN email_cipher bytea,
  ADD COLUMN handler_id uuid,
  ADD COLUMN answer_cipher bytea,
  ADD COLUMN closed_at timestamptz(3),
  ADD CONSTRAINT complaints_handler_id_fkey FOREIGN KEY (handler_id) REFERENCES staff_users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT complaint_channel_is_known CHECK (channel IN ('email', 'phone', 'letter', 'in-person', 'other')),
  ADD CONSTRAINT closed_complaint_is_answered CHECK (closed_at IS NULL OR answered_at IS NOT NULL);
CREATE INDEX complaints_handler_id_idx ON complaints (handler_id);

-- The notification has no id: a browser with an open page reads the register again with its own permission.
CREATE FUNCTION notify_staff_of_a_register() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('staff_changes', '{"kind":"register"}');
  RETURN NULL;
END;
$$;
CREATE TRIGGER change_notifies_staff AFTER INSERT OR UPDATE OR DELETE ON data_requests
  FOR EACH STATEMENT EXECUTE FUNCTION notify_staff_of_a_register();
CREATE TRIGGER change_notifies_staff AFTER INSERT OR UPDATE OR DELETE ON complaints
  FOR EACH STATEMENT EXECUTE FUNCTION notify_staff_of_a_register();
