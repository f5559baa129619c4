-- The history of the firm's record says who saved each version. Earlier versions, and those of a terminal or of the first start, have
-- no author.
ALTER TABLE firm_settings
  ADD COLUMN changed_by_id uuid,
  ADD CONSTRAINT firm_version_is_saved_by_staff FOREIGN KEY (changed_by_id) REFERENCES staff_users (id) ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE INDEX firm_settings_changed_by_id_idx ON firm_settings (changed_by_id);
