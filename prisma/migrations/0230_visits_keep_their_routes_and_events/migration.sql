-- Reports with several filters count visits, so a visit has all that they tell visits apart by. Keys are routes or names of events, values how
-- often. "booked" says that the browser saw the confirmation of a booking.
ALTER TABLE analytics_visits ADD COLUMN routes jsonb NOT NULL DEFAULT '{}', ADD COLUMN events jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN booked boolean NOT NULL DEFAULT false;
ALTER TABLE analytics_hours ADD COLUMN booked integer NOT NULL DEFAULT 0;
ALTER TABLE analytics_days ADD COLUMN booked integer NOT NULL DEFAULT 0;

-- A report reads one filter and one dimension of many days. With this order, they are neighbours, and the second large index is not needed.
ALTER TABLE analytics_days DROP CONSTRAINT analytics_days_pkey,
  ADD CONSTRAINT analytics_days_pkey PRIMARY KEY (filter, filter_value, dimension, day, value);
DROP INDEX analytics_days_filter_filter_value_dimension_day_idx;
CREATE INDEX analytics_days_day_idx ON analytics_days (day);

-- The dimension "country" is now "market", with the language. All kept events are counted again.
DELETE FROM analytics_days WHERE 'country' IN (filter, dimension);
DELETE FROM analytics_hours WHERE dimension = 'country';
INSERT INTO analytics_stale_hours (hour, version) SELECT DISTINCT date_trunc('hour', at, 'UTC'), 1 FROM analytics_events
  ON CONFLICT (hour) DO UPDATE SET version = analytics_stale_hours.version + 1;
