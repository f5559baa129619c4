-- Staff work on leads by stage. Most of a stage follows from facts: a lead waits, is answered, has a booking, or its client has agreed to
-- a fee. Only what no fact says is stored: that staff call a lead qualified or engaged, and why a lead is not for us.
ALTER TABLE leads
  -- Whether the lead came from an advertisement. It stays true when its click ids are deleted.
  ADD COLUMN from_ads boolean NOT NULL DEFAULT false,
  -- For a lead that staff entered: how the person found the firm.
  ADD COLUMN entered_from text,
  ADD COLUMN decided_stage text,
  ADD COLUMN decided_at timestamptz(3),
  ADD COLUMN not_for_us_reason text,
  ADD CONSTRAINT entered_from_is_known CHECK (entered_from IN ('ad', 'phone', 'email', 'visit', 'referral', 'other')),
  ADD CONSTRAINT decided_stage_is_known CHECK (decided_stage IN ('qualified', 'engaged')),
  ADD CONSTRAINT decided_stage_has_its_time CHECK ((decided_stage IS NULL) = (decided_at IS NULL)),
  ADD CONSTRAINT reason_is_known CHECK (not_for_us_reason IN ('outside-our-work', 'not-reached', 'no-interest', 'duplicate', 'not-a-person', 'other'));

-- A lead that leaves "not for us" loses the reason, whether staff, a reply or a received email moves it.
CREATE FUNCTION complete_lead() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state <> 'not_for_us' THEN
    NEW.not_for_us_reason := NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    NEW.from_ads := NEW.from_ads OR NEW.source = 'google-ads' OR coalesce(NEW.entered_from = 'ad', false)
      OR num_nonnulls(NEW.gclid, NEW.gbraid, NEW.wbraid) > 0
      OR coalesce(lower(NEW.utm_medium) ~ '^(cpc|ppc|cpm|cpv|cpa|display|paid([ ._+-]?(search|social|video))?)$', false);
  END IF;
  RETURN NEW;
END;
$$;
CREATE TRIGGER lead_is_completed BEFORE INSERT OR UPDATE OF state, not_for_us_reason ON leads FOR EACH ROW EXECUTE FUNCTION complete_lead();

-- The first time of each stage. A lead that goes back keeps it, because conversions are counted by it. "consultation-held" is a consultation that
-- took place.
CREATE TABLE lead_stages (
  lead_id uuid NOT NULL,
  stage text NOT NULL,
  first_at timestamptz(3) NOT NULL,
  CONSTRAINT lead_stages_pkey PRIMARY KEY (lead_id, stage),
  CONSTRAINT lead_stages_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES leads (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT stage_is_known CHECK (stage IN ('contacted', 'qualified', 'consultation', 'consultation-held', 'engaged'))
);

CREATE FUNCTION note_lead_stage() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state = 'answered' AND NEW.answered_at IS NOT NULL THEN
    INSERT INTO lead_stages VALUES (NEW.id, 'contacted', NEW.answered_at) ON CONFLICT DO NOTHING;
  END IF;
  IF NEW.decided_stage IS NOT NULL THEN
    INSERT INTO lead_stages VALUES (NEW.id, NEW.decided_stage, NEW.decided_at) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END;
$$;
CREATE TRIGGER stage_is_noted AFTER INSERT OR UPDATE OF state, decided_stage ON leads FOR EACH ROW EXECUTE FUNCTION note_lead_stage();

CREATE FUNCTION note_lead_stage_of_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.lead_id IS NULL OR NEW.is_test THEN
    RETURN NULL;
  END IF;
  IF NEW.status IN ('confirmed', 'completed') THEN
    INSERT INTO lead_stages VALUES (NEW.lead_id, 'consultation', NEW.created_at) ON CONFLICT DO NOTHING;
  END IF;
  IF NEW.status = 'completed' AND NEW.completed_at IS NOT NULL THEN
    INSERT INTO lead_stages VALUES (NEW.lead_id, 'consultation-held', NEW.completed_at) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END;
$$;
CREATE TRIGGER lead_stage_is_noted AFTER INSERT OR UPDATE OF status, lead_id ON bookings
  FOR EACH ROW EXECUTE FUNCTION note_lead_stage_of_booking();

CREATE FUNCTION note_lead_stage_of_agreement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO lead_stages
    SELECT DISTINCT leads.id, 'engaged', NEW.created_at FROM cases
    JOIN bookings ON bookings.client_id = cases.client_id AND NOT bookings.is_test
    JOIN leads ON leads.id = bookings.lead_id AND leads.created_at <= cases.opened_at
    WHERE cases.id = NEW.case_id
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END;
$$;
CREATE TRIGGER lead_stage_is_noted AFTER INSERT ON fee_agreements FOR EACH ROW EXECUTE FUNCTION note_lead_stage_of_agreement();

UPDATE leads SET from_ads = true
WHERE source = 'google-ads' OR num_nonnulls(gclid, gbraid, wbraid) > 0
  OR lower(utm_medium) ~ '^(cpc|ppc|cpm|cpv|cpa|display|paid([ ._+-]?(search|social|video))?)$';
INSERT INTO lead_stages SELECT id, 'contacted', answered_at FROM leads WHERE state = 'answered' AND answered_at IS NOT NULL;
INSERT INTO lead_stages SELECT lead_id, 'consultation', min(created_at) FROM bookings
  WHERE lead_id IS NOT NULL AND NOT is_test AND status IN ('confirmed', 'completed') GROUP BY lead_id;
INSERT INTO lead_stages SELECT lead_id, 'consultation-held', min(completed_at) FROM bookings
  WHERE lead_id IS NOT NULL AND NOT is_test AND status = 'completed' AND completed_at IS NOT NULL GROUP BY lead_id;

ALTER TABLE inquiry_entries
  DROP CONSTRAINT entry_kind_is_known,
  ADD CONSTRAINT entry_kind_is_known
    CHECK (kind IN ('reply', 'received', 'note', 'call', 'assigned', 'snoozed', 'state', 'stage', 'released', 'different-person', 'bounced'));

CREATE INDEX leads_from_ads ON leads (created_at DESC, reference DESC) WHERE from_ads AND NOT is_test AND state <> 'quarantined';
