-- What a function says is parsed and planned once for each connection. As one long statement with forty values the writing of
-- a booking cost the database as much for being read as for being done.

-- Each element: identifier, payload, run_at, job_key, max_attempts. No two may share a key.
CREATE FUNCTION queue_jobs(jobs jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM graphile_worker.add_jobs((
    SELECT array_agg((identifier, payload, NULL, run_at, max_attempts, job_key, 0::smallint, NULL)::graphile_worker.job_spec)
    FROM jsonb_to_recordset(jobs) AS job(identifier text, payload json, run_at timestamptz, job_key text, max_attempts smallint)
  ));
END;
$$;

-- Writes the booking of whoever `claim_time` says has taken its time, with its client, its audit row and its jobs, and says the
-- same; nothing when nobody has. `booking` and `audit` have the names of the columns; `reasons` says of each adviser why.
CREATE FUNCTION write_booking(taker text, booking jsonb, reasons jsonb, audit jsonb, jobs jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  one bookings;
  known uuid;
BEGIN
  IF NOT reasons ? taker THEN
    RETURN taker;
  END IF;
  one := jsonb_populate_record(NULL::bookings, booking);

  -- Found or added. An existing client is left as it is, for anybody can type anybody's address: the update makes the id come back.
  INSERT INTO clients (email, first_name, last_name, phone, date_of_birth, preferred_contact, locale, zone)
  VALUES (one.email, one.first_name, one.last_name, one.phone, one.date_of_birth, one.preferred_contact, one.locale, one.zone)
  ON CONFLICT (email) DO UPDATE SET email = excluded.email
  RETURNING id INTO known;

  INSERT INTO bookings (
    id, reference, status, client_id, service_id, adviser_id, adviser_reason, starts_at, ends_at, zone, locale, price_minor, currency,
    is_new_client, first_name, last_name, email, phone, date_of_birth, preferred_contact, notes_cipher,
    manage_token_hash, caller_words, terms_accepted_at, privacy_consent_at)
  VALUES (
    one.id, one.reference, one.status, known, one.service_id, taker::uuid, reasons ->> taker, one.starts_at, one.ends_at, one.zone, one.locale,
    one.price_minor, one.currency, one.is_new_client, one.first_name, one.last_name, one.email, one.phone, one.date_of_birth,
    one.preferred_contact, one.notes_cipher, one.manage_token_hash, one.caller_words, one.terms_accepted_at, one.privacy_consent_at);

  INSERT INTO audit_events (actor_kind, actor_id, action, subject_kind, subject_id, details)
  SELECT actor_kind, actor_id, action, subject_kind, subject_id, details FROM jsonb_populate_record(NULL::audit_events, audit);

  PERFORM queue_jobs(jobs);
  RETURN taker;
END;
$$;
