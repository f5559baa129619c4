-- The page Setup computes its lines from records. A few things only a person knows: that somebody called the phone number, that a
-- copy of the key is kept elsewhere, that the firm makes no other claims. A row names who said it and on which day.
CREATE TABLE setup_marks (
  kind text PRIMARY KEY,
  -- What the mark is about, such as the phone number that was called. The mark counts only while this is still true.
  about text NOT NULL DEFAULT '',
  staff_id uuid NOT NULL,
  marked_on date NOT NULL,
  CONSTRAINT setup_mark_is_known
    CHECK (kind IN ('phone-called', 'key-copied', 'restore-tested', 'test-booking', 'no-invoices', 'no-other-claims')),
  CONSTRAINT setup_mark_is_made_by_staff FOREIGN KEY (staff_id) REFERENCES staff_users (id) ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX setup_marks_staff_id_idx ON setup_marks (staff_id);
