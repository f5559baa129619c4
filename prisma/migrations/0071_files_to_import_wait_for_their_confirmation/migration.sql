-- An administrator uploads a file of clients or appointments, sees its problems and then confirms the import. Until then the file is kept
-- encrypted, for a few hours at most. The problems name lines and columns and quote nothing of the file.
CREATE TABLE import_files (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  kind text NOT NULL,
  staff_id uuid NOT NULL,
  content_cipher bytea NOT NULL,
  row_count integer NOT NULL,
  problems jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT import_files_pkey PRIMARY KEY (id),
  CONSTRAINT import_files_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES staff_users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT import_kind_is_known CHECK (kind IN ('clients', 'bookings')),
  CONSTRAINT import_has_no_negative_rows CHECK (row_count >= 0),
  CONSTRAINT import_problems_are_a_list CHECK (jsonb_typeof(problems) = 'array')
);
CREATE INDEX import_files_staff_id_idx ON import_files (staff_id);
CREATE INDEX import_files_created_at_idx ON import_files (created_at);
