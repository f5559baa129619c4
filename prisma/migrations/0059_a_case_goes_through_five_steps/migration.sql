-- Cases: the recovery journey of a client in five steps, with what is known about the losses. The rules of a step are data. Whether a rule
-- is met is decided here and not in the application, because two staff members may change a case in the same moment.
CREATE TYPE case_state AS ENUM ('open', 'closed');

-- A set is never changed: a new one gets the next version, and a case keeps the set that it was opened with. Each rule has a code, its
-- step, and for derived rules the source of the fact that meets it.
CREATE TABLE case_rule_sets (
  version integer NOT NULL,
  rules jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  created_by_id uuid,
  CONSTRAINT case_rule_sets_pkey PRIMARY KEY (version),
  CONSTRAINT case_rule_sets_created_by_id_fkey FOREIGN KEY (created_by_id) REFERENCES staff_users (id) ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT case_rules_are_a_list CHECK (jsonb_typeof(rules) = 'array')
);

CREATE TABLE cases (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  reference text NOT NULL,
  client_id uuid NOT NULL,
  owner_id uuid,
  adviser_id uuid,
  kind text NOT NULL,
  state case_state NOT NULL DEFAULT 'open',
  outcome text,
  close_reason_cipher bytea,
  rule_set_version integer NOT NULL,
  opened_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  closed_at timestamptz(3),
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT cases_pkey PRIMARY KEY (id),
  CONSTRAINT cases_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT cases_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES staff_users (id) ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT cases_adviser_id_fkey FOREIGN KEY (adviser_id) REFERENCES advisers (id) ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT cases_rule_set_version_fkey FOREIGN KEY (rule_set_version) REFERENCES case_rule_sets (version) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT case_kind_is_known CHECK (kind IN ('crypto', 'investment', 'forex', 'romance', 'bank', 'other')),
  CONSTRAINT case_outcome_is_known CHECK (outcome IN ('full', 'partial', 'none')),
  CONSTRAINT closed_case_has_its_outcome CHECK ((state = 'closed') = (outcome IS NOT NULL) AND (state = 'closed') = (closed_at IS NOT NULL)),
  CONSTRAINT case_without_recovery_has_a_reason CHECK (outcome IS DISTINCT FROM 'none' OR close_reason_cipher IS NOT NULL)
);
CREATE UNIQUE INDEX cases_reference_key ON cases (reference);
CREATE INDEX cases_client_id_idx ON cases (client_id);
CREATE INDEX cases_owner_id_idx ON cases (owner_id);
CREATE INDEX cases_adviser_id_idx ON cases (adviser_id);

CREATE FUNCTION count_case_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END;
$$;
CREATE TRIGGER case_version_is_counted BEFORE UPDATE ON cases FOR EACH ROW EXECUTE FUNCTION count_case_version();

-- A row says that the step is complete. Taking the completion back deletes it.
CREATE TABLE case_steps (
  case_id uuid NOT NULL,
  step integer NOT NULL,
  completed_at timestamptz(3) NOT NULL,
  completed_by_id uuid NOT NULL,
  emails_client boolean NOT NULL DEFAULT false,
  CONSTRAINT case_steps_pkey PRIMARY KEY (case_id, step),
  CONSTRAINT case_steps_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT case_steps_completed_by_id_fkey FOREIGN KEY (completed_by_id) REFERENCES staff_users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT journey_has_five_steps CHECK (step BETWEEN 1 AND 5)
);
CREATE INDEX case_steps_completed_by_id_idx ON case_steps (completed_by_id);

