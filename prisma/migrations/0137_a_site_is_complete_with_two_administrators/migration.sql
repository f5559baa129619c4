-- Search engines may list a live site only once it is complete, and a site is complete with two administrators. Servers read
-- this with the versions of the records, as they do with the state of the online booking.
CREATE FUNCTION administrator_state() RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN count(*) >= 2 THEN 'complete' ELSE 'incomplete' END
  FROM staff_users
  WHERE role = 'admin' AND is_active AND password_hash IS NOT NULL
$$;
