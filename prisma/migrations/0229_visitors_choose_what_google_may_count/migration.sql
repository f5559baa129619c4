-- Each answer to the question whether Google may count a visit. It names no person.
CREATE TABLE privacy_answers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  version text NOT NULL,
  locale text NOT NULL,
  purposes text[] NOT NULL,
  answered_at timestamptz(3) NOT NULL,
  CONSTRAINT privacy_purpose_is_known CHECK (purposes <@ ARRAY['analytics', 'advertising'])
);
CREATE INDEX privacy_answers_answered_at_idx ON privacy_answers (answered_at);

-- A click id is stored only if the visitor agreed. Nobody was asked until now, so the site's earlier leads lose theirs.
ALTER TABLE leads
  ADD COLUMN ad_consent_version text,
  ADD COLUMN ad_consent_at timestamptz(3);
UPDATE leads SET gclid = NULL, gbraid = NULL, wbraid = NULL
  WHERE source = 'site' AND num_nonnulls(gclid, gbraid, wbraid) > 0;
ALTER TABLE leads
  ADD CONSTRAINT ad_consent_has_a_version CHECK ((ad_consent_version IS NULL) = (ad_consent_at IS NULL)),
  ADD CONSTRAINT click_id_is_agreed_to CHECK (source <> 'site' OR num_nonnulls(gclid, gbraid, wbraid) = 0 OR ad_consent_at IS NOT NULL);
