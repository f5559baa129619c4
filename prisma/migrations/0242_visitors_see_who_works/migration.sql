-- A closed office closes every adviser, unless an adviser's own hours say that they hold on closed days too. Hours that exist keep
-- their meaning: until now, hours of an adviser always held on closed days.
ALTER TABLE day_exceptions
  ADD COLUMN opens_on_closures boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT only_hours_of_an_adviser_open_on_closures
    CHECK (NOT opens_on_closures OR (adviser_id IS NOT NULL AND opens_minute IS NOT NULL));
UPDATE day_exceptions SET opens_on_closures = true WHERE adviser_id IS NOT NULL AND opens_minute IS NOT NULL;

-- Visitors cannot choose a service that no active adviser offers, so the list of services that each process keeps follows both.
CREATE TRIGGER services_changed AFTER INSERT OR UPDATE OR DELETE ON adviser_skills
  FOR EACH ROW EXECUTE FUNCTION note_record_change('price-book');
CREATE TRIGGER services_emptied AFTER TRUNCATE ON adviser_skills
  FOR EACH STATEMENT EXECUTE FUNCTION note_record_change('price-book');
CREATE TRIGGER services_changed AFTER UPDATE OF is_active ON advisers
  FOR EACH ROW WHEN (OLD.is_active IS DISTINCT FROM NEW.is_active) EXECUTE FUNCTION note_record_change('price-book');
