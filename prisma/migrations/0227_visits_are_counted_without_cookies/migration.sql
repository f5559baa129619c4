-- What browsers report and the server counts. `visitor` is a hash that nobody can repeat once the salt of its day is deleted; it is 0 for what
-- the server counts. The key repeats with a repeated report, so the report is stored once.
CREATE TABLE analytics_events (
  visitor bigint NOT NULL,
  at timestamptz(3) NOT NULL,
  key bigint NOT NULL,
  name text NOT NULL,
  route text NOT NULL,
  locale text NOT NULL,
  device text NOT NULL,
  country text NOT NULL,
  source text NOT NULL,
  campaign text NOT NULL,
  props jsonb NOT NULL,
  CONSTRAINT analytics_events_pkey PRIMARY KEY (visitor, at, key),
  -- Codes and enumerations only: no token of a link is this short, and no sentence has this form.
  CONSTRAINT event_has_only_codes CHECK (
    concat(name, locale, device, country) ~ '^[A-Za-z0-9_-]*$' AND source ~ '^[a-z0-9._-]{0,40}$' AND campaign ~ '^[a-z0-9._-]{0,40}$'
    AND route ~ '^[a-z0-9/{}A-Z_-]{0,80}$')
) PARTITION BY RANGE (at);
CREATE INDEX analytics_events_at_idx ON analytics_events USING brin (at);

-- A month of events is one table, so deleting it is quick. The owner of the tables makes and drops them; the application may only call this.
CREATE FUNCTION make_event_months(first date, months integer) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  month date;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('analytics_events'));
  FOR n IN 0..months - 1 LOOP
    month := (date_trunc('month', first) + n * interval '1 month')::date;
    IF to_regclass('analytics_events_' || to_char(month, 'YYYY_MM')) IS NULL THEN
      EXECUTE format('CREATE TABLE %I PARTITION OF analytics_events FOR VALUES FROM (%L) TO (%L)', 'analytics_events_' || to_char(month, 'YYYY_MM'),
        month || ' 00:00+00', (month + interval '1 month')::date || ' 00:00+00');
    END IF;
  END LOOP;
END;
$$;

-- Deletes the months that began before this day, and returns how many.
CREATE FUNCTION drop_event_months(before date) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  part text;
  dropped integer := 0;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('analytics_events'));
  FOR part IN SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = 'analytics_events'::regclass AND to_date(right(c.relname, 7), 'YYYY_MM') < before ORDER BY 1 LOOP
    EXECUTE format('DROP TABLE %I', part);
    dropped := dropped + 1;
  END LOOP;
  RETURN dropped;
END;
$$;
SELECT make_event_months(now()::date, 3);

-- The random salt of each day. Deleted after at most 48 hours, and with it the link between a visitor and their events.
CREATE TABLE analytics_salts (
  day date NOT NULL,
  salt bytea NOT NULL,
  made_at timestamptz(3) NOT NULL,
  CONSTRAINT analytics_salts_pkey PRIMARY KEY (day)
);

-- Hours with events that the rollups do not contain yet. The version tells the job whether more events came while it counted.
CREATE TABLE analytics_stale_hours (
  hour timestamptz(3) NOT NULL,
  version integer NOT NULL,
  CONSTRAINT analytics_stale_hours_pkey PRIMARY KEY (hour)
);
