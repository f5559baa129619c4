-- Pages made of records have no date of their own, and search engines ask for the day of their last change. Whoever changes the
-- claims or the price book, by whatever way, leaves the moment here. A row of its own for each, not a column of theirs: what is
-- deleted changes a page too. Of records that were there before nobody knows the day, so there is none until the next change.
CREATE TABLE record_changes (
  subject text PRIMARY KEY,
  changed_at timestamptz(3) NOT NULL,
  CONSTRAINT what_changes_is_known CHECK (subject IN ('claims', 'price-book'))
);

CREATE FUNCTION note_record_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD IS NOT DISTINCT FROM NEW THEN RETURN NULL; END IF;
  INSERT INTO record_changes (subject, changed_at) VALUES (TG_ARGV[0], now())
    ON CONFLICT (subject) DO UPDATE SET changed_at = excluded.changed_at;
  RETURN NULL;
END;
$$;

CREATE TRIGGER record_changed AFTER INSERT OR UPDATE OR DELETE ON claims
  FOR EACH ROW EXECUTE FUNCTION note_record_change('claims');
CREATE TRIGGER record_changed AFTER INSERT OR UPDATE OR DELETE ON claim_texts
  FOR EACH ROW EXECUTE FUNCTION note_record_change('claims');
CREATE TRIGGER record_changed AFTER INSERT OR UPDATE OR DELETE ON services
  FOR EACH ROW EXECUTE FUNCTION note_record_change('price-book');
CREATE TRIGGER record_changed AFTER INSERT OR UPDATE OR DELETE ON service_texts
  FOR EACH ROW EXECUTE FUNCTION note_record_change('price-book');
CREATE TRIGGER record_changed AFTER INSERT OR UPDATE OR DELETE ON service_prices
  FOR EACH ROW EXECUTE FUNCTION note_record_change('price-book');
