-- Slots are computed from these rows without looking twice at them, so what is stored must make sense:
-- a stretch ends after it begins, within one day, and an exception names both hours or none (closed).
ALTER TABLE weekly_hours
  ADD CONSTRAINT weekday_is_iso CHECK (weekday BETWEEN 1 AND 7),
  ADD CONSTRAINT weekly_hours_lie_within_a_day CHECK (
    0 <= opens_minute AND opens_minute < closes_minute AND closes_minute <= 1440
  ),
  ADD CONSTRAINT weekly_hours_end_after_they_begin CHECK (valid_to IS NULL OR valid_from <= valid_to);

ALTER TABLE day_exceptions
  ADD CONSTRAINT exception_ends_after_it_begins CHECK (first_day <= last_day),
  ADD CONSTRAINT exception_names_both_hours_or_none CHECK (
    num_nonnulls(opens_minute, closes_minute) <> 1
    AND (opens_minute IS NULL OR (0 <= opens_minute AND opens_minute < closes_minute AND closes_minute <= 1440))
  );
