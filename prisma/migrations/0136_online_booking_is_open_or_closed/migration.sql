-- Online booking is open while an active adviser with hours offers a confirmed service. Pages invite visitors to book only
-- then. Servers read the state with the versions of the records, so it reaches every page within seconds, whichever of the
-- tables changes, and also when hours end on their last day. A page depends on nothing but the state, so the state itself is
-- the version.
CREATE FUNCTION booking_state() RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN EXISTS (
    SELECT FROM services
      JOIN adviser_skills ON adviser_skills.service_id = services.id
      JOIN advisers ON advisers.id = adviser_skills.adviser_id
      JOIN weekly_hours ON weekly_hours.adviser_id = advisers.id
    WHERE services.is_active AND services.confirmed_at IS NOT NULL AND advisers.is_active
      AND (weekly_hours.valid_to IS NULL OR weekly_hours.valid_to >= current_date)
  ) THEN 'open' ELSE 'closed' END
$$;
