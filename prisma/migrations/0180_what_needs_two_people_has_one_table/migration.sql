-- Some things need two people: a claim, bank details, counsel's mark on a legal text, a rule of law. One table records who proposed
-- and who confirmed them, with a hash of the content that both people saw. The database makes the hash. A kind gets its content from
-- `confirmation_content`, and tables with content call `end_changed_confirmations` in their triggers. Rows are never changed after
-- their end, so they are also the history. The next migration moves the claims here.

-- Evidence that is a file. It stays inside the firm and never changes.
CREATE TABLE evidence_files (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name_cipher bytea NOT NULL,
  type text NOT NULL,
  bytes integer NOT NULL,
  sha256 bytea NOT NULL,
  content_cipher bytea NOT NULL,
  uploaded_by_id uuid NOT NULL,
  uploaded_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT evidence_file_is_uploaded_by_staff FOREIGN KEY (uploaded_by_id) REFERENCES staff_users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT evidence_file_has_content CHECK (bytes > 0)
);
CREATE INDEX evidence_files_uploaded_by_id_idx ON evidence_files (uploaded_by_id);

CREATE FUNCTION keep_evidence_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.type, NEW.bytes, NEW.sha256, NEW.uploaded_by_id, NEW.uploaded_at)
    IS DISTINCT FROM (OLD.id, OLD.type, OLD.bytes, OLD.sha256, OLD.uploaded_by_id, OLD.uploaded_at)
    OR ((NEW.name_cipher, NEW.content_cipher) IS DISTINCT FROM (OLD.name_cipher, OLD.content_cipher) AND NOT is_encrypting_again()) THEN
    RAISE EXCEPTION 'evidence_file_never_changes: add another file' USING ERRCODE = 'check_violation', CONSTRAINT = 'evidence_file_never_changes';
  END IF;
  RETURN NEW;
END;
$$;
CREATE TRIGGER file_is_kept BEFORE UPDATE ON evidence_files FOR EACH ROW EXECUTE FUNCTION keep_evidence_file();

CREATE TABLE confirmations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL,
  subject_id text NOT NULL,
  content_hash bytea NOT NULL,
  evidence_url text,
  evidence_file_id uuid,
  -- The first day on which the confirmation is no longer valid.
  expires_on date,
  proposed_by_id uuid NOT NULL,
  proposed_at timestamptz(3) NOT NULL DEFAULT now(),
  -- What the first person tells the second one.
  note text,
  confirmed_by_id uuid,
  confirmed_at timestamptz(3),
  -- The day of `confirmed_at` in the office's time zone.
  confirmed_on date,
  ended_at timestamptz(3),
  end_reason text,
  ended_by_id uuid,
  end_note text,
  -- The number of days before the expiry for which the last reminder was sent.
  reminded_days smallint,
  state text NOT NULL GENERATED ALWAYS AS (
    CASE WHEN ended_at IS NOT NULL THEN 'ended' WHEN confirmed_at IS NOT NULL THEN 'confirmed' ELSE 'proposed' END) STORED,
  CONSTRAINT confirmation_kind_is_known CHECK (kind IN ('claim', 'bank-details', 'payment-words', 'legal-text', 'law-rule')),
  CONSTRAINT confirmation_is_proposed_by_staff FOREIGN KEY (proposed_by_id) REFERENCES staff_users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT confirmation_is_confirmed_by_staff FOREIGN KEY (confirmed_by_id) REFERENCES staff_users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT confirmation_is_ended_by_staff FOREIGN KEY (ended_by_id) REFERENCES staff_users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT confirmation_has_its_file FOREIGN KEY (evidence_file_id) REFERENCES evidence_files (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT confirmation_needs_two_people CHECK (confirmed_by_id <> proposed_by_id),
  CONSTRAINT confirmation_has_its_person_and_day CHECK (num_nonnulls(confirmed_by_id, confirmed_at, confirmed_on) IN (0, 3)),
  -- "Today" is taken in the time zone where a day begins first, so that any office's current day is accepted.
  CONSTRAINT confirmation_is_not_in_the_future CHECK (confirmed_on <= (now() AT TIME ZONE 'Pacific/Kiritimati')::date),
  CONSTRAINT evidence_is_an_https_address CHECK (evidence_url ~ '^https://[^/@[:space:]]+[.][^/@[:space:]]+(/|$)'),
  CONSTRAINT confirmed_claim_has_evidence CHECK (kind <> 'claim' OR num_nonnulls(evidence_url, evidence_file_id) > 0),
  CONSTRAINT confirmation_ends_for_a_reason CHECK (
    (ended_at IS NULL) = (end_reason IS NULL)
    AND end_reason IN ('changed', 'deleted', 'withdrawn', 'sent-back', 'revoked')
    AND (end_reason NOT IN ('withdrawn', 'sent-back', 'revoked') OR ended_by_id IS NOT NULL)
    AND (end_reason <> 'sent-back' OR coalesce(end_note, '') ~ '[^[:space:]]'))
);
CREATE UNIQUE INDEX one_open_confirmation ON confirmations (kind, subject_id) WHERE ended_at IS NULL;
CREATE INDEX confirmations_kind_subject_id_proposed_at_idx ON confirmations (kind, subject_id, proposed_at);
CREATE INDEX confirmations_proposed_by_id_idx ON confirmations (proposed_by_id);
CREATE INDEX confirmations_confirmed_by_id_idx ON confirmations (confirmed_by_id);
CREATE INDEX confirmations_ended_by_id_idx ON confirmations (ended_by_id);
CREATE INDEX confirmations_evidence_file_id_idx ON confirmations (evidence_file_id);

