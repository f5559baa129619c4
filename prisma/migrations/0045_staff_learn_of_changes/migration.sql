-- Staff pages show a colleague's change within seconds. Each statement that changes a record notifies the servers, which listen on
-- the channel `staff_changes`. A notification holds ids only: a browser that may know them reads the record with its own permission.
-- Triggers also cover changes made by SQL and by functions.

-- Sends one notification for each record. A statement that changes many records, such as an import, sends one without an id,
-- which means any record of this kind.
CREATE FUNCTION notify_staff(kind text, ids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(ids) > 20 THEN
    PERFORM pg_notify('staff_changes', json_build_object('kind', kind)::text);
  ELSE
    PERFORM pg_notify('staff_changes', json_build_object('kind', kind, 'id', id)::text) FROM unnest(ids) AS id;
  END IF;
END;
$$;

-- For triggers with a transition table named `changed`. Arguments: the kind, and the column with the id of the record.
CREATE FUNCTION notify_staff_of_rows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids text[];
BEGIN
  EXECUTE format('SELECT array_agg(DISTINCT %I::text) FROM changed', TG_ARGV[1]) INTO ids;
  IF ids IS NOT NULL THEN PERFORM notify_staff(TG_ARGV[0], ids); END IF;
  RETURN NULL;
END;
$$;

-- A notification about a booking also names its advisers, before and after the change, because some staff see only their own bookings.
CREATE FUNCTION notify_staff_of_bookings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes integer;
BEGIN
  SELECT count(*) INTO changes FROM changed;
  IF changes > 20 THEN
    PERFORM pg_notify('staff_changes', '{"kind":"booking"}');
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM pg_notify('staff_changes', json_build_object('kind', 'booking', 'id', id, 'advisers', json_build_array(changed.adviser_id, previous.adviser_id))::text)
    FROM changed JOIN previous USING (id);
  ELSE
    PERFORM pg_notify('staff_changes', json_build_object('kind', 'booking', 'id', id, 'advisers', json_build_array(adviser_id))::text)
    FROM changed;
  END IF;
  RETURN NULL;
END;
$$;

CREATE TRIGGER insert_notifies_staff AFTER INSERT ON bookings
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_staff_of_bookings();
CREATE TRIGGER update_notifies_staff AFTER UPDATE ON bookings
  REFERENCING OLD TABLE AS previous NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_staff_of_bookings();
CREATE TRIGGER delete_notifies_staff AFTER DELETE ON bookings
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_staff_of_bookings();

CREATE TRIGGER insert_notifies_staff AFTER INSERT ON contact_messages
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_staff_of_rows('inquiry', 'id');
CREATE TRIGGER update_notifies_staff AFTER UPDATE ON contact_messages
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_staff_of_rows('inquiry', 'id');
CREATE TRIGGER delete_notifies_staff AFTER DELETE ON contact_messages
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_staff_of_rows('inquiry', 'id');

CREATE TRIGGER insert_notifies_staff AFTER INSERT ON leads
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_staff_of_rows('inquiry', 'id');
CREATE TRIGGER update_notifies_staff AFTER UPDATE ON leads
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_staff_of_rows('inquiry', 'id');
CREATE TRIGGER delete_notifies_staff AFTER DELETE ON leads
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_staff_of_rows('inquiry', 'id');

CREATE TRIGGER insert_notifies_staff AFTER INSERT ON claims
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_staff_of_rows('claim', 'id');
CREATE TRIGGER update_notifies_staff AFTER UPDATE ON claims
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_staff_of_rows('claim', 'id');
CREATE TRIGGER delete_notifies_staff AFTER DELETE ON claims
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_staff_of_rows('claim', 'id');

CREATE TRIGGER insert_notifies_staff AFTER INSERT ON claim_texts
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_staff_of_rows('claim', 'claim_id');
CREATE TRIGGER update_notifies_staff AFTER UPDATE ON claim_texts
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_staff_of_rows('claim', 'claim_id');
CREATE TRIGGER delete_notifies_staff AFTER DELETE ON claim_texts
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_staff_of_rows('claim', 'claim_id');

CREATE TRIGGER insert_notifies_staff AFTER INSERT ON dead_jobs
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_staff_of_rows('email', 'job_id');
CREATE TRIGGER update_notifies_staff AFTER UPDATE ON dead_jobs
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_staff_of_rows('email', 'job_id');
CREATE TRIGGER delete_notifies_staff AFTER DELETE ON dead_jobs
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_staff_of_rows('email', 'job_id');

CREATE TRIGGER insert_notifies_staff AFTER INSERT ON staff_users
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_staff_of_rows('staff', 'id');
CREATE TRIGGER update_notifies_staff AFTER UPDATE ON staff_users
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_staff_of_rows('staff', 'id');
CREATE TRIGGER delete_notifies_staff AFTER DELETE ON staff_users
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_staff_of_rows('staff', 'id');

-- A session is a record of its staff member. The time of its last request changes often and interests no one.
CREATE FUNCTION notify_staff_of_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_staff('staff', ARRAY[COALESCE(NEW.staff_user_id, OLD.staff_user_id)::text]);
  RETURN NULL;
END;
$$;
CREATE TRIGGER change_notifies_staff AFTER INSERT OR DELETE ON staff_sessions FOR EACH ROW EXECUTE FUNCTION notify_staff_of_session();
CREATE TRIGGER end_notifies_staff AFTER UPDATE ON staff_sessions
  FOR EACH ROW WHEN (OLD.ended_at IS DISTINCT FROM NEW.ended_at) EXECUTE FUNCTION notify_staff_of_session();
