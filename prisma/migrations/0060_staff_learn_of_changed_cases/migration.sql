-- A page of a case shows a colleague's change within seconds. The notification has no id, because advisers may only know of the cases of
-- their own clients: a browser with an open case reads it again with its own permission. PostgreSQL sends equal notifications of one
-- transaction once.
CREATE FUNCTION notify_staff_of_a_case() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('staff_changes', '{"kind":"case"}');
  RETURN NULL;
END;
$$;
CREATE TRIGGER change_notifies_staff AFTER INSERT OR UPDATE OR DELETE ON cases FOR EACH STATEMENT EXECUTE FUNCTION notify_staff_of_a_case();
CREATE TRIGGER change_notifies_staff AFTER INSERT OR UPDATE OR DELETE ON case_losses FOR EACH STATEMENT EXECUTE FUNCTION notify_staff_of_a_case();
CREATE TRIGGER change_notifies_staff AFTER INSERT OR UPDATE OR DELETE ON case_parties FOR EACH STATEMENT EXECUTE FUNCTION notify_staff_of_a_case();
CREATE TRIGGER change_notifies_staff AFTER INSERT OR UPDATE OR DELETE ON case_deadlines FOR EACH STATEMENT EXECUTE FUNCTION notify_staff_of_a_case();
CREATE TRIGGER change_notifies_staff AFTER INSERT OR UPDATE OR DELETE ON case_letters FOR EACH STATEMENT EXECUTE FUNCTION notify_staff_of_a_case();
CREATE TRIGGER change_notifies_staff AFTER INSERT OR UPDATE OR DELETE ON conflict_checks FOR EACH STATEMENT EXECUTE FUNCTION notify_staff_of_a_case();
