-- Pages that are kept for later requests are made of records. Each change of a record, by whatever path, draws a new random
-- version of its subject, and a kept page names the versions it was made of: a server compares them with the current ones
-- and makes the page again when they differ. Random versions never meet by chance, so a page that was made on another
-- database differs too. "firm" is the firm's own record.
ALTER TABLE record_changes
  ADD COLUMN version uuid NOT NULL DEFAULT gen_random_uuid(),
  -- A subject has a version before its first change, but no day of change.
  ALTER COLUMN changed_at DROP NOT NULL,
  DROP CONSTRAINT what_changes_is_known,
  ADD CONSTRAINT what_changes_is_known CHECK (subject IN ('claims', 'price-book', 'firm'));

INSERT INTO record_changes (subject, changed_at) VALUES ('claims', NULL), ('price-book', NULL), ('firm', NULL)
  ON CONFLICT (subject) DO NOTHING;

CREATE OR REPLACE FUNCTION note_record_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD IS NOT DISTINCT FROM NEW THEN RETURN NULL; END IF;
  INSERT INTO record_changes (subject, changed_at) VALUES (TG_ARGV[0], now())
    ON CONFLICT (subject) DO UPDATE SET changed_at = excluded.changed_at, version = gen_random_uuid();
  RETURN NULL;
END;
$$;

-- A TRUNCATE fires no trigger of rows.
CREATE TRIGGER records_emptied AFTER TRUNCATE ON claims FOR EACH STATEMENT EXECUTE FUNCTION note_record_change('claims');
CREATE TRIGGER records_emptied AFTER TRUNCATE ON claim_texts FOR EACH STATEMENT EXECUTE FUNCTION note_record_change('claims');
CREATE TRIGGER records_emptied AFTER TRUNCATE ON services FOR EACH STATEMENT EXECUTE FUNCTION note_record_change('price-book');
CREATE TRIGGER records_emptied AFTER TRUNCATE ON service_texts FOR EACH STATEMENT EXECUTE FUNCTION note_record_change('price-book');
CREATE TRIGGER records_emptied AFTER TRUNCATE ON service_prices FOR EACH STATEMENT EXECUTE FUNCTION note_record_change('price-book');
