-- Claims move into the table of confirmations. A claim keeps its content: texts, facts, evidence, languages and expiry. Who proposed
-- and who confirmed it, and until when, is a confirmation. A claim that a live database shows stays verified. The old columns are empty
-- from now on and are dropped in a later release; a server of the earlier release then shows neutral wording.
ALTER TABLE claims
  ADD COLUMN evidence_file_id uuid,
  -- The day on which the evidence was issued.
  ADD COLUMN evidence_dated_on date,
  -- The languages in which the claim is left out instead of being shown in English.
  ADD COLUMN left_out_locales text[] NOT NULL DEFAULT '{}',
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD CONSTRAINT claim_has_its_file FOREIGN KEY (evidence_file_id) REFERENCES evidence_files (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT claim_is_shown_in_english CHECK (left_out_locales <@ '{de,fr-CA}');
CREATE INDEX claims_evidence_file_id_idx ON claims (evidence_file_id);

CREATE FUNCTION claim_content(claim uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'key', key, 'kind', kind, 'profile', profile, 'facts', facts, 'left_out_locales', left_out_locales,
    'evidence_url', evidence_url, 'evidence_dated_on', evidence_dated_on,
    'evidence_file', (SELECT jsonb_build_array(id, encode(sha256, 'hex')) FROM evidence_files WHERE id = evidence_file_id),
    'texts', (SELECT jsonb_object_agg(locale, jsonb_build_array(text, source, limits)) FROM claim_texts WHERE claim_id = claims.id))
  FROM claims WHERE id = claim
$$;

CREATE OR REPLACE FUNCTION confirmation_content(kind text, subject text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE kind WHEN 'claim' THEN claim_content(subject::uuid) END
$$;

-- A confirmation of a claim has the claim's evidence and expiry. The claim's row is locked, so that nobody changes the content
-- between the reading of its hash and the end of this transaction.
CREATE FUNCTION confirm_claim() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  claim claims;
BEGIN
  SELECT * INTO claim FROM claims WHERE id = NEW.subject_id::uuid FOR SHARE;
  -- BaFin approves no firm that recovers money: nothing can prove that it did.
  IF coalesce(claim.facts ->> 'register', '') ~* 'bafin' OR claim.key ~* 'bafin' THEN
    RAISE EXCEPTION 'bafin_approves_nobody: this claim cannot be confirmed' USING ERRCODE = 'check_violation', CONSTRAINT = 'bafin_approves_nobody';
  END IF;
  NEW.evidence_url := claim.evidence_url;
  NEW.evidence_file_id := claim.evidence_file_id;
  NEW.expires_on := claim.expires_on;
  RETURN NEW;
END;
$$;
-- Triggers of one event fire in the order of their names: this one takes the lock before `confirmation_is_guarded` makes the hash.
CREATE TRIGGER claim_is_read BEFORE INSERT ON confirmations FOR EACH ROW WHEN (NEW.kind = 'claim') EXECUTE FUNCTION confirm_claim();

-- What was verified or proposed moves with its people and days. The audit log does not call this a change.
DROP TRIGGER change_is_audited ON claims;
DROP TRIGGER change_ends_verification ON claims;
DROP TRIGGER change_ends_verification ON claim_texts;
DROP TRIGGER deletion_ends_verification ON claim_texts;
DROP FUNCTION end_claim_verification();
DROP FUNCTION end_verification_with_text();

INSERT INTO confirmations (kind, subject_id, proposed_by_id, proposed_at, confirmed_by_id, confirmed_at, confirmed_on)
SELECT 'claim', id, verified_by_id, verified_on, second_verifier_id, verified_on, verified_on FROM claims WHERE verified_on IS NOT NULL;
INSERT INTO confirmations (kind, subject_id, proposed_by_id, proposed_at)
SELECT 'claim', id, proposed_by_id, proposed_at FROM claims
WHERE proposed_at IS NOT NULL AND coalesce(evidence_url, '') ~ '^https://[^/@[:space:]]+[.][^/@[:space:]]+(/|$)'
  AND coalesce(facts ->> 'register', '') !~* 'bafin' AND key !~* 'bafin';
UPDATE claims SET verified_by_id = NULL, second_verifier_id = NULL, verified_on = NULL, proposed_by_id = NULL, proposed_at = NULL
WHERE num_nonnulls(verified_on, proposed_at) > 0;

ALTER TABLE claims
  DROP CONSTRAINT claim_is_verified_by_staff,
  DROP CONSTRAINT claim_is_verified_again_by_staff,
  DROP CONSTRAINT claim_is_proposed_by_staff,
  DROP CONSTRAINT claim_verifiers_differ,
  DROP CONSTRAINT claim_has_both_verifiers_and_a_day,
  DROP CONSTRAINT verified_claim_has_evidence,
  DROP CONSTRAINT bafin_approves_nobody,
  DROP CONSTRAINT claim_is_not_verified_in_the_future,
  DROP CONSTRAINT claim_proposal_has_its_proposer,
  DROP CONSTRAINT verified_claim_is_no_proposal,
  ADD CONSTRAINT claim_is_verified_by_a_confirmation
    CHECK (num_nonnulls(verified_by_id, second_verifier_id, verified_on, proposed_by_id, proposed_at) = 0);

-- Each change of a claim or of its texts counts its version, which an edit must name.
CREATE FUNCTION count_claim_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A generated column has no value yet.
  IF to_jsonb(NEW) - 'state' IS DISTINCT FROM to_jsonb(OLD) - 'state' THEN NEW.version := OLD.version + 1; END IF;
  RETURN NEW;
END;
$$;
CREATE TRIGGER claim_version_is_counted BEFORE UPDATE ON claims FOR EACH ROW EXECUTE FUNCTION count_claim_version();

CREATE FUNCTION count_claim_version_of_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW IS NOT DISTINCT FROM OLD THEN RETURN NULL; END IF;
  UPDATE claims SET version = version + 1 WHERE id IN (OLD.claim_id, NEW.claim_id);
  RETURN NULL;
END;
$$;
CREATE TRIGGER claim_version_is_counted AFTER INSERT OR UPDATE OR DELETE ON claim_texts
  FOR EACH ROW EXECUTE FUNCTION count_claim_version_of_text();

-- What two people confirmed is what is shown: a change ends the confirmation or the proposal. A place in lists and an earlier expiry
-- change nothing of it.
CREATE FUNCTION end_changed_claim() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  subject text := coalesce(NEW.id, OLD.id);
BEGIN
  PERFORM end_changed_confirmations('claim', subject);
  IF TG_OP = 'UPDATE' AND NEW.expires_on IS DISTINCT FROM OLD.expires_on THEN
    UPDATE confirmations SET ended_at = now(), end_reason = 'changed', ended_by_id = acting_staff()::uuid
    WHERE kind = 'claim' AND subject_id = subject AND ended_at IS NULL
      AND coalesce(NEW.expires_on, 'infinity') > coalesce(expires_on, 'infinity');
    UPDATE confirmations SET expires_on = NEW.expires_on
    WHERE kind = 'claim' AND subject_id = subject AND ended_at IS NULL AND expires_on IS DISTINCT FROM NEW.expires_on;
  END IF;
  RETURN NULL;
END;
$$;
CREATE TRIGGER change_ends_confirmation AFTER UPDATE OR DELETE ON claims FOR EACH ROW EXECUTE FUNCTION end_changed_claim();

CREATE FUNCTION end_emptied_claims() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM end_changed_confirmations('claim', subject_id) FROM confirmations WHERE kind = 'claim' AND ended_at IS NULL;
  RETURN NULL;
END;
$$;
CREATE TRIGGER deletion_ends_confirmations AFTER TRUNCATE ON claims FOR EACH STATEMENT EXECUTE FUNCTION end_emptied_claims();
CREATE TRIGGER deletion_ends_confirmations AFTER TRUNCATE ON claim_texts FOR EACH STATEMENT EXECUTE FUNCTION end_emptied_claims();

-- The version says nothing to a reader of the audit log, and the acts of two people have entries of their own.
CREATE OR REPLACE FUNCTION audit_claim_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  staff text := acting_staff();
  before jsonb := CASE WHEN TG_OP IN ('UPDATE', 'DELETE') THEN to_jsonb(OLD) END;
  after jsonb := CASE WHEN TG_OP IN ('INSERT', 'UPDATE') THEN to_jsonb(NEW) END;
  row_now jsonb := coalesce(after, before);
  changed text;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    SELECT string_agg(key, ',' ORDER BY key) INTO changed FROM jsonb_each(after)
    WHERE value IS DISTINCT FROM before -> key AND key <> 'version';
    IF changed IS NULL THEN RETURN NULL; END IF;
  END IF;
  INSERT INTO audit_events (actor_kind, actor_id, action, subject_kind, subject_id, details) VALUES (
    CASE WHEN staff IS NULL THEN 'database' ELSE 'staff' END, staff,
    TG_ARGV[0] || CASE TG_OP WHEN 'INSERT' THEN '.added' WHEN 'UPDATE' THEN '.changed' WHEN 'DELETE' THEN '.deleted' ELSE '.all-deleted' END,
    'claim', coalesce(row_now ->> 'claim_id', row_now ->> 'id', 'all'),
    jsonb_strip_nulls(jsonb_build_object('columns', changed, 'locale', row_now -> 'locale'))
  );
  RETURN NULL;
END;
$$;
CREATE TRIGGER change_is_audited AFTER INSERT OR UPDATE OR DELETE ON claims FOR EACH ROW EXECUTE FUNCTION audit_claim_change('claim');

CREATE TRIGGER act_is_audited AFTER INSERT OR UPDATE OR DELETE ON confirmations FOR EACH ROW EXECUTE FUNCTION audit_confirmation();
CREATE TRIGGER deletion_of_all_is_audited AFTER TRUNCATE ON confirmations FOR EACH STATEMENT EXECUTE FUNCTION audit_confirmation();

-- Pages that show claims follow a confirmation within seconds, and staff pages every act.
CREATE TRIGGER record_confirmed AFTER INSERT ON confirmations
  FOR EACH ROW WHEN (NEW.kind = 'claim' AND NEW.confirmed_at IS NOT NULL) EXECUTE FUNCTION note_record_change('claims');
CREATE TRIGGER record_changed AFTER UPDATE ON confirmations
  FOR EACH ROW WHEN (NEW.kind = 'claim' AND NEW.confirmed_at IS NOT NULL
    AND (NEW.confirmed_at, NEW.ended_at, NEW.expires_on) IS DISTINCT FROM (OLD.confirmed_at, OLD.ended_at, OLD.expires_on))
  EXECUTE FUNCTION note_record_change('claims');
CREATE TRIGGER record_deleted AFTER DELETE ON confirmations
  FOR EACH ROW WHEN (OLD.kind = 'claim') EXECUTE FUNCTION note_record_change('claims');
CREATE TRIGGER records_emptied AFTER TRUNCATE ON confirmations FOR EACH STATEMENT EXECUTE FUNCTION note_record_change('claims');

CREATE FUNCTION notify_staff_of_confirmations() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids text[];
BEGIN
  SELECT array_agg(DISTINCT subject_id) INTO ids FROM changed WHERE kind = 'claim';
  IF ids IS NOT NULL THEN PERFORM notify_staff('claim', ids); END IF;
  RETURN NULL;
END;
$$;
CREATE TRIGGER insert_notifies_staff AFTER INSERT ON confirmations
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_staff_of_confirmations();
CREATE TRIGGER update_notifies_staff AFTER UPDATE ON confirmations
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_staff_of_confirmations();
CREATE TRIGGER delete_notifies_staff AFTER DELETE ON confirmations
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_staff_of_confirmations();
