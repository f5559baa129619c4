-- What payment by card or invoice will need, before any booking can wait for one: which price a booking was made at, by when
-- it is to be paid, the payments themselves, and the provider's events, each taken in once. No booking enters
-- awaiting_payment yet; only the demonstration's samples were in it, and they are confirmed like every priced booking.
-- The function that wrote a booking goes: the site writes it by statements whose columns the compiler knows.
DROP FUNCTION write_booking(text, jsonb, jsonb, jsonb, jsonb);

UPDATE bookings SET status = 'confirmed' WHERE status = 'awaiting_payment';
-- Asks the deferred rules now: a table with rules still to be asked cannot be altered.
SET CONSTRAINTS ALL IMMEDIATE;
SET CONSTRAINTS ALL DEFERRED;

CREATE TYPE "price_kind" AS ENUM ('initial', 'follow_up');
CREATE TYPE "payment_state" AS ENUM ('pending', 'paid', 'failed', 'cancelled', 'refunded');

ALTER TABLE "bookings"
  ADD COLUMN "price_kind" "price_kind" NOT NULL DEFAULT 'initial',
  ADD COLUMN "payment_due_at" TIMESTAMPTZ(3);
ALTER TABLE bookings
  ADD CONSTRAINT awaited_payment_has_a_deadline CHECK (status <> 'awaiting_payment' OR payment_due_at IS NOT NULL);

CREATE TABLE "payments" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "booking_id" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "provider_id" TEXT,
    "amount_minor" INTEGER NOT NULL,
    "refunded_minor" INTEGER NOT NULL DEFAULT 0,
    "currency" CHAR(3) NOT NULL,
    "state" "payment_state" NOT NULL DEFAULT 'pending',
    "paid_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payments_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "payments_provider_provider_id_key" ON "payments"("provider", "provider_id");
CREATE INDEX "payments_booking_id_idx" ON "payments"("booking_id");
ALTER TABLE "payments" ADD CONSTRAINT "payments_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "bookings"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE payments
  ADD CONSTRAINT payment_provider_is_known CHECK (provider IN ('stripe', 'invoice')),
  ADD CONSTRAINT card_payment_names_its_provider_id CHECK (provider = 'invoice' OR provider_id IS NOT NULL),
  ADD CONSTRAINT payment_amount_is_positive CHECK (amount_minor > 0),
  ADD CONSTRAINT refund_is_at_most_the_amount CHECK (refunded_minor BETWEEN 0 AND amount_minor),
  ADD CONSTRAINT payment_currency_is_a_code CHECK (currency ~ '^[A-Z]{3}$'),
  ADD CONSTRAINT paid_payment_says_when CHECK ((state IN ('paid', 'refunded')) = (paid_at IS NOT NULL));

CREATE TABLE "webhook_events" (
    "id" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_events_pkey" PRIMARY KEY ("id")
);

-- While a payment is awaited, reserved time may name the moment from which it may be released. A hold must end by itself;
-- a booking is released by a change of its state alone, so its time stays taken until then.
ALTER TABLE occupied_time DROP CONSTRAINT booking_or_hold;
ALTER TABLE occupied_time ADD CONSTRAINT booking_or_hold CHECK (
  num_nonnulls(booking_id, draft_id) = 1 AND (draft_id IS NULL OR expires_at IS NOT NULL)
);

CREATE OR REPLACE FUNCTION require_reserved_time() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked uuid;
BEGIN
  IF TG_TABLE_NAME = 'bookings' THEN
    checked := NEW.id;
  ELSIF TG_OP = 'DELETE' THEN
    checked := OLD.booking_id;
  ELSE
    checked := NEW.booking_id;
  END IF;
  IF EXISTS (
    SELECT FROM bookings b
    WHERE b.id = checked AND b.status IN ('confirmed', 'awaiting_payment') AND NOT EXISTS (
      SELECT FROM occupied_time o WHERE o.booking_id = b.id AND o.adviser_id = b.adviser_id AND o.starts_at = b.starts_at)
  ) THEN
    RAISE EXCEPTION 'An open booking has no reserved time' USING ERRCODE = '23514', CONSTRAINT = 'open_booking_has_reserved_time';
  END IF;
  IF EXISTS (
    SELECT FROM bookings b JOIN occupied_time o ON o.booking_id = b.id WHERE b.id = checked AND b.status = 'cancelled'
  ) THEN
    RAISE EXCEPTION 'A cancelled booking keeps reserved time' USING ERRCODE = '23514', CONSTRAINT = 'cancelled_booking_frees_its_time';
  END IF;
  IF EXISTS (
    SELECT FROM bookings b JOIN occupied_time o ON o.booking_id = b.id
    WHERE b.id = checked AND b.status <> 'awaiting_payment' AND o.expires_at IS NOT NULL
  ) THEN
    RAISE EXCEPTION 'The time of a booking that awaits no payment would expire' USING ERRCODE = '23514', CONSTRAINT = 'only_awaited_payment_expires';
  END IF;
  RETURN NULL;
END;
$$;

-- As before, but an expired hold alone is cleared away: a booking's time is never freed by another visitor.
CREATE OR REPLACE FUNCTION claim_time(
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

    DELETE FROM occupied_time WHERE (adviser_id = adviser AND booking_id IS NULL AND expires_at <= present) OR draft_id = own_draft;

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
