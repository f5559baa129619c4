-- "Checked by two people" was met by one person. A rule that people confirm can now say how many, and a second confirmation is never by the
-- same person. It can also name a fact that must be recorded first: the signing of an agreement cannot be confirmed without the agreement.
ALTER TABLE case_rules_met
  ADD COLUMN second_met_at TIMESTAMPTZ(3),
  ADD COLUMN second_met_by_id UUID,
  ADD CONSTRAINT case_rules_met_second_met_by_id_fkey
    FOREIGN KEY (second_met_by_id) REFERENCES staff_users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT second_person_is_another_one
    CHECK (second_met_by_id <> met_by_id AND (second_met_by_id IS NULL) = (second_met_at IS NULL));
CREATE INDEX case_rules_met_second_met_by_id_idx ON case_rules_met (second_met_by_id);

CREATE OR REPLACE FUNCTION case_fact_exists(of_case uuid, source text, kind_wanted text) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
DECLARE
  is_met boolean := false;
BEGIN
  CASE source
    WHEN 'appointment-held' THEN
      SELECT EXISTS (SELECT FROM bookings b JOIN cases c ON c.client_id = b.client_id WHERE c.id = of_case AND b.status = 'completed') INTO is_met;
    WHEN 'conflicts-decided' THEN
      -- The latest search counts, and only if every party and every recipient was known by then.
      SELECT coalesce(k.decision IN ('no-conflict', 'accepted'), false)
        AND NOT EXISTS (SELECT FROM case_parties p WHERE p.case_id = of_case AND p.created_at > k.checked_at)
        AND NOT EXISTS (SELECT FROM case_losses l WHERE l.case_id = of_case AND l.recipient_since > k.checked_at
          AND NOT EXISTS (SELECT FROM case_losses o WHERE o.case_id = of_case AND o.recipient_hash = l.recipient_hash AND coalesce(o.recipient_since <= k.checked_at, true)))
      FROM conflict_checks k WHERE k.case_id = of_case ORDER BY k.checked_at DESC, k.id LIMIT 1 INTO is_met;
    WHEN 'losses-recorded' THEN
      SELECT EXISTS (SELECT FROM case_losses l WHERE l.case_id = of_case) INTO is_met;
    WHEN 'letter-sent' THEN
      SELECT EXISTS (SELECT FROM case_letters l WHERE l.case_id = of_case
        AND CASE WHEN kind_wanted IS NULL THEN l.kind NOT IN ('report', 'closing-statement') ELSE l.kind = kind_wanted END) INTO is_met;
    WHEN 'letter-answered' THEN
      SELECT EXISTS (SELECT FROM case_letters l WHERE l.case_id = of_case AND l.answered_on IS NOT NULL
        AND CASE WHEN kind_wanted IS NULL THEN l.kind NOT IN ('report', 'closing-statement') ELSE l.kind = kind_wanted END) INTO is_met;
    WHEN 'agreement-recorded' THEN
      SELECT EXISTS (SELECT FROM fee_agreements a WHERE a.case_id = of_case) INTO is_met;
    WHEN 'document' THEN
      IF to_regclass('documents') IS NOT NULL THEN
        EXECUTE 'SELECT EXISTS (SELECT FROM documents d JOIN cases c ON c.client_id = d.client_id
          WHERE c.id = $1 AND (d.case_id IS NULL OR d.case_id = c.id) AND ($2 IS NULL OR d.type = $2) AND d.state = ''clean'')' USING of_case, kind_wanted INTO is_met;
      END IF;
    ELSE
      RAISE EXCEPTION 'Unknown source of a rule: %', source;
  END CASE;
  RETURN coalesce(is_met, false);
END;
$$;

-- A completed step keeps the confirmations that it was completed with.
CREATE OR REPLACE FUNCTION case_rules(of_case uuid) RETURNS TABLE (step integer, rule text, is_derived boolean, is_met boolean) LANGUAGE sql STABLE AS $$
  SELECT r.step, r.code, r.kind = 'derived',
    (m.rule IS NOT NULL AND (coalesce(r.people, 1) < 2 OR m.second_met_by_id IS NOT NULL OR done.step IS NOT NULL))
    OR (r.kind = 'derived' AND case_fact_exists(of_case, r.source, r.argument))
  FROM cases c
  JOIN case_rule_sets s ON s.version = c.rule_set_version
  CROSS JOIN LATERAL jsonb_array_elements(s.rules) WITH ORDINALITY AS element (value, place)
  CROSS JOIN LATERAL jsonb_to_record(element.value) AS r (code text, step integer, kind text, source text, argument text, people integer)
  LEFT JOIN case_rules_met m ON m.case_id = c.id AND m.rule = r.code
  LEFT JOIN case_steps done ON done.case_id = c.id AND done.step = r.step
  WHERE c.id = of_case
  ORDER BY r.step, element.place
$$;

CREATE OR REPLACE FUNCTION check_confirmed_rule() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  needed text;
BEGIN
  PERFORM FROM cases WHERE id = NEW.case_id AND state = 'open' FOR UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'A closed case has no changes' USING ERRCODE = 'check_violation', CONSTRAINT = 'closed_case_is_not_changed';
  END IF;
  IF NOT EXISTS (SELECT FROM case_rules(NEW.case_id) r WHERE r.rule = NEW.rule AND r.step = NEW.step AND r.is_derived = NEW.is_derived) THEN
    RAISE EXCEPTION 'The case has no such rule' USING ERRCODE = 'check_violation', CONSTRAINT = 'confirmed_rule_belongs_to_the_case';
  END IF;
  SELECT r.needs INTO needed
  FROM cases c
  JOIN case_rule_sets s ON s.version = c.rule_set_version
  CROSS JOIN LATERAL jsonb_to_recordset(s.rules) AS r (code text, kind text, needs text)
  WHERE c.id = NEW.case_id AND r.code = NEW.rule AND r.kind = 'manual';
  IF needed IS NOT NULL AND NOT case_fact_exists(NEW.case_id, needed, NULL) THEN
    RAISE EXCEPTION 'The rule needs a fact first: %', needed USING ERRCODE = 'check_violation', CONSTRAINT = 'confirmed_rule_has_its_fact';
  END IF;
  RETURN NEW;
END;
$$;

-- The sets in use already say "checked by two people" and "the agreement is signed" in words. The data follow the words, so open cases do
-- not have to move to another set.
ALTER TABLE case_rule_sets DISABLE TRIGGER rule_set_is_not_changed;
UPDATE case_rule_sets SET rules = (
  SELECT jsonb_agg(CASE
    WHEN rule ->> 'kind' <> 'manual' THEN rule
    WHEN rule ->> 'code' = 'account-checked' THEN rule || '{"people": 2}'
    WHEN rule ->> 'code' = 'agreement-signed' THEN rule || '{"needs": "agreement-recorded"}'
    ELSE rule END ORDER BY place)
  FROM jsonb_array_elements(rules) WITH ORDINALITY AS element (rule, place)
) WHERE jsonb_array_length(rules) > 0;
ALTER TABLE case_rule_sets ENABLE TRIGGER rule_set_is_not_changed;
