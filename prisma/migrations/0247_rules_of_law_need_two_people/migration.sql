-- The rules of law of the page of dates are in the code. A rule whose number only a secondary source gives is shown with it only after two
-- people have confirmed the rule, and one person can withdraw any rule at once. A row is the rule as staff saw it: if the code's rule differs
-- later, the confirmation no longer covers it.
CREATE TABLE law_rules (
  id text PRIMARY KEY,
  content jsonb NOT NULL,
  withdrawn_at timestamptz(3),
  withdrawn_by_id uuid,
  withdrawn_reason text,
  CONSTRAINT rule_is_withdrawn_by_staff FOREIGN KEY (withdrawn_by_id) REFERENCES staff_users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT rule_is_withdrawn_for_a_reason CHECK (
    num_nonnulls(withdrawn_at, withdrawn_by_id, withdrawn_reason) IN (0, 3) AND coalesce(withdrawn_reason, 'x') ~ '[^[:space:]]')
);
CREATE INDEX law_rules_withdrawn_by_id_idx ON law_rules (withdrawn_by_id);

CREATE OR REPLACE FUNCTION confirmation_content(kind text, subject text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN $1 = 'claim' THEN claim_content($2::uuid)
    WHEN $1 IN ('bank-details', 'payment-words') THEN
      (SELECT jsonb_build_object('content', p.content) FROM firm_proposals p WHERE p.kind = $1 AND p.profile = $2)
    WHEN $1 = 'legal-text' THEN counsel_reading_content($2::uuid)
    WHEN $1 = 'law-rule' THEN (SELECT jsonb_build_object('content', r.content) FROM law_rules r WHERE r.id = $2)
  END
$$;

CREATE FUNCTION end_changed_rule() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM end_changed_confirmations('law-rule', OLD.id);
  RETURN NULL;
END;
$$;
CREATE TRIGGER change_ends_confirmation AFTER UPDATE OR DELETE ON law_rules FOR EACH ROW EXECUTE FUNCTION end_changed_rule();

-- A confirmation locks what it confirms, so that nobody changes it before the end of the transaction.
CREATE FUNCTION lock_law_rule() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM law_rules r WHERE r.id = NEW.subject_id FOR UPDATE;
  RETURN NEW;
END;
$$;
CREATE TRIGGER a_rule_is_locked BEFORE INSERT OR UPDATE ON confirmations
  FOR EACH ROW WHEN (NEW.kind = 'law-rule') EXECUTE FUNCTION lock_law_rule();

-- A confirmed rule is ended for a reason.
ALTER TABLE confirmations ADD CONSTRAINT revoked_rule_has_a_reason CHECK (
  kind <> 'law-rule' OR end_reason IS DISTINCT FROM 'revoked' OR coalesce(end_note, '') ~ '[^[:space:]]');

-- Pages follow within seconds.
ALTER TABLE record_changes
  DROP CONSTRAINT what_changes_is_known,
  ADD CONSTRAINT what_changes_is_known CHECK (subject IN ('claims', 'price-book', 'firm', 'advisers', 'texts', 'law-rules'));
INSERT INTO record_changes (subject, changed_at) VALUES ('law-rules', NULL) ON CONFLICT (subject) DO NOTHING;
CREATE TRIGGER record_changed AFTER INSERT OR UPDATE OR DELETE ON law_rules FOR EACH ROW EXECUTE FUNCTION note_record_change('law-rules');
CREATE TRIGGER records_emptied AFTER TRUNCATE ON law_rules FOR EACH STATEMENT EXECUTE FUNCTION note_record_change('law-rules');
CREATE TRIGGER rule_is_confirmed AFTER INSERT OR UPDATE ON confirmations
  FOR EACH ROW WHEN (NEW.kind = 'law-rule' AND NEW.confirmed_at IS NOT NULL) EXECUTE FUNCTION note_record_change('law-rules');
CREATE TRIGGER rule_confirmation_is_deleted AFTER DELETE ON confirmations
  FOR EACH ROW WHEN (OLD.kind = 'law-rule') EXECUTE FUNCTION note_record_change('law-rules');
CREATE TRIGGER rule_confirmations_are_emptied AFTER TRUNCATE ON confirmations
  FOR EACH STATEMENT EXECUTE FUNCTION note_record_change('law-rules');
