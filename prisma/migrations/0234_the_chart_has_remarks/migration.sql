-- A remark says what happened on a day, such as the start of a campaign. A removed remark is kept for a day, so that it can be restored.
CREATE TABLE statistics_remarks (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  day date NOT NULL,
  text text NOT NULL,
  created_by_id uuid NOT NULL,
  created_at timestamptz(3) NOT NULL,
  removed_at timestamptz(3),
  CONSTRAINT statistics_remarks_pkey PRIMARY KEY (id),
  CONSTRAINT statistics_remarks_created_by_id_fkey FOREIGN KEY (created_by_id) REFERENCES staff_users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT remark_is_short CHECK (text <> '' AND length(text) <= 200)
);
CREATE INDEX statistics_remarks_day_idx ON statistics_remarks (day);
CREATE INDEX statistics_remarks_created_by_id_idx ON statistics_remarks (created_by_id);
