-- Advisers, skills, hours, exceptions and holidays change a few times a week and are read with every look at the calendar.
-- Each change draws a new version, whoever makes it and by whatever way, so that a server may keep the rules it has read
-- and yet see, with the one query it makes anyway, that they no longer hold. A drawn version differs from database to database.
CREATE TABLE rules_version (
  id integer PRIMARY KEY DEFAULT 1,
  version uuid NOT NULL DEFAULT gen_random_uuid(),
  CONSTRAINT rules_have_one_version CHECK (id = 1)
);
INSERT INTO rules_version DEFAULT VALUES;

CREATE FUNCTION draw_rules_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE rules_version SET version = gen_random_uuid();
  RETURN NULL;
END;
$$;

CREATE TRIGGER rules_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON advisers
  FOR EACH STATEMENT EXECUTE FUNCTION draw_rules_version();
CREATE TRIGGER rules_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON adviser_skills
  FOR EACH STATEMENT EXECUTE FUNCTION draw_rules_version();
CREATE TRIGGER rules_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON weekly_hours
  FOR EACH STATEMENT EXECUTE FUNCTION draw_rules_version();
CREATE TRIGGER rules_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON day_exceptions
  FOR EACH STATEMENT EXECUTE FUNCTION draw_rules_version();
CREATE TRIGGER rules_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON holiday_overrides
  FOR EACH STATEMENT EXECUTE FUNCTION draw_rules_version();
