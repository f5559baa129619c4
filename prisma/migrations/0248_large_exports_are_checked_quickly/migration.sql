-- PostgreSQL knows nothing of the rows that an export has just inserted. An index keeps it from comparing each of them with every fact, and
-- EXCEPT, other than NOT EXISTS, never compares each row with each.
CREATE INDEX conversions_source ON conversions ((coalesce(lead_id, booking_id)), stage);

CREATE OR REPLACE FUNCTION check_conversion() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  export record;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    RAISE EXCEPTION USING ERRCODE = 'check_violation', CONSTRAINT = 'conversion_may_leave', TABLE = 'conversions',
      MESSAGE = 'A conversion of an export never changes';
  END IF;
  FOR export IN SELECT DISTINCT id, made_at FROM ad_exports WHERE id IN (SELECT export_id FROM added) LOOP
    IF EXISTS (
      SELECT coalesce(lead_id, booking_id), stage, happened_at FROM added WHERE export_id = export.id
      EXCEPT
      SELECT source_id, stage, happened_at FROM conversions_at(export.made_at, export.id) WHERE held_because IS NULL
    ) THEN
      RAISE EXCEPTION USING ERRCODE = 'check_violation', CONSTRAINT = 'conversion_may_leave', TABLE = 'conversions',
        MESSAGE = 'A conversion that is held back cannot enter an export';
    END IF;
  END LOOP;
  RETURN NULL;
END;
$$;
