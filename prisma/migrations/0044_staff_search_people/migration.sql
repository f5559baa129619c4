-- Staff find people by a part of a name or an email address, with typing errors and without accents, and by a phone number in any
-- notation. A sequential scan of a million bookings would take seconds. Trigram indexes find the few rows that may match. Both
-- extensions are part of PostgreSQL, and the owner of a database may install them.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- The form in which texts are compared: "Grünwald" and "GRUNWALD" are both "grunwald". An index needs an immutable function, and
-- `unaccent` is immutable only for a named dictionary.
CREATE FUNCTION search_text(typed text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT lower(public.unaccent('public.unaccent', typed))
$$;

CREATE FUNCTION search_digits(phone text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(phone, '\D', '', 'g')
$$;

-- A booking has no email address of its own in the index: it is that of its client.
CREATE INDEX clients_are_found_by_text ON clients USING gin (search_text(first_name || ' ' || last_name || ' ' || coalesce(email, '')) gin_trgm_ops);
CREATE INDEX clients_are_found_by_phone ON clients USING gin (search_digits(coalesce(phone_e164, phone)) gin_trgm_ops);
CREATE INDEX bookings_are_found_by_name ON bookings USING gin (search_text(first_name || ' ' || last_name) gin_trgm_ops);
CREATE INDEX bookings_are_found_by_phone ON bookings USING gin (search_digits(coalesce(phone_e164, phone)) gin_trgm_ops);
CREATE INDEX messages_are_found_by_text ON contact_messages USING gin (search_text(first_name || ' ' || last_name || ' ' || email) gin_trgm_ops);
CREATE INDEX messages_are_found_by_phone ON contact_messages USING gin (search_digits(coalesce(phone_e164, phone)) gin_trgm_ops);
CREATE INDEX leads_are_found_by_text ON leads USING gin (search_text(first_name || ' ' || coalesce(last_name, '') || ' ' || email) gin_trgm_ops);
CREATE INDEX leads_are_found_by_phone ON leads USING gin (search_digits(coalesce(phone_e164, phone)) gin_trgm_ops);
