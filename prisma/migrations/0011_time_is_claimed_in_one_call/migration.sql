-- Taking an adviser's time is four statements whose order matters: lock, clear away what has expired, count the day, insert.
-- Each needs a look at the table of its own, so they cannot be one query; as one function they are one round trip, and a
-- server spends its time on visitors instead of on waiting. The exclusion constraint still decides; nobody looks first.
-- Asks one adviser after the other and answers with the first whose time was free; else 'taken', or, unless the caller waits,
-- 'busy': somebody else is at it. Who waits may ask for one adviser only: two locks in two orders would be a deadlock.
CREATE FUNCTION claim_time(
  advisers uuid[], day_starts timestamptz[], day_ends timestamptz[], daily_caps integer[], may_wait boolean,
  present timestamptz, own_draft uuid,
  meeting_start timestamptz, occupied tstzrange, booking uuid, draft uuid, hold_until timestamptz
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  adviser uuid;
  is_anybody_busy boolean := false;
BEGIN
  FOR n IN 1 .. cardinality(advisers) LOOP
    adviser := advisers[n];
    IF may_wait THEN
      PERFORM pg_advisory_xact_lock(hashtextextended(adviser::text, 0));
    ELSIF NOT pg_try_advisory_xact_lock(hashtextextended(adviser::text, 0)) THEN
      is_anybody_busy := true;
      CONTINUE;
    END IF;

    -- Whoever inserts first clears away what has expired: an expired hold must not block, and nobody else tidies at once.
    DELETE FROM occupied_time WHERE (adviser_id = adviser AND expires_at <= present) OR draft_id = own_draft;

    INSERT INTO occupied_time (adviser_id, during, starts_at, booking_id, draft_id, expires_at)
    SELECT adviser, occupied, meeting_start, booking, draft, hold_until
    WHERE daily_caps[n] > (
      SELECT count(*) FROM occupied_time WHERE adviser_id = adviser AND starts_at >= day_starts[n] AND starts_at < day_ends[n]
    )
    ON CONFLICT DO NOTHING;
    IF FOUND THEN
      RETURN adviser::text;
    END IF;
  END LOOP;
  RETURN CASE WHEN is_anybody_busy THEN 'busy' ELSE 'taken' END;
END;
$$;