-- The content that two people confirm. NULL if the subject does not exist. The next migrations replace this function.
CREATE FUNCTION confirmation_content(kind text, subject text) RETURNS jsonb LANGUAGE sql STABLE AS $$ SELECT NULL::jsonb $$;

CREATE FUNCTION confirmation_hash(kind text, subject text) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(convert_to(confirmation_content(kind, subject)::text, 'UTF8'))
$$;

-- The staff member for whom this transaction runs. NULL for statements typed by hand and for background jobs.
CREATE FUNCTION acting_staff() RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  staff text := nullif(current_setting('app.staff_id', true), '');
BEGIN
  IF staff IS NOT NULL AND NOT EXISTS (SELECT FROM staff_users WHERE id::text = staff) THEN
    RAISE EXCEPTION 'app.staff_id names no staff member' USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'change_is_made_by_staff';
  END IF;
  RETURN staff;
END;
$$;

CREATE FUNCTION guard_confirmation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  staff text := acting_staff();
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.content_hash := confirmation_hash(NEW.kind, NEW.subject_id);
    IF NEW.content_hash IS NULL THEN
      RAISE EXCEPTION 'confirmation_has_a_subject: there is nothing to confirm' USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'confirmation_has_a_subject';
    END IF;
    IF NEW.confirmed_by_id IS NULL AND staff <> NEW.proposed_by_id::text THEN
      RAISE EXCEPTION 'confirmation_names_its_author: proposed for another person' USING ERRCODE = 'check_violation', CONSTRAINT = 'confirmation_names_its_author';
    END IF;
    RETURN NEW;
  END IF;
  IF (NEW.id, NEW.kind, NEW.subject_id, NEW.content_hash, NEW.evidence_url, NEW.evidence_file_id, NEW.proposed_by_id, NEW.proposed_at, NEW.note)
      IS DISTINCT FROM (OLD.id, OLD.kind, OLD.subject_id, OLD.content_hash, OLD.evidence_url, OLD.evidence_file_id, OLD.proposed_by_id, OLD.proposed_at, OLD.note)
    OR (OLD.confirmed_at IS NOT NULL
      AND (NEW.confirmed_by_id, NEW.confirmed_at, NEW.confirmed_on) IS DISTINCT FROM (OLD.confirmed_by_id, OLD.confirmed_at, OLD.confirmed_on))
    OR coalesce(NEW.expires_on, 'infinity') > coalesce(OLD.expires_on, 'infinity')
    OR OLD.ended_at IS NOT NULL THEN
    RAISE EXCEPTION 'confirmation_is_a_record: make a new one' USING ERRCODE = 'check_violation', CONSTRAINT = 'confirmation_is_a_record';
  END IF;
  IF OLD.confirmed_at IS NULL AND NEW.confirmed_at IS NOT NULL THEN
    IF NEW.content_hash IS DISTINCT FROM confirmation_hash(NEW.kind, NEW.subject_id) THEN
      RAISE EXCEPTION 'confirmed_content_is_the_proposed_one: it has changed' USING ERRCODE = 'check_violation', CONSTRAINT = 'confirmed_content_is_the_proposed_one';
    END IF;
    IF staff <> NEW.confirmed_by_id::text THEN
      RAISE EXCEPTION 'confirmation_names_its_author: confirmed for another person' USING ERRCODE = 'check_violation', CONSTRAINT = 'confirmation_names_its_author';
    END IF;
  END IF;
  RETURN NEW;
END;
$$;
CREATE TRIGGER confirmation_is_guarded BEFORE INSERT OR UPDATE ON confirmations FOR EACH ROW EXECUTE FUNCTION guard_confirmation();

-- Ends the open confirmation of a subject if its content is no longer the confirmed one.
CREATE FUNCTION end_changed_confirmations(changed_kind text, changed_subject text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  now_hash bytea := confirmation_hash(changed_kind, changed_subject);
BEGIN
  UPDATE confirmations
  SET ended_at = now(), end_reason = CASE WHEN now_hash IS NULL THEN 'deleted' ELSE 'changed' END, ended_by_id = acting_staff()::uuid
  WHERE kind = changed_kind AND subject_id = changed_subject AND ended_at IS NULL AND content_hash IS DISTINCT FROM now_hash;
END;
$$;

-- Each act leaves an audit row with ids and codes, never words.
CREATE FUNCTION audit_confirmation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  staff text := acting_staff();
  one confirmations := CASE WHEN TG_OP IN ('INSERT', 'UPDATE') THEN NEW WHEN TG_OP = 'DELETE' THEN OLD END;
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
  INSERT INTO audit_events (actor_kind, actor_id, action, subject_kind, subject_id, details) VALUES (
    CASE WHEN staff IS NULL THEN 'database' ELSE 'staff' END, staff,
    coalesce(one.kind, 'claim') || '.' || act,
    CASE WHEN coalesce(one.kind, 'claim') = 'claim' THEN 'claim' ELSE 'firm' END,
    coalesce(one.subject_id, 'all'),
    jsonb_strip_nulls(jsonb_build_object(
      'confirmation', one.id, 'proposer', one.proposed_by_id, 'confirmer', one.confirmed_by_id, 'reason', one.end_reason))
  );
  RETURN NULL;
END;
$$;
