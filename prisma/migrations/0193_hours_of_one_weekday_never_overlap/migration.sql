-- Two spans of one weekday that hold on the same day never overlap. The adviser's row is locked, so that two transactions cannot add
-- overlapping spans at the same moment. A trigger and not an exclusion constraint, because a database may already contain overlapping
-- hours, which count as one span.
CREATE FUNCTION refuse_overlapping_hours() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM advisers WHERE id = NEW.adviser_id FOR NO KEY UPDATE;
  IF EXISTS (
    SELECT FROM weekly_hours other
    WHERE other.adviser_id = NEW.adviser_id AND other.weekday = NEW.weekday AND other.id <> NEW.id
      AND other.opens_minute < NEW.closes_minute AND NEW.opens_minute < other.closes_minute
      AND daterange(other.valid_from, other.valid_to, '[]') && daterange(NEW.valid_from, NEW.valid_to, '[]')
  ) THEN
    RAISE exclusion_violation USING CONSTRAINT = 'weekly_hours_never_overlap', MESSAGE = 'these hours overlap others of the same weekday';
  END IF;
  RETURN NULL;
END;
$$;
CREATE TRIGGER weekly_hours_never_overlap AFTER INSERT OR UPDATE ON weekly_hours
  FOR EACH ROW EXECUTE FUNCTION refuse_overlapping_hours();
