-- The site shows an adviser's photo beside the team member of the same name. A photo never changes: another photo has another hash, and
-- the hash is its address, so that browsers can keep it. Cached pages with photos carry the version of "advisers".
CREATE TABLE adviser_photos (
  adviser_id uuid PRIMARY KEY,
  hash text NOT NULL,
  content bytea NOT NULL,
  changed_at timestamptz(3) NOT NULL,
  CONSTRAINT adviser_photos_adviser_id_fkey FOREIGN KEY (adviser_id) REFERENCES advisers (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT adviser_photo_has_a_hash CHECK (hash ~ '^[0-9a-f]{32}$'),
  CONSTRAINT adviser_photo_is_small CHECK (length(content) BETWEEN 1 AND 524288)
);
CREATE INDEX adviser_photos_hash_idx ON adviser_photos (hash);

ALTER TABLE record_changes
  DROP CONSTRAINT what_changes_is_known,
  ADD CONSTRAINT what_changes_is_known CHECK (subject IN ('claims', 'price-book', 'firm', 'advisers'));
INSERT INTO record_changes (subject, changed_at) VALUES ('advisers', NULL) ON CONFLICT (subject) DO NOTHING;

CREATE TRIGGER record_changed AFTER INSERT OR UPDATE OR DELETE ON adviser_photos
  FOR EACH ROW EXECUTE FUNCTION note_record_change('advisers');
CREATE TRIGGER records_emptied AFTER TRUNCATE ON adviser_photos
  FOR EACH STATEMENT EXECUTE FUNCTION note_record_change('advisers');
CREATE TRIGGER record_changed AFTER UPDATE OF name, is_active ON advisers
  FOR EACH ROW EXECUTE FUNCTION note_record_change('advisers');
