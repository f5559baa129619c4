-- A new live database has the services, prices, hours and texts of a sample. They are shown only after an administrator has
-- confirmed them: services one by one in this column, the facts of the firm's record in `confirmedOn` of its facts. A
-- demonstration has confirmed everything. A live site that is in use already shows all of it, so it stays visible there: a
-- live database is in use as soon as it has an adviser, an appointment, a message or a request for help.
ALTER TABLE services ADD COLUMN confirmed_at timestamptz(3);

CREATE FUNCTION pg_temp.is_in_use() RETURNS boolean LANGUAGE sql AS $$
  SELECT EXISTS (SELECT FROM installation WHERE mode = 'demo')
    OR EXISTS (SELECT FROM installation WHERE mode = 'live')
      AND (EXISTS (SELECT FROM advisers) OR EXISTS (SELECT FROM bookings)
        OR EXISTS (SELECT FROM contact_messages) OR EXISTS (SELECT FROM leads))
$$;

UPDATE services SET confirmed_at = now() WHERE pg_temp.is_in_use();

INSERT INTO firm_settings (profile, version, facts)
  SELECT DISTINCT ON (profile) profile, version + 1, facts || jsonb_build_object('confirmedOn', jsonb_build_object(
    'hours', current_date, 'meeting-modes', current_date, 'articles', current_date, 'questions', current_date))
  FROM firm_settings
  WHERE pg_temp.is_in_use()
  ORDER BY profile, version DESC;

DROP FUNCTION pg_temp.is_in_use();
