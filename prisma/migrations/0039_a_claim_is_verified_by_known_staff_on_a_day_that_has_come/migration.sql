-- Two statements typed by hand could still write a verification that nobody made: one with a day in the future, which would publish
-- the claim by itself on that day, and one whose audit row names a staff member who does not exist.

-- "Today" is taken in the time zone where a day begins first, so that a verification made on any office's current day is accepted.
UPDATE claims SET verified_by_id = NULL, second_verifier_id = NULL, verified_on = NULL
WHERE verified_on > (now() AT TIME ZONE 'Pacific/Kiritimati')::date;
ALTER TABLE claims ADD CONSTRAINT claim_is_not_verified_in_the_future
  CHECK (verified_on <= (now() AT TIME ZONE 'Pacific/Kiritimati')::date);

CREATE OR REPLACE FUNCTION audit_claim_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  staff text := nullif(current_setting('app.staff_id', true), '');
  before jsonb := CASE WHEN TG_OP IN ('UPDATE', 'DELETE') THEN to_jsonb(OLD) END;
  after jsonb := CASE WHEN TG_OP IN ('INSERT', 'UPDATE') THEN to_jsonb(NEW) END;
  row_now jsonb := coalesce(after, before);
  changed text;
BEGIN
  IF staff IS NOT NULL AND NOT EXISTS (SELECT FROM staff_users WHERE id::text = staff) THEN
    RAISE EXCEPTION 'app.staff_id names no staff member' USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'claim_is_changed_by_staff';
  END IF;
  IF TG_OP = 'UPDATE' THEN
    SELECT string_agg(key, ',' ORDER BY key) INTO changed FROM jsonb_each(after) WHERE value IS DISTINCT FROM before -> key;
    IF changed IS NULL THEN RETURN NULL; END IF;
  END IF;
  INSERT INTO audit_events (actor_kind, actor_id, action, subject_kind, subject_id, details) VALUES (
    CASE WHEN staff IS NULL THEN 'database' ELSE 'staff' END, staff,
    TG_ARGV[0] || CASE TG_OP WHEN 'INSERT' THEN '.added' WHEN 'UPDATE' THEN '.changed' WHEN 'DELETE' THEN '.deleted' ELSE '.all-deleted' END,
    'claim', coalesce(row_now ->> 'claim_id', row_now ->> 'id', 'all'),
    jsonb_strip_nulls(jsonb_build_object(
      'columns', changed,
      'locale', row_now -> 'locale',
      'verified', CASE WHEN TG_ARGV[0] = 'claim' AND after IS NOT NULL THEN after -> 'verified_on' <> 'null' END
    ))
  );
  RETURN NULL;
END;
$$;
