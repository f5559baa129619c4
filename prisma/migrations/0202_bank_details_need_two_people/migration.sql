-- Bank details and the sentence on how to pay need two people. One proposes them here, another one confirms them, and only then do they
-- become a version of the firm's record, which pages and invoices read. What a firm has entered before stays in force.
CREATE TABLE firm_proposals (
  profile text NOT NULL,
  kind text NOT NULL,
  -- What is proposed. JSON's null proposes to remove what is in force.
  content jsonb NOT NULL,
  CONSTRAINT firm_proposals_pkey PRIMARY KEY (profile, kind),
  CONSTRAINT proposal_profile_is_known CHECK (profile IN ('ca', 'uk')),
  CONSTRAINT proposal_kind_is_known CHECK (kind IN ('bank-details', 'payment-words'))
);

CREATE OR REPLACE FUNCTION confirmation_content(kind text, subject text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN $1 = 'claim' THEN claim_content($2::uuid)
    WHEN $1 IN ('bank-details', 'payment-words') THEN
      (SELECT jsonb_build_object('content', p.content) FROM firm_proposals p WHERE p.kind = $1 AND p.profile = $2)
  END
$$;

CREATE FUNCTION end_changed_proposal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM end_changed_confirmations(coalesce(NEW.kind, OLD.kind), coalesce(NEW.profile, OLD.profile));
  RETURN NULL;
END;
$$;
CREATE TRIGGER change_ends_confirmation AFTER UPDATE OR DELETE ON firm_proposals FOR EACH ROW EXECUTE FUNCTION end_changed_proposal();

-- A confirmation locks what it confirms, so that nobody changes it before the end of the transaction.
CREATE FUNCTION lock_proposal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM firm_proposals p WHERE p.kind = NEW.kind AND p.profile = NEW.subject_id FOR UPDATE;
  RETURN NEW;
END;
$$;
CREATE TRIGGER a_proposal_is_locked BEFORE INSERT OR UPDATE ON confirmations
  FOR EACH ROW WHEN (NEW.kind IN ('bank-details', 'payment-words')) EXECUTE FUNCTION lock_proposal();

-- A version that staff save may change bank details and payment words only to what another person has confirmed. A terminal on the
-- server could change the database itself, so it is not checked here.
CREATE FUNCTION guard_payment_facts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before jsonb := (SELECT facts FROM firm_settings WHERE profile = NEW.profile ORDER BY version DESC LIMIT 1);
  fact record;
BEGIN
  IF NEW.changed_by_id IS NULL THEN RETURN NEW; END IF;
  FOR fact IN SELECT * FROM (VALUES ('bank-details', 'bank'), ('payment-words', 'paymentText')) AS facts (kind, name) LOOP
    IF coalesce(NEW.facts -> fact.name, 'null') IS DISTINCT FROM coalesce(before -> fact.name, 'null') AND NOT EXISTS (
      SELECT FROM confirmations c JOIN firm_proposals p ON p.kind = c.kind AND p.profile = c.subject_id
      WHERE c.kind = fact.kind AND c.subject_id = NEW.profile AND c.state = 'confirmed'
        AND p.content = coalesce(NEW.facts -> fact.name, 'null')
    ) THEN
      RAISE EXCEPTION 'payment_facts_need_two_people: %', fact.name USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_facts_need_two_people';
    END IF;
  END LOOP;
  RETURN NEW;
END;
$$;
CREATE TRIGGER payment_facts_are_guarded BEFORE INSERT ON firm_settings FOR EACH ROW EXECUTE FUNCTION guard_payment_facts();
