-- Visits are computed from events and kept as long. A visit counts, with all that happened in it, for the hour and the day in which it began.
CREATE TABLE analytics_visits (
  visitor bigint NOT NULL,
  started_at timestamptz(3) NOT NULL,
  ended_at timestamptz(3) NOT NULL,
  views integer NOT NULL,
  acts integer NOT NULL,
  entry text NOT NULL,
  exit text NOT NULL,
  locale text NOT NULL,
  device text NOT NULL,
  country text NOT NULL,
  source text NOT NULL,
  campaign text NOT NULL,
  CONSTRAINT analytics_visits_pkey PRIMARY KEY (visitor, started_at)
);
CREATE INDEX analytics_visits_started_at_idx ON analytics_visits (started_at);

-- Reports read only the following tables, which have no visitor and are kept.
CREATE TABLE analytics_hours (
  hour timestamptz(3) NOT NULL,
  dimension text NOT NULL,
  value text NOT NULL,
  hits integer NOT NULL,
  visits integer NOT NULL,
  bounces integer NOT NULL,
  seconds integer NOT NULL,
  CONSTRAINT analytics_hours_pkey PRIMARY KEY (hour, dimension, value)
);

-- Days also have the number of visitors, and each pair of dimensions: the rows of one dimension among the visits that a filter leaves.
CREATE TABLE analytics_days (
  day date NOT NULL,
  filter text NOT NULL,
  filter_value text NOT NULL,
  dimension text NOT NULL,
  value text NOT NULL,
  hits integer NOT NULL,
  visits integer NOT NULL,
  visitors integer NOT NULL,
  bounces integer NOT NULL,
  seconds integer NOT NULL,
  CONSTRAINT analytics_days_pkey PRIMARY KEY (day, filter, filter_value, dimension, value)
);
CREATE INDEX analytics_days_filter_filter_value_dimension_day_idx ON analytics_days (filter, filter_value, dimension, day);

-- What the server counted: steps of bookings, errors and outcomes.
CREATE TABLE analytics_outcomes (
  hour timestamptz(3) NOT NULL,
  name text NOT NULL,
  step text NOT NULL,
  code text NOT NULL,
  kind text NOT NULL,
  locale text NOT NULL,
  device text NOT NULL,
  count integer NOT NULL,
  CONSTRAINT analytics_outcomes_pkey PRIMARY KEY (hour, name, step, code, kind, locale, device)
);
