-- A conversion tells Google that one of its clicks became a qualified lead, a consultation that took place, or a client. Google learns a
-- click id, the name of the conversion, its time and a value that is the same for every lead. Neither table has a column for anything else.
CREATE TABLE ad_exports (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL,
  state text NOT NULL,
  -- The names and the fixed values of the conversions, as they were set when the export was made.
  terms jsonb NOT NULL,
  made_at timestamptz(3) NOT NULL,
  -- Null for an export that the worker made.
  made_by_id uuid,
  sent_at timestamptz(3),
  answered_at timestamptz(3),
  -- Google's id of the request.
  request_id text,
  -- Codes and counts of Google's answer.
  answer jsonb NOT NULL DEFAULT '{}',
  CONSTRAINT ad_exports_made_by_id_fkey FOREIGN KEY (made_by_id) REFERENCES staff_users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT export_kind_is_known CHECK (kind IN ('csv', 'data-manager')),
  CONSTRAINT export_state_is_known CHECK (state IN ('made', 'queued', 'sent', 'succeeded', 'partial', 'failed', 'refused', 'empty')),
  CONSTRAINT export_state_fits_its_kind CHECK ((kind = 'csv') = (state = 'made'))
);
CREATE INDEX ad_exports_made_at_idx ON ad_exports (made_at DESC);
CREATE INDEX ad_exports_made_by_id_idx ON ad_exports (made_by_id);

CREATE TABLE conversions (
  -- Google gets this id as the id of the transaction, and so recognises a repeated conversion.
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  lead_id uuid NOT NULL,
  stage text NOT NULL,
  happened_at timestamptz(3) NOT NULL,
  export_id uuid NOT NULL,
  -- The code with which Google refused this conversion.
  refused_as text,
  CONSTRAINT conversions_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES leads (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT conversions_export_id_fkey FOREIGN KEY (export_id) REFERENCES ad_exports (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT conversion_stage_is_known CHECK (stage IN ('qualified', 'consultation-held', 'engaged'))
);
-- A conversion that is counted twice would cost the firm money.
CREATE UNIQUE INDEX conversions_lead_id_stage_key ON conversions (lead_id, stage);
CREATE INDEX conversions_export_id_idx ON conversions (export_id);

-- The conversions of all leads from ads at an instant, each with its click id, or with the reason why it stays here. This function alone says
-- what may leave: whether the visitor agreed, whether the fact is still true (decision 108) and whether Google would accept the time.
-- Google attributes clicks of the last 90 days. The click came before the form, so the time of the form is the latest time of the click.
CREATE FUNCTION conversions_at(at timestamptz)
RETURNS TABLE (lead_id uuid, stage text, happened_at timestamptz, click_kind text, click_id text, held_because text)
LANGUAGE sql STABLE AS $$
  SELECT leads.id, lead_stages.stage, lead_stages.first_at,
    CASE WHEN gclid IS NOT NULL THEN 'gclid' WHEN gbraid IS NOT NULL THEN 'gbraid' WHEN wbraid IS NOT NULL THEN 'wbraid' END,
    coalesce(gclid, gbraid, wbraid),
    CASE
      WHEN NOT CASE lead_stages.stage
        WHEN 'consultation-held' THEN EXISTS (SELECT FROM bookings
          WHERE bookings.lead_id = leads.id AND bookings.status = 'completed' AND NOT bookings.is_test)
        WHEN 'engaged' THEN leads.state <> 'not_for_us' AND (decided_stage IS NOT DISTINCT FROM 'engaged' OR EXISTS (SELECT FROM bookings
          JOIN cases ON cases.client_id = bookings.client_id AND cases.opened_at >= leads.created_at
          JOIN fee_agreements ON fee_agreements.case_id = cases.id
          WHERE bookings.lead_id = leads.id AND NOT bookings.is_test))
        ELSE leads.state <> 'not_for_us' AND (decided_stage IS NOT NULL OR EXISTS (SELECT FROM bookings
          WHERE bookings.lead_id = leads.id AND bookings.status IN ('confirmed', 'completed') AND NOT bookings.is_test))
        END THEN 'not-true'
      WHEN lead_stages.first_at > at THEN 'future'
      WHEN lead_stages.first_at < leads.created_at THEN 'before-click'
      WHEN leads.created_at <= at - interval '2160 hours' THEN 'too-old'
      WHEN leads.source = 'google-ads' AND num_nonnulls(gclid, gbraid, wbraid) = 0 THEN 'form'
      WHEN leads.ad_consent_at IS NULL THEN 'no-consent'
      WHEN num_nonnulls(gclid, gbraid, wbraid) = 0 THEN 'no-click'
    END
  FROM lead_stages JOIN leads ON leads.id = lead_stages.lead_id
  WHERE lead_stages.stage IN ('qualified', 'consultation-held', 'engaged')
    AND leads.from_ads AND NOT leads.is_test AND leads.state <> 'quarantined'
$$;

-- No program can put a conversion into an export for which the function has a reason to hold it back.
CREATE FUNCTION check_conversion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM conversions_at((SELECT made_at FROM ad_exports WHERE id = NEW.export_id)) AS allowed
    WHERE allowed.lead_id = NEW.lead_id AND allowed.stage = NEW.stage AND allowed.happened_at = NEW.happened_at
      AND allowed.held_because IS NULL) THEN
    RAISE EXCEPTION USING ERRCODE = 'check_violation', CONSTRAINT = 'conversion_may_leave', TABLE = 'conversions',
      MESSAGE = 'A conversion that is held back cannot enter an export';
  END IF;
  RETURN NEW;
END;
$$;
CREATE TRIGGER conversion_may_leave BEFORE INSERT OR UPDATE OF lead_id, stage, happened_at, export_id ON conversions
  FOR EACH ROW EXECUTE FUNCTION check_conversion();
