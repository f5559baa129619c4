-- A claim has an owner, who keeps its evidence up to date, and one staff member proposes its verification before another one
-- completes it. The state is derived from these marks, so that it can never disagree with them.
ALTER TABLE claims
  ADD COLUMN owner_id uuid,
  ADD COLUMN proposed_by_id uuid,
  ADD COLUMN proposed_at timestamptz(3),
  ADD COLUMN state text NOT NULL GENERATED ALWAYS AS (
    CASE WHEN verified_on IS NOT NULL THEN 'verified' WHEN proposed_at IS NOT NULL THEN 'proposed' ELSE 'draft' END) STORED,
  ADD CONSTRAINT claim_owner_is_staff FOREIGN KEY (owner_id) REFERENCES staff_users (id) ON DELETE SET NULL ON UPDATE CASCADE,
  ADD CONSTRAINT claim_is_proposed_by_staff FOREIGN KEY (proposed_by_id) REFERENCES staff_users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT claim_proposal_has_its_proposer CHECK ((proposed_by_id IS NULL) = (proposed_at IS NULL)),
  ADD CONSTRAINT verified_claim_is_no_proposal CHECK (verified_on IS NULL OR proposed_at IS NULL);

CREATE INDEX claims_owner_id_idx ON claims (owner_id);

-- What was proposed is what a second staff member reads: a change ends a proposal as it ends a verification.
CREATE OR REPLACE FUNCTION end_claim_verification() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.verified_on IS NOT NULL OR OLD.proposed_at IS NOT NULL) AND (
    (NEW.key, NEW.kind, NEW.profile, NEW.facts, NEW.evidence_url) IS DISTINCT FROM (OLD.key, OLD.kind, OLD.profile, OLD.facts, OLD.evidence_url)
    OR coalesce(NEW.expires_on, 'infinity') > coalesce(OLD.expires_on, 'infinity')
  ) THEN
    NEW.verified_by_id := NULL;
    NEW.second_verifier_id := NULL;
    NEW.verified_on := NULL;
    NEW.proposed_by_id := NULL;
    NEW.proposed_at := NULL;
  END IF;
  RETURN NEW;
END;
$$;

CREATE OR REPLACE FUNCTION end_verification_with_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD IS NOT DISTINCT FROM NEW THEN RETURN NULL; END IF;
  UPDATE claims SET verified_by_id = NULL, second_verifier_id = NULL, verified_on = NULL, proposed_by_id = NULL, proposed_at = NULL
  WHERE (verified_on IS NOT NULL OR proposed_at IS NOT NULL) AND (TG_LEVEL = 'STATEMENT' OR id IN (OLD.claim_id, NEW.claim_id));
  RETURN NULL;
END;
$$;
