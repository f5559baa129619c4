-- Staff close days on which clients have appointments. Each client is then offered a few other times, which must stay free until
-- the client has chosen. An offered time is therefore reserved time like a hold: one row of occupied_time, which expires by
-- itself, so no second mechanism decides whether an adviser is free. The offer remembers the closed days and the answer.
CREATE TABLE booking_offers (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "booking_id" UUID NOT NULL,
    "exception_id" UUID,
    "holiday" DATE,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "reminded_at" TIMESTAMPTZ(3),
    "outcome" TEXT,
    "answered_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "booking_offers_pkey" PRIMARY KEY ("id"),
    CONSTRAINT offer_names_one_change CHECK (num_nonnulls(exception_id, holiday) <= 1),
    CONSTRAINT offer_outcome_is_known CHECK (outcome IN ('chosen', 'moved', 'kept', 'cancelled', 'replaced', 'reopened')),
    CONSTRAINT offer_outcome_says_when CHECK ((outcome IS NULL) = (answered_at IS NULL))
);
ALTER TABLE "booking_offers"
  ADD CONSTRAINT "booking_offers_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "booking_offers_exception_id_fkey" FOREIGN KEY ("exception_id") REFERENCES "day_exceptions"("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "booking_offers_booking_id_idx" ON "booking_offers"("booking_id");
CREATE INDEX "booking_offers_exception_id_idx" ON "booking_offers"("exception_id");
CREATE INDEX "booking_offers_holiday_idx" ON "booking_offers"("holiday");
-- A second offer ends the first one.
CREATE UNIQUE INDEX booking_has_one_open_offer ON booking_offers (booking_id) WHERE answered_at IS NULL;

ALTER TABLE occupied_time ADD COLUMN "offer_id" UUID;
ALTER TABLE "occupied_time"
  ADD CONSTRAINT "occupied_time_offer_id_fkey" FOREIGN KEY ("offer_id") REFERENCES "booking_offers"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "occupied_time_offer_id_idx" ON "occupied_time"("offer_id");
ALTER TABLE occupied_time DROP CONSTRAINT booking_or_hold;
ALTER TABLE occupied_time ADD CONSTRAINT booking_or_hold CHECK (
  num_nonnulls(booking_id, draft_id, offer_id) = 1 AND (booking_id IS NOT NULL OR expires_at IS NOT NULL)
);

-- As before, with an offer as a third owner of reserved time.
CREATE FUNCTION reserve_time(
  advisers uuid[], day_starts timestamptz[], day_ends timestamptz[], daily_caps integer[], may_wait boolean,
  present timestamptz, own_draft uuid,
  meeting_start timestamptz, occupied tstzrange, booking uuid, draft uuid, hold_until timestamptz, offer uuid
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

    DELETE FROM occupied_time WHERE (adviser_id = adviser AND booking_id IS NULL AND expires_at <= present) OR draft_id = own_draft;

    INSERT INTO occupied_time (adviser_id, during, starts_at, booking_id, draft_id, expires_at, offer_id)
    SELECT adviser, occupied, meeting_start, booking, draft, hold_until, offer
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

-- Processes of the release before call the function without an offer.
CREATE OR REPLACE FUNCTION reserve_time(
  advisers uuid[], day_starts timestamptz[], day_ends timestamptz[], daily_caps integer[], may_wait boolean,
  present timestamptz, own_draft uuid,
  meeting_start timestamptz, occupied tstzrange, booking uuid, draft uuid, hold_until timestamptz
) RETURNS text LANGUAGE sql AS $$
  SELECT reserve_time(
    advisers, day_starts, day_ends, daily_caps, may_wait, present, own_draft, meeting_start, occupied, booking, draft, hold_until, NULL::uuid);
$$;
