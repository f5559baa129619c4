-- Administrators order the advisers. Without a place, an adviser comes after the others, by name. The order of the public team follows the
-- places, so a new place is a change of the record "advisers", and cached pages with the team expire.
ALTER TABLE advisers ADD COLUMN position integer;
ALTER TABLE advisers ADD CONSTRAINT adviser_position_is_positive CHECK (position > 0);

DROP TRIGGER record_changed ON advisers;
CREATE TRIGGER record_changed AFTER UPDATE OF name, is_active, position ON advisers
  FOR EACH ROW EXECUTE FUNCTION note_record_change('advisers');
