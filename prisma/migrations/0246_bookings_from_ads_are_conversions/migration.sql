-- Whether a link is an advertisement, by its `utm_medium`. `paidMedium` in lib/statistics/source.ts is the same expression.
CREATE FUNCTION is_paid_medium(medium text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(lower(medium) ~ '^(cpc|ppc|cpm|cpv|cpa|display|retargeting|paid.*)$', false)
$$;

CREATE OR REPLACE FUNCTION complete_lead() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state <> 'not_for_us' THEN
    NEW.not_for_us_reason := NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    NEW.from_ads := NEW.from_ads OR NEW.source = 'google-ads' OR coalesce(NEW.entered_from = 'ad', false)
      OR num_nonnulls(NEW.gclid, NEW.gbraid, NEW.wbraid) > 0 OR is_paid_medium(NEW.utm_medium);
  END IF;
  RETURN NEW;
END;
$$;
UPDATE leads SET from_ads = true WHERE NOT from_ads AND is_paid_medium(utm_medium);

-- A visitor of an advertisement may book without a request for help. `from_ads` stays true when the click ids are deleted.
ALTER TABLE bookings ADD COLUMN from_ads boolean NOT NULL DEFAULT false;
UPDATE bookings SET from_ads = true WHERE num_nonnulls(gclid, gbraid, wbraid) > 0 OR is_paid_medium(utm_medium);
CREATE FUNCTION note_ad_of_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.from_ads := num_nonnulls(NEW.gclid, NEW.gbraid, NEW.wbraid) > 0 OR is_paid_medium(NEW.utm_medium);
  RETURN NEW;
END;
$$;
CREATE TRIGGER ad_of_booking_is_noted BEFORE INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION note_ad_of_booking();
CREATE INDEX bookings_from_ads ON bookings (created_at) WHERE from_ads AND NOT is_test;

ALTER TABLE conversions
  ALTER COLUMN lead_id DROP NOT NULL,
  ADD COLUMN booking_id uuid,
  ADD CONSTRAINT conversions_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings (id) ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT conversion_has_one_source CHECK (num_nonnulls(lead_id, booking_id) = 1);
CREATE UNIQUE INDEX conversions_booking_id_stage_key ON conversions (booking_id, stage);

-- Now also with the bookings from ads that no lead from an ad led to. Nobody calls a booking qualified, so it has the two conversions that
-- follow from facts. `source_id` is the id of the lead or of the booking. `happened_at` is null for a fact that was exported and is gone.
-- Of the clicks of 90 days, a client counts once for each stage, by what is in an export or else by the earliest click: one agreement may
-- follow from several requests and bookings. The export `without` does not count, because it is being made.
DROP FUNCTION conversions_at(timestamptz);
CREATE FUNCTION conversions_at(at timestamptz, without uuid DEFAULT NULL)
RETURNS TABLE (source_id uuid, lead_id uuid, booking_id uuid, stage text, happened_at timestamptz, click_kind text, click_id text, held_because text)
LANGUAGE sql STABLE AS $$
  WITH facts AS (
    SELECT leads.id AS source_id, leads.id AS lead_id, NULL::uuid AS booking_id,
      coalesce((SELECT client_id FROM bookings WHERE bookings.lead_id = leads.id AND NOT bookings.is_test ORDER BY created_at, id LIMIT 1),
        leads.id) AS person,
      lead_stages.stage, lead_stages.first_at AS happened_at,
      CASE lead_stages.stage
        WHEN 'consultation-held' THEN EXISTS (SELECT FROM bookings
          WHERE bookings.lead_id = leads.id AND bookings.status = 'completed' AND NOT bookings.is_test)
        WHEN 'engaged' THEN leads.state <> 'not_for_us' AND (decided_stage IS NOT DISTINCT FROM 'engaged' OR EXISTS (SELECT FROM bookings
          JOIN cases ON cases.client_id = bookings.client_id AND cases.opened_at >= leads.created_at
          JOIN fee_agreements ON fee_agreements.case_id = cases.id
          WHERE bookings.lead_id = leads.id AND NOT bookings.is_test))
        ELSE leads.state <> 'not_for_us' AND (decided_stage IS NOT NULL OR EXISTS (SELECT FROM bookings
          WHERE bookings.lead_id = leads.id AND bookings.status IN ('confirmed', 'completed') AND NOT bookings.is_test))
        END AS is_true,
      leads.created_at, leads.source = 'google-ads' AS is_from_platform, gclid, gbraid, wbraid, ad_consent_at
    FROM lead_stages JOIN leads ON leads.id = lead_stages.lead_id
    WHERE lead_stages.stage IN ('qualified', 'consultation-held', 'engaged')
      AND leads.from_ads AND NOT leads.is_test AND leads.state <> 'quarantined'
    UNION ALL
    SELECT bookings.id, NULL, bookings.id, bookings.client_id, fact.stage, fact.happened_at, fact.happened_at IS NOT NULL,
      bookings.created_at, false, bookings.gclid, bookings.gbraid, bookings.wbraid, bookings.ad_consent_at
    FROM bookings
    LEFT JOIN leads ON leads.id = bookings.lead_id AND leads.from_ads AND NOT leads.is_test AND leads.state <> 'quarantined'
    CROSS JOIN LATERAL (VALUES
      ('consultation-held', CASE WHEN bookings.status = 'completed' THEN bookings.completed_at END),
      ('engaged', (SELECT min(fee_agreements.created_at) FROM cases JOIN fee_agreements ON fee_agreements.case_id = cases.id
        WHERE cases.client_id = bookings.client_id AND cases.opened_at >= bookings.created_at))
    ) AS fact (stage, happened_at)
    WHERE bookings.from_ads AND NOT bookings.is_test AND leads.id IS NULL
  ), reasons AS (
    SELECT facts.*, conversions.id IS NOT NULL AS is_exported, conversions.id IS NOT NULL AND refused_as IS NULL AS is_counted,
      CASE
        WHEN NOT is_true THEN 'not-true'
        WHEN facts.happened_at > at THEN 'future'
        WHEN facts.happened_at < created_at THEN 'before-click'
        WHEN created_at <= at - interval '2160 hours' THEN 'too-old'
        WHEN is_from_platform AND num_nonnulls(gclid, gbraid, wbraid) = 0 THEN 'form'
        WHEN ad_consent_at IS NULL THEN 'no-consent'
        WHEN num_nonnulls(gclid, gbraid, wbraid) = 0 THEN 'no-click'
      END AS reason
    FROM facts LEFT JOIN conversions
      ON coalesce(conversions.lead_id, conversions.booking_id) = source_id AND conversions.stage = facts.stage AND export_id IS DISTINCT FROM without
  )
  SELECT source_id, lead_id, booking_id, stage, happened_at,
    CASE WHEN gclid IS NOT NULL THEN 'gclid' WHEN gbraid IS NOT NULL THEN 'gbraid' WHEN wbraid IS NOT NULL THEN 'wbraid' END,
    coalesce(gclid, gbraid, wbraid),
    coalesce(reason, CASE WHEN row_number() OVER (
      PARTITION BY person, stage, created_at > at - interval '2160 hours'
      ORDER BY is_counted DESC, reason IS NULL DESC, is_exported, created_at, source_id) > 1 THEN 'counted' END)
  FROM reasons WHERE is_exported OR happened_at IS NOT NULL
$$;

-- The check reads the function once for all rows of a statement, because the function compares the rows with each other.
DROP TRIGGER conversion_may_leave ON conversions;
CREATE OR REPLACE FUNCTION check_conversion() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  export record;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    RAISE EXCEPTION USING ERRCODE = 'check_violation', CONSTRAINT = 'conversion_may_leave', TABLE = 'conversions',
      MESSAGE = 'A conversion of an export never changes';
  END IF;
  FOR export IN SELECT DISTINCT id, made_at FROM ad_exports WHERE id IN (SELECT export_id FROM added) LOOP
    IF EXISTS (SELECT FROM added WHERE export_id = export.id AND NOT EXISTS (SELECT FROM conversions_at(export.made_at, export.id) AS allowed
      WHERE allowed.source_id = coalesce(added.lead_id, added.booking_id) AND allowed.stage = added.stage
        AND allowed.happened_at = added.happened_at AND allowed.held_because IS NULL)) THEN
      RAISE EXCEPTION USING ERRCODE = 'check_violation', CONSTRAINT = 'conversion_may_leave', TABLE = 'conversions',
        MESSAGE = 'A conversion that is held back cannot enter an export';
    END IF;
  END LOOP;
  RETURN NULL;
END;
$$;
CREATE TRIGGER conversion_may_leave AFTER INSERT ON conversions REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION check_conversion();
CREATE TRIGGER conversion_stays BEFORE UPDATE OF lead_id, booking_id, stage, happened_at, export_id ON conversions
  FOR EACH ROW EXECUTE FUNCTION check_conversion();
