-- The notice above a list counts the changes of others, but it also counted an address that the reader had just allowed again. The audit row
-- of this change now announces its author too, under the same kind as the deleted row.
CREATE OR REPLACE FUNCTION notify_staff_of_an_author() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('staff_changes', json_build_object(
    'kind', CASE NEW.subject_kind
      WHEN 'booking' THEN 'booking'
      WHEN 'job' THEN 'email'
      WHEN 'suppressed-address' THEN 'email'
      ELSE 'inquiry'
    END,
    'id', NEW.subject_id,
    'by', NEW.actor_id
  )::text);
  RETURN NULL;
END;
$$;

-- Reading a record changes nothing.
DROP TRIGGER author_is_announced ON audit_events;
CREATE TRIGGER author_is_announced AFTER INSERT ON audit_events FOR EACH ROW
  WHEN (NEW.actor_kind = 'staff'
    AND NEW.subject_kind IN ('booking', 'contact-message', 'lead', 'job', 'suppressed-address')
    AND NEW.action !~ 'read$')
  EXECUTE FUNCTION notify_staff_of_an_author();
