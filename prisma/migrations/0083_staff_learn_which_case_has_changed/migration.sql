-- Each reading of a case is logged, so its page must be read again only when that case has changed, not with every case of the firm. The
-- notification therefore names the case, and the advisers of its client, because some staff may only know of their own clients.
CREATE FUNCTION advisers_of_client(client uuid) RETURNS json LANGUAGE sql STABLE AS $$
  SELECT coalesce(json_agg(DISTINCT adviser_id), '[]') FROM (
    SELECT adviser_id FROM bookings WHERE client_id = client
    UNION ALL SELECT adviser_id FROM cases WHERE client_id = client AND adviser_id IS NOT NULL
    UNION ALL SELECT s.adviser_id FROM cases c JOIN staff_users s ON s.id = c.owner_id WHERE c.client_id = client AND s.adviser_id IS NOT NULL
  ) AS own
$$;

CREATE OR REPLACE FUNCTION notify_staff_of_client(changed uuid) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('staff_changes', json_build_object('kind', 'client', 'id', changed, 'advisers', advisers_of_client(changed))::text)
$$;

-- The argument of a trigger is the column with the case's id.
CREATE OR REPLACE FUNCTION notify_staff_of_a_case() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('staff_changes', json_build_object('kind', 'case', 'id', id, 'advisers', advisers_of_client(client_id))::text)
  FROM cases WHERE id = (coalesce(to_jsonb(NEW), to_jsonb(OLD)) ->> TG_ARGV[0])::uuid;
  RETURN NULL;
END;
$$;

DROP TRIGGER change_notifies_staff ON cases;
DROP TRIGGER change_notifies_staff ON case_losses;
DROP TRIGGER change_notifies_staff ON case_parties;
DROP TRIGGER change_notifies_staff ON case_deadlines;
DROP TRIGGER change_notifies_staff ON case_letters;
DROP TRIGGER change_notifies_staff ON conflict_checks;
CREATE TRIGGER change_notifies_staff AFTER INSERT OR UPDATE ON cases FOR EACH ROW EXECUTE FUNCTION notify_staff_of_a_case('id');
CREATE TRIGGER change_notifies_staff AFTER INSERT OR UPDATE OR DELETE ON case_losses FOR EACH ROW EXECUTE FUNCTION notify_staff_of_a_case('case_id');
CREATE TRIGGER change_notifies_staff AFTER INSERT OR UPDATE OR DELETE ON case_parties FOR EACH ROW EXECUTE FUNCTION notify_staff_of_a_case('case_id');
CREATE TRIGGER change_notifies_staff AFTER INSERT OR UPDATE OR DELETE ON case_deadlines FOR EACH ROW EXECUTE FUNCTION notify_staff_of_a_case('case_id');
CREATE TRIGGER change_notifies_staff AFTER INSERT OR UPDATE OR DELETE ON case_letters FOR EACH ROW EXECUTE FUNCTION notify_staff_of_a_case('case_id');
CREATE TRIGGER change_notifies_staff AFTER INSERT OR UPDATE OR DELETE ON conflict_checks FOR EACH ROW EXECUTE FUNCTION notify_staff_of_a_case('case_id');
