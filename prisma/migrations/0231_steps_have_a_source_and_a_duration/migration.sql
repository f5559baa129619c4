-- Where a booking came from, empty if nothing says so, and how long a step took: the upper bound of the interval in seconds, 0 if not known.
-- A step has no visitor and no exact time, so nothing links the steps of one booking.
ALTER TABLE analytics_outcomes ADD COLUMN source text NOT NULL DEFAULT '', ADD COLUMN took integer NOT NULL DEFAULT 0,
  DROP CONSTRAINT analytics_outcomes_pkey,
  ADD CONSTRAINT analytics_outcomes_pkey PRIMARY KEY (hour, name, step, code, kind, locale, device, source, took);