-- Who met which rule. For a derived rule the row is written with the completion of its step, so that the step keeps what it was based on.
CREATE TABLE case_rules_met (
  case_id uuid NOT NULL,
  rule text NOT NULL,
  step integer NOT NULL,
  is_derived boolean NOT NULL DEFAULT false,
  met_at timestamptz(3) NOT NULL,
  met_by_id uuid NOT NULL,
  note_cipher bytea,
  CONSTRAINT case_rules_met_pkey PRIMARY KEY (case_id, rule),
  CONSTRAINT case_rules_met_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT case_rules_met_met_by_id_fkey FOREIGN KEY (met_by_id) REFERENCES staff_users (id) ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX case_rules_met_met_by_id_idx ON case_rules_met (met_by_id);

-- Completions that were taken back after the email, closings and reopenings, each with its reason.
CREATE TABLE case_decisions (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  case_id uuid NOT NULL,
  kind text NOT NULL,
  step integer,
  outcome text,
  at timestamptz(3) NOT NULL,
  by_id uuid NOT NULL,
  reason_cipher bytea,
  CONSTRAINT case_decisions_pkey PRIMARY KEY (id),
  CONSTRAINT case_decisions_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT case_decisions_by_id_fkey FOREIGN KEY (by_id) REFERENCES staff_users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT case_decision_is_known CHECK (kind IN ('step-taken-back', 'closed', 'reopened')),
  CONSTRAINT case_decision_has_a_reason CHECK (reason_cipher IS NOT NULL OR kind = 'closed')
);
CREATE INDEX case_decisions_case_id_idx ON case_decisions (case_id);
CREATE INDEX case_decisions_by_id_idx ON case_decisions (by_id);

-- One row for each payment that was lost. Amounts are exact, also in crypto assets, and never added across currencies.
CREATE TABLE case_losses (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  case_id uuid NOT NULL,
  paid_on date NOT NULL,
  amount numeric(38, 18) NOT NULL,
  currency text NOT NULL,
  rail text NOT NULL,
  sender_cipher bytea,
  recipient_cipher bytea,
  -- HMAC of the normalised recipient, by which a conflict search finds the same address in another case.
  recipient_hash bytea,
  -- The transaction hash, or the bank's reference.
  reference_cipher bytea,
  claim_state text NOT NULL DEFAULT 'not-claimed',
  returned_amount numeric(38, 18) NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT case_losses_pkey PRIMARY KEY (id),
  CONSTRAINT case_losses_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT loss_has_an_amount CHECK (amount > 0 AND returned_amount >= 0 AND returned_amount <= amount),
  CONSTRAINT loss_has_a_currency CHECK (currency ~ '^[A-Z0-9]{2,10}$'),
  CONSTRAINT loss_rail_is_known CHECK (rail IN ('bank-transfer', 'card', 'crypto', 'payment-app', 'cash', 'gift-card', 'other')),
  CONSTRAINT claim_state_is_known CHECK (claim_state IN ('not-claimed', 'claimed', 'accepted', 'refused', 'paid-back'))
);
CREATE INDEX case_losses_case_id_idx ON case_losses (case_id);
CREATE INDEX case_losses_recipient_hash_idx ON case_losses (recipient_hash);

-- People, firms, platforms, wallets and domains that are involved. The name stays readable for the conflict search.
CREATE TABLE case_parties (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  case_id uuid NOT NULL,
  kind text NOT NULL,
  name text NOT NULL,
  normalized_name text NOT NULL,
  -- Like `recipient_hash` of a loss.
  name_hash bytea NOT NULL,
  note_cipher bytea,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT case_parties_pkey PRIMARY KEY (id),
  CONSTRAINT case_parties_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT party_kind_is_known CHECK (kind IN ('person', 'firm', 'platform', 'wallet', 'domain')),
  CONSTRAINT party_has_a_name CHECK (normalized_name <> '')
);
CREATE UNIQUE INDEX case_parties_case_id_kind_normalized_name_key ON case_parties (case_id, kind, normalized_name);
CREATE INDEX case_parties_normalized_name_idx ON case_parties (normalized_name);
CREATE INDEX case_parties_name_hash_idx ON case_parties (name_hash);

CREATE TABLE case_deadlines (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  case_id uuid NOT NULL,
  title_cipher bytea NOT NULL,
  due_on date NOT NULL,
  remind_on date NOT NULL,
  reminded_at timestamptz(3),
  done_at timestamptz(3),
  done_by_id uuid,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT case_deadlines_pkey PRIMARY KEY (id),
  CONSTRAINT case_deadlines_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT case_deadlines_done_by_id_fkey FOREIGN KEY (done_by_id) REFERENCES staff_users (id) ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT reminder_comes_before_the_deadline CHECK (remind_on <= due_on)
);
CREATE INDEX case_deadlines_case_id_idx ON case_deadlines (case_id);
CREATE INDEX case_deadlines_done_by_id_idx ON case_deadlines (done_by_id);
CREATE INDEX case_deadlines_remind_on_idx ON case_deadlines (remind_on) WHERE done_at IS NULL;

-- What was sent to authorities, banks, exchanges and the client, and what they answered.
CREATE TABLE case_letters (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  case_id uuid NOT NULL,
  kind text NOT NULL,
  recipient_cipher bytea NOT NULL,
  subject_cipher bytea,
  sent_on date NOT NULL,
  answer_due_on date,
  answered_on date,
  answer_cipher bytea,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT case_letters_pkey PRIMARY KEY (id),
  CONSTRAINT case_letters_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT case_letter_kind_is_known
    CHECK (kind IN ('police', 'authority', 'ombudsman', 'bank', 'exchange', 'platform', 'report', 'closing-statement', 'other')),
  CONSTRAINT answer_comes_after_the_letter CHECK (answered_on >= sent_on)
);
CREATE INDEX case_letters_case_id_idx ON case_letters (case_id);

CREATE TABLE conflict_checks (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  case_id uuid NOT NULL,
  checked_at timestamptz(3) NOT NULL,
  checked_by_id uuid NOT NULL,
  -- How many names and addresses of this case were compared with how many of others.
  terms integer NOT NULL,
  compared integer NOT NULL,
  -- Ids and kinds of what was found, never a name.
  matches jsonb NOT NULL,
  decision text,
  decided_at timestamptz(3),
  decided_by_id uuid,
  reason_cipher bytea,
  CONSTRAINT conflict_checks_pkey PRIMARY KEY (id),
  CONSTRAINT conflict_checks_case_id_fkey FOREIGN KEY (case_id) REFERENCES cases (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT conflict_checks_checked_by_id_fkey FOREIGN KEY (checked_by_id) REFERENCES staff_users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT conflict_checks_decided_by_id_fkey FOREIGN KEY (decided_by_id) REFERENCES staff_users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT conflict_decision_is_known CHECK (decision IN ('no-conflict', 'accepted', 'conflict')),
  CONSTRAINT conflict_decision_has_its_author
    CHECK ((decision IS NULL) = (decided_at IS NULL) AND (decision IS NULL) = (decided_by_id IS NULL)),
  CONSTRAINT decision_on_matches_has_a_reason
    CHECK (decision IS NULL OR jsonb_array_length(matches) = 0 OR reason_cipher IS NOT NULL)
);
CREATE INDEX conflict_checks_case_id_checked_at_idx ON conflict_checks (case_id, checked_at);
CREATE INDEX conflict_checks_checked_by_id_idx ON conflict_checks (checked_by_id);
CREATE INDEX conflict_checks_decided_by_id_idx ON conflict_checks (decided_by_id);

-- Whether a fact that meets derived rules exists now. Documents are kept in a table that a later migration creates.
CREATE FUNCTION case_fact_exists(of_case uuid, source text, kind_wanted text) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
DECLARE
  is_met boolean := false;
BEGIN
  CASE source
    WHEN 'appointment-held' THEN
      SELECT EXISTS (SELECT FROM bookings b JOIN cases c ON c.client_id = b.client_id WHERE c.id = of_case AND b.status = 'completed') INTO is_met;
    WHEN 'conflicts-decided' THEN
      -- The latest search counts, and only if every party was known by then.
      SELECT coalesce(k.decision IN ('no-conflict', 'accepted'), false)
        AND NOT EXISTS (SELECT FROM case_parties p WHERE p.case_id = of_case AND p.created_at > k.checked_at)
      FROM conflict_checks k WHERE k.case_id = of_case ORDER BY k.checked_at DESC, k.id LIMIT 1 INTO is_met;
    WHEN 'losses-recorded' THEN
      SELECT EXISTS (SELECT FROM case_losses l WHERE l.case_id = of_case) INTO is_met;
    WHEN 'letter-sent' THEN
      SELECT EXISTS (SELECT FROM case_letters l WHERE l.case_id = of_case
        AND CASE WHEN kind_wanted IS NULL THEN l.kind NOT IN ('report', 'closing-statement') ELSE l.kind = kind_wanted END) INTO is_met;
    WHEN 'letter-answered' THEN
      SELECT EXISTS (SELECT FROM case_letters l WHERE l.case_id = of_case AND l.answered_on IS NOT NULL
        AND CASE WHEN kind_wanted IS NULL THEN l.kind NOT IN ('report', 'closing-statement') ELSE l.kind = kind_wanted END) INTO is_met;
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

-- Every rule of a case with whether it is met now. A completed step keeps the derived rules that it was completed with.
CREATE FUNCTION case_rules(of_case uuid) RETURNS TABLE (step integer, rule text, is_derived boolean, is_met boolean) LANGUAGE sql STABLE AS $$
  SELECT r.step, r.code, r.kind = 'derived', m.rule IS NOT NULL OR (r.kind = 'derived' AND case_fact_exists(of_case, r.source, r.argument))
  FROM cases c
  JOIN case_rule_sets s ON s.version = c.rule_set_version
  CROSS JOIN LATERAL jsonb_array_elements(s.rules) WITH ORDINALITY AS element (value, place)
  CROSS JOIN LATERAL jsonb_to_record(element.value) AS r (code text, step integer, kind text, source text, argument text)
  LEFT JOIN case_rules_met m ON m.case_id = c.id AND m.rule = r.code
  WHERE c.id = of_case
  ORDER BY r.step, element.place
$$;

CREATE FUNCTION check_case_step() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  missing text;
  current_state case_state;
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT state INTO current_state FROM cases WHERE id = OLD.case_id FOR UPDATE;
    -- The case itself is being deleted.
    IF NOT FOUND THEN RETURN OLD; END IF;
    IF current_state = 'closed' THEN
      RAISE EXCEPTION 'A closed case has no changes' USING ERRCODE = 'check_violation', CONSTRAINT = 'closed_case_is_not_changed';
    END IF;
    IF EXISTS (SELECT FROM case_steps WHERE case_id = OLD.case_id AND step > OLD.step) THEN
      RAISE EXCEPTION 'A later step is complete' USING ERRCODE = 'check_violation', CONSTRAINT = 'only_the_last_step_is_taken_back';
    END IF;
    DELETE FROM case_rules_met WHERE case_id = OLD.case_id AND step = OLD.step AND is_derived;
    RETURN OLD;
  END IF;
  SELECT state INTO current_state FROM cases WHERE id = NEW.case_id FOR UPDATE;
  IF current_state = 'closed' THEN
    RAISE EXCEPTION 'A closed case has no changes' USING ERRCODE = 'check_violation', CONSTRAINT = 'closed_case_is_not_changed';
  END IF;
  IF (SELECT count(*) FROM case_steps WHERE case_id = NEW.case_id AND step < NEW.step) <> NEW.step - 1 THEN
    RAISE EXCEPTION 'An earlier step is not complete' USING ERRCODE = 'check_violation', CONSTRAINT = 'steps_are_completed_in_order';
  END IF;
  SELECT string_agg(rule, ', ') INTO missing FROM case_rules(NEW.case_id) WHERE step = NEW.step AND NOT is_met;
  IF missing IS NOT NULL THEN
    RAISE EXCEPTION 'Rules are not met: %', missing USING ERRCODE = 'check_violation', CONSTRAINT = 'completed_step_meets_its_rules';
  END IF;
  INSERT INTO case_rules_met (case_id, rule, step, is_derived, met_at, met_by_id)
  SELECT NEW.case_id, rule, NEW.step, true, NEW.completed_at, NEW.completed_by_id FROM case_rules(NEW.case_id) WHERE step = NEW.step AND is_derived;
  RETURN NEW;
END;
$$;
CREATE TRIGGER step_is_completed_by_its_rules BEFORE INSERT OR DELETE ON case_steps FOR EACH ROW EXECUTE FUNCTION check_case_step();

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are not changed', TG_TABLE_NAME USING ERRCODE = 'check_violation', CONSTRAINT = TG_ARGV[0];
END;
$$;
CREATE TRIGGER completion_is_not_changed BEFORE UPDATE ON case_steps
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION refuse_change('completion_is_not_changed');
CREATE TRIGGER confirmed_rule_is_not_changed BEFORE UPDATE ON case_rules_met
  FOR EACH ROW WHEN ((OLD.case_id, OLD.rule, OLD.step, OLD.is_derived) IS DISTINCT FROM (NEW.case_id, NEW.rule, NEW.step, NEW.is_derived))
  EXECUTE FUNCTION refuse_change('confirmed_rule_is_not_changed');
CREATE TRIGGER rule_set_is_not_changed BEFORE UPDATE ON case_rule_sets
  FOR EACH ROW EXECUTE FUNCTION refuse_change('rule_set_is_not_changed');

-- A confirmed rule can be withdrawn, but not while its step is complete.
CREATE FUNCTION keep_rules_of_a_completed_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A completion of the step waits for this lock, and then no longer finds the rule.
  PERFORM FROM cases WHERE id = OLD.case_id FOR UPDATE;
  IF pg_trigger_depth() = 1 AND EXISTS (SELECT FROM case_steps s WHERE s.case_id = OLD.case_id AND s.step = OLD.step) THEN
    RAISE EXCEPTION 'The step is complete' USING ERRCODE = 'check_violation', CONSTRAINT = 'rules_of_a_completed_step_are_kept';
  END IF;
  RETURN OLD;
END;
$$;
CREATE TRIGGER rules_of_a_completed_step_are_kept BEFORE DELETE ON case_rules_met
  FOR EACH ROW EXECUTE FUNCTION keep_rules_of_a_completed_step();

-- A rule is confirmed only if the case's set has it as one that people confirm. The completion of a step writes the derived ones.
CREATE FUNCTION check_confirmed_rule() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM cases WHERE id = NEW.case_id AND state = 'open' FOR UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'A closed case has no changes' USING ERRCODE = 'check_violation', CONSTRAINT = 'closed_case_is_not_changed';
  END IF;
  IF NOT EXISTS (SELECT FROM case_rules(NEW.case_id) r WHERE r.rule = NEW.rule AND r.step = NEW.step AND r.is_derived = NEW.is_derived) THEN
    RAISE EXCEPTION 'The case has no such rule' USING ERRCODE = 'check_violation', CONSTRAINT = 'confirmed_rule_belongs_to_the_case';
  END IF;
  RETURN NEW;
END;
$$;
CREATE TRIGGER confirmed_rule_belongs_to_the_case BEFORE INSERT ON case_rules_met FOR EACH ROW EXECUTE FUNCTION check_confirmed_rule();

-- The facts that a completed step is based on stay: the last loss or letter that a rule needs cannot be deleted.
CREATE FUNCTION keep_facts_of_a_completed_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM cases WHERE id = OLD.case_id FOR UPDATE;
  IF EXISTS (
    SELECT FROM cases c
    JOIN case_rule_sets s ON s.version = c.rule_set_version
    CROSS JOIN LATERAL jsonb_to_recordset(s.rules) AS r (code text, step integer, kind text, source text, argument text)
    JOIN case_steps done ON done.case_id = c.id AND done.step = r.step
    WHERE c.id = OLD.case_id AND r.kind = 'derived' AND r.source = ANY (TG_ARGV::text[]) AND NOT case_fact_exists(c.id, r.source, r.argument)
  ) THEN
    RAISE EXCEPTION 'A completed step needs this fact' USING ERRCODE = 'check_violation', CONSTRAINT = 'facts_of_a_completed_step_are_kept';
  END IF;
  RETURN NULL;
END;
$$;
CREATE TRIGGER facts_of_a_completed_step_are_kept AFTER DELETE ON case_losses
  FOR EACH ROW EXECUTE FUNCTION keep_facts_of_a_completed_step('losses-recorded');
CREATE TRIGGER facts_of_a_completed_step_are_kept AFTER DELETE OR UPDATE ON case_letters
  FOR EACH ROW EXECUTE FUNCTION keep_facts_of_a_completed_step('letter-sent', 'letter-answered');

-- Money that came back means that the whole journey was made. A case can end without recovery at any step.
CREATE FUNCTION check_case_outcome() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM case_steps WHERE case_id = NEW.id) < 5 THEN
    RAISE EXCEPTION 'Not every step is complete' USING ERRCODE = 'check_violation', CONSTRAINT = 'recovered_case_has_made_its_journey';
  END IF;
  RETURN NEW;
END;
$$;
CREATE TRIGGER recovered_case_has_made_its_journey BEFORE INSERT OR UPDATE ON cases
  FOR EACH ROW WHEN (NEW.outcome IN ('full', 'partial')) EXECUTE FUNCTION check_case_outcome();
