-- Entries, seals and anchors are only added. Where the application has a role of its own, its privileges say the same; where it owns the
-- tables, these triggers are all that refuses it, and the seals show what happened in spite of them.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND TG_TABLE_NAME = 'audit_events' AND current_setting('audit.deletes_by_age', true) = 'on' THEN
    RETURN OLD;
  END IF;
  RAISE insufficient_privilege USING MESSAGE = 'the audit log only grows';
END;
$$;
CREATE TRIGGER audit_only_grows BEFORE UPDATE OR DELETE ON audit_events FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_is_not_emptied BEFORE TRUNCATE ON audit_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_only_grows BEFORE UPDATE OR DELETE ON audit_seals FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_is_not_emptied BEFORE TRUNCATE ON audit_seals FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_only_grows BEFORE UPDATE OR DELETE ON audit_anchors FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_is_not_emptied BEFORE TRUNCATE ON audit_anchors FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

-- Whether the record of an entry still exists. Kinds without a table of their own have no lasting record; the firm, its rules and the log
-- itself always exist, and so does what this function does not know.
CREATE FUNCTION audited_record_exists(kind text, id text) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
DECLARE
  uid uuid := CASE WHEN id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN id::uuid END;
BEGIN
  RETURN CASE kind
    WHEN 'booking' THEN EXISTS (SELECT FROM bookings b WHERE b.id = uid)
    WHEN 'client' THEN EXISTS (SELECT FROM clients c WHERE c.id = uid)
    WHEN 'case' THEN EXISTS (SELECT FROM cases c WHERE c.id = uid)
    WHEN 'contact-message' THEN EXISTS (SELECT FROM contact_messages m WHERE m.id = uid)
    WHEN 'lead' THEN EXISTS (SELECT FROM leads l WHERE l.id = uid)
    WHEN 'subscriber' THEN EXISTS (SELECT FROM newsletter_subscribers n WHERE n.id = uid)
    WHEN 'email' THEN EXISTS (SELECT FROM sent_emails s WHERE s.id = uid)
    WHEN 'document' THEN EXISTS (SELECT FROM documents d WHERE d.id = uid)
    WHEN 'data-request' THEN EXISTS (SELECT FROM data_requests r WHERE r.id = uid)
    WHEN 'complaint' THEN EXISTS (SELECT FROM complaints c WHERE c.id = uid)
    WHEN 'suppressed-address' THEN EXISTS (SELECT FROM suppressed_addresses a WHERE a.id = uid)
    WHEN 'staff' THEN EXISTS (SELECT FROM staff_users s WHERE s.id = uid)
    WHEN 'adviser' THEN EXISTS (SELECT FROM advisers a WHERE a.id = uid)
    WHEN 'claim' THEN EXISTS (SELECT FROM claims c WHERE c.id = uid)
    WHEN 'service' THEN EXISTS (SELECT FROM services s WHERE s.id = audited_record_exists.id)
    WHEN 'job' THEN false
    WHEN 'import' THEN false
    ELSE true
  END;
END;
$$;

-- Deletes the entries whose time is over: seven years after they were written and sealed, if they describe a moment, such as a sign-in, or
-- if their record no longer exists and nothing was written about it for seven years. An entry of its own names the first and the last seal of
-- the deleted range and the number of deleted entries; the seals stay. The entry is sealed like any other. Runs at most once in four weeks,
-- so that these entries stay few. It belongs to the owner of the tables, and the application may only call it.
CREATE FUNCTION delete_old_audit_entries() RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  cutoff timestamptz := now() - interval '7 years';
  ids bigint[];
  first_seal bigint;
  last_seal bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('audit_deletions'));
  IF EXISTS (SELECT FROM audit_events WHERE subject_kind = 'audit' AND subject_id = 'log' AND action = 'audit.deleted'
    AND at > now() - interval '28 days') THEN
    RETURN 0;
  END IF;
  SELECT array_agg(e.id), min(s.seq), max(s.seq) INTO ids, first_seal, last_seal
  FROM audit_events e JOIN audit_seals s ON s.event_id = e.id
  WHERE e.at < cutoff AND s.sealed_at < cutoff AND (
    e.action IN ('staff.signed-in', 'staff.signed-out', 'staff.sessions-ended', 'staff.reauthenticated', 'staff.password-reset-requested',
      'staff.permission-refused', 'staff.list-read')
    OR NOT audited_record_exists(e.subject_kind, e.subject_id) AND NOT EXISTS (
      SELECT FROM audit_events later
      WHERE later.subject_kind = e.subject_kind AND later.subject_id = e.subject_id AND later.at >= cutoff));
  IF ids IS NULL THEN RETURN 0; END IF;
  PERFORM set_config('audit.deletes_by_age', 'on', true);
  DELETE FROM audit_events WHERE id = ANY (ids);
  PERFORM set_config('audit.deletes_by_age', 'off', true);
  INSERT INTO audit_events (at, actor_kind, action, subject_kind, subject_id, details) VALUES (now(), 'system', 'audit.deleted', 'audit', 'log',
    jsonb_build_object('from', first_seal, 'to', last_seal, 'count', cardinality(ids)));
  RETURN cardinality(ids);
END;
$$;
