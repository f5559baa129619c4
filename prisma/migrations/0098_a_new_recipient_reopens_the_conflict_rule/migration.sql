-- A decision about conflicts of interest covers the names that its search compared. A payment to a new recipient came later, so the rule is
-- open again until another search is decided, as it is after a new party.
ALTER TABLE case_losses ADD COLUMN recipient_since TIMESTAMPTZ(3);
-- A recipient without a time was recorded before this column existed, and its search, if any, came later.

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
