-- A row that is neither a booking nor a hold would block an adviser for ever, and nobody could free it.
-- A hold must end by itself; a booking must not. An empty range overlaps nothing, so it would pass the
-- exclusion constraint and guard nothing; an endless one would close the adviser's calendar.
ALTER TABLE occupied_time
  ADD CONSTRAINT booking_or_hold CHECK (
    num_nonnulls(booking_id, draft_id) = 1
    AND (draft_id IS NOT NULL) = (expires_at IS NOT NULL)
  ),
  ADD CONSTRAINT occupied_range_is_finite CHECK (
    NOT isempty(during) AND NOT lower_inf(during) AND NOT upper_inf(during)
    AND isfinite(lower(during)) AND isfinite(upper(during))
  ),
  ADD CONSTRAINT hold_is_extended_twice_at_most CHECK (extensions BETWEEN 0 AND 2);
