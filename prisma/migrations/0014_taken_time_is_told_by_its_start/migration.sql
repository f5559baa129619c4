-- A calendar of a month reads over ten thousand rows. Taking each range apart cost more than all the rest of the query; the few
-- distances between meetings and the ends of their time are kept beside it, so that rows of one kind are told as a list of starts.
-- Of a range that is empty or has no end the constraint says what is wrong with it, so no distance is taken here.
ALTER TABLE occupied_time
  ADD COLUMN before_ms integer NOT NULL GENERATED ALWAYS AS (
    CASE WHEN isfinite(lower(during)) THEN (extract(epoch FROM starts_at - lower(during)) * 1000)::integer ELSE 0 END) STORED,
  ADD COLUMN after_ms integer NOT NULL GENERATED ALWAYS AS (
    CASE WHEN isfinite(upper(during)) THEN (extract(epoch FROM upper(during) - starts_at) * 1000)::integer ELSE 0 END) STORED;
-- A table made anew has no statistics of its new columns, and the calendar would be planned badly until it has.
ANALYZE occupied_time;
