-- Staff add and change advisers. The version refuses a change by someone who has not seen the latest one. The rules are not checked for
-- existing advisers, whom an administrator may have added with other values.
ALTER TABLE advisers
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD CONSTRAINT adviser_daily_cap_is_in_range CHECK (daily_cap BETWEEN 0 AND 100) NOT VALID,
  ADD CONSTRAINT adviser_has_a_name CHECK (name <> '') NOT VALID;
