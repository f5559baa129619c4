-- The notice above a list, as in "3 new bookings", does not count a person's own changes. The audit row of a change is written in the same
-- transaction and names its author, so it sends a second notification with the same record and the author's id. PostgreSQL delivers both
-- together. Only the author's own browsers use it. Servers of an earlier release take it for one more change of the record.
CREATE FUNCTION notify_staff_of_an_author() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('staff_changes', json_build_object(
    'kind', CASE NEW.subject_kind WHEN 'booking' THEN 'booking' WHEN 'job' THEN 'email' ELSE 'inquiry' END,
    'id', NEW.subject_id,
    'by', NEW.actor_id
  )::text);
  RETURN NULL;
END;
$$;

-- Reading a record changes nothing.
CREATE TRIGGER author_is_announced AFTER INSERT ON audit_events FOR EACH ROW
  WHEN (NEW.actor_kind = 'staff' AND NEW.subject_kind IN ('booking', 'contact-message', 'lead', 'job') AND NEW.action !~ 'read$')
  EXECUTE FUNCTION notify_staff_of_an_author();
