-- Counsel reads a version of a legal text in all its languages. One person records who read it and when, another one confirms it, and
-- only then does the version have counsel's mark. A reading never changes, so a new version has no mark: it needs a reading of its own.
CREATE TABLE counsel_readings (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  text_id uuid NOT NULL,
  number integer NOT NULL,
  -- The name of the lawyer or law firm.
  counsel text NOT NULL,
  read_on date NOT NULL,
  CONSTRAINT reading_is_of_a_text FOREIGN KEY (text_id) REFERENCES texts (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT reading_names_counsel CHECK (counsel ~ '[^[:space:]]' AND length(counsel) <= 120),
  CONSTRAINT reading_is_not_in_the_future CHECK (read_on <= (now() AT TIME ZONE 'Pacific/Kiritimati')::date)
);
CREATE INDEX counsel_readings_text_id_number_idx ON counsel_readings (text_id, number);

CREATE FUNCTION keep_counsel_reading() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE integrity_constraint_violation USING CONSTRAINT = 'reading_never_changes', MESSAGE = 'a reading by counsel never changes';
END;
$$;
CREATE TRIGGER reading_never_changes BEFORE UPDATE OR DELETE ON counsel_readings
  FOR EACH ROW EXECUTE FUNCTION keep_counsel_reading();

-- NULL if the version does not exist, was called off, or is not of a legal text.
CREATE FUNCTION counsel_reading_content(reading uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('counsel', r.counsel, 'read_on', r.read_on, 'key', t.key, 'number', r.number,
    'texts', jsonb_object_agg(v.locale, jsonb_build_object('head', v.head, 'body', v.body, 'publish_at', v.publish_at)))
  FROM counsel_readings r
  JOIN texts t ON t.id = r.text_id AND t.kind = 'legal'
  JOIN text_versions v ON v.text_id = r.text_id AND v.number = r.number AND v.withdrawn_at IS NULL
  WHERE r.id = $1 GROUP BY r.id, t.id
$$;

CREATE OR REPLACE FUNCTION confirmation_content(kind text, subject text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN $1 = 'claim' THEN claim_content($2::uuid)
    WHEN $1 IN ('bank-details', 'payment-words') THEN
      (SELECT jsonb_build_object('content', p.content) FROM firm_proposals p WHERE p.kind = $1 AND p.profile = $2)
    WHEN $1 = 'legal-text' THEN counsel_reading_content($2::uuid)
  END
$$;

-- A version that is called off takes its mark with it. A row per language would end the same confirmation several times, which is no
-- harm: it ends once.
CREATE FUNCTION end_changed_reading() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM end_changed_confirmations('legal-text', r.id::text)
  FROM counsel_readings r WHERE r.text_id = OLD.text_id AND r.number = OLD.number;
  RETURN NULL;
END;
$$;
CREATE TRIGGER change_ends_confirmation AFTER UPDATE OR DELETE ON text_versions FOR EACH ROW EXECUTE FUNCTION end_changed_reading();

-- A proposal or confirmation locks the text, so that its version is not called off meanwhile. A version has one open reading.
CREATE FUNCTION lock_reading() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM texts t JOIN counsel_readings r ON r.text_id = t.id WHERE r.id::text = NEW.subject_id FOR UPDATE OF t;
  IF TG_OP = 'INSERT' AND EXISTS (
    SELECT FROM counsel_readings mine
    JOIN counsel_readings other ON (other.text_id, other.number) = (mine.text_id, mine.number) AND other.id <> mine.id
    JOIN confirmations c ON c.kind = 'legal-text' AND c.subject_id = other.id::text AND c.ended_at IS NULL
    WHERE mine.id::text = NEW.subject_id
  ) THEN
    RAISE unique_violation USING CONSTRAINT = 'version_has_one_open_reading', MESSAGE = 'the version has an open reading';
  END IF;
  RETURN NEW;
END;
$$;
CREATE TRIGGER a_reading_is_locked BEFORE INSERT OR UPDATE ON confirmations
  FOR EACH ROW WHEN (NEW.kind = 'legal-text') EXECUTE FUNCTION lock_reading();

-- The public page of a text follows its mark within seconds.
CREATE TRIGGER text_is_marked AFTER INSERT OR UPDATE ON confirmations
  FOR EACH ROW WHEN (NEW.kind = 'legal-text' AND NEW.confirmed_at IS NOT NULL) EXECUTE FUNCTION note_record_change('texts');
CREATE TRIGGER text_mark_is_deleted AFTER DELETE ON confirmations
  FOR EACH ROW WHEN (OLD.kind = 'legal-text') EXECUTE FUNCTION note_record_change('texts');
CREATE TRIGGER text_marks_are_emptied AFTER TRUNCATE ON confirmations
  FOR EACH STATEMENT EXECUTE FUNCTION note_record_change('texts');

-- A mark is withdrawn for a reason.
ALTER TABLE confirmations ADD CONSTRAINT revoked_mark_has_a_reason CHECK (
  kind <> 'legal-text' OR end_reason IS DISTINCT FROM 'revoked' OR coalesce(end_note, '') ~ '[^[:space:]]');

-- As in the migration before that defined it, but the acts on a legal text are entries of the text, with the number of the version.
CREATE OR REPLACE FUNCTION audit_confirmation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  staff text := acting_staff();
  one confirmations := CASE WHEN TG_OP IN ('INSERT', 'UPDATE') THEN NEW WHEN TG_OP = 'DELETE' THEN OLD END;
  reading counsel_readings;
  act text := CASE
    WHEN TG_OP = 'TRUNCATE' THEN 'confirmations-deleted'
    WHEN TG_OP = 'DELETE' THEN 'confirmation-deleted'
    WHEN TG_OP = 'INSERT' THEN CASE WHEN NEW.confirmed_at IS NULL THEN 'proposed' ELSE 'confirmed' END
    WHEN OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL THEN
      CASE NEW.end_reason WHEN 'changed' THEN 'confirmation-ended' WHEN 'deleted' THEN 'confirmation-ended' ELSE NEW.end_reason END
    WHEN OLD.confirmed_at IS NULL AND NEW.confirmed_at IS NOT NULL THEN 'confirmed'
    WHEN OLD.expires_on IS DISTINCT FROM NEW.expires_on THEN 'expiry-moved-forward'
  END;
BEGIN
  IF act IS NULL THEN RETURN NULL; END IF;
  IF one.kind = 'legal-text' THEN SELECT * INTO reading FROM counsel_readings r WHERE r.id::text = one.subject_id; END IF;
  INSERT INTO audit_events (actor_kind, actor_id, action, subject_kind, subject_id, details) VALUES (
    CASE WHEN staff IS NULL THEN 'database' ELSE 'staff' END, staff,
    coalesce(one.kind, 'claim') || '.' || act,
    CASE coalesce(one.kind, 'claim') WHEN 'claim' THEN 'claim' WHEN 'legal-text' THEN 'text' ELSE 'firm' END,
    coalesce(reading.text_id::text, one.subject_id, 'all'),
    jsonb_strip_nulls(jsonb_build_object(
      'confirmation', one.id, 'proposer', one.proposed_by_id, 'confirmer', one.confirmed_by_id, 'reason', one.end_reason,
      'number', reading.number))
  );
  RETURN NULL;
END;
$$;
