-- A leaked DATA_KEY must be replaceable without ending links, codes and hashes. These come from one root, which is stored
-- encrypted. It also tells whether DATA_KEY is the key of this database: no other key opens it.
ALTER TABLE installation ADD COLUMN hmac_root_cipher bytea;

-- The progress of the job that encrypts all values with the current key. `part` is the table in work, `after` the primary
-- key of its last row that is done.
CREATE TABLE key_rotation (
  id integer NOT NULL DEFAULT 1,
  key_id bytea NOT NULL,
  started_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  finished_at timestamptz(3),
  part text,
  after text[] NOT NULL DEFAULT '{}',
  rows bigint NOT NULL DEFAULT 0,
  unreadable integer NOT NULL DEFAULT 0,
  CONSTRAINT key_rotation_pkey PRIMARY KEY (id),
  CONSTRAINT key_rotation_is_one_row CHECK (id = 1)
);

-- The job sets this variable in its transactions. A value that is encrypted again is the same value, so it neither counts
-- as a change of the record nor changes an invoice.
CREATE FUNCTION is_encrypting_again() RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(current_setting('app.encrypting_again', true), '') = 'on'
$$;

CREATE OR REPLACE TRIGGER booking_version_is_counted BEFORE UPDATE ON bookings FOR EACH ROW
  WHEN (NOT is_encrypting_again()) EXECUTE FUNCTION count_booking_version();
CREATE OR REPLACE TRIGGER case_version_is_counted BEFORE UPDATE ON cases FOR EACH ROW
  WHEN (NOT is_encrypting_again()) EXECUTE FUNCTION count_case_version();
CREATE OR REPLACE TRIGGER client_version_is_counted BEFORE UPDATE ON clients FOR EACH ROW
  WHEN (OLD IS DISTINCT FROM NEW AND NOT is_encrypting_again()) EXECUTE FUNCTION count_client_version();

-- Replaces the function of migration 0063.
CREATE OR REPLACE FUNCTION keep_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.issued_on < current_date - interval '6 years' THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' AND is_encrypting_again()
    AND to_jsonb(OLD) - 'content_cipher' = to_jsonb(NEW) - 'content_cipher' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'An issued invoice is neither changed nor deleted' USING ERRCODE = '23514', CONSTRAINT = 'invoice_is_final';
END;
$$;
