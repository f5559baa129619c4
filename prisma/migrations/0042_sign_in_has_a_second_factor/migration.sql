-- A stolen password alone should not open the files of people who have lost money. Staff can add a second factor (RFC 6238); its
-- secret is encrypted by the application. The last accepted step is stored, so that no code is accepted twice.
ALTER TABLE staff_users
  ADD COLUMN must_change_password boolean NOT NULL DEFAULT false,
  ADD COLUMN totp_secret_cipher bytea,
  ADD COLUMN totp_enrolled_at timestamptz(3),
  ADD COLUMN totp_last_step integer,
  ADD COLUMN totp_new_secret_cipher bytea,
  ADD COLUMN totp_new_secret_at timestamptz(3),
  ADD COLUMN locale text,
  ADD CONSTRAINT second_factor_has_its_time CHECK (num_nonnulls(totp_secret_cipher, totp_enrolled_at) IN (0, 2)),
  ADD CONSTRAINT new_second_factor_has_its_time CHECK (num_nonnulls(totp_new_secret_cipher, totp_new_secret_at) IN (0, 2)),
  ADD CONSTRAINT last_step_belongs_to_a_second_factor CHECK (totp_last_step IS NULL OR totp_secret_cipher IS NOT NULL),
  ADD CONSTRAINT staff_locale_is_known CHECK (locale IN ('en', 'de', 'fr-CA'));

-- The step only grows while the secret stays the same. A statement that forgets to compare it is refused.
CREATE FUNCTION keep_the_last_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a code is accepted only once' USING ERRCODE = 'check_violation', CONSTRAINT = 'code_is_accepted_once';
END
$$;
CREATE TRIGGER code_is_accepted_once BEFORE UPDATE ON staff_users
  FOR EACH ROW WHEN (
    OLD.totp_last_step IS NOT NULL AND NEW.totp_secret_cipher = OLD.totp_secret_cipher
    AND (NEW.totp_last_step IS NULL OR NEW.totp_last_step < OLD.totp_last_step)
  ) EXECUTE FUNCTION keep_the_last_step();

-- Ten codes for a lost phone. Only keyed hashes are stored. Codes go with the second factor that they replace.
CREATE TABLE staff_recovery_codes (
  staff_user_id uuid NOT NULL,
  code_hash bytea NOT NULL,
  used_at timestamptz(3),
  CONSTRAINT staff_recovery_codes_pkey PRIMARY KEY (staff_user_id, code_hash),
  CONSTRAINT staff_recovery_codes_staff_user_id_fkey FOREIGN KEY (staff_user_id) REFERENCES staff_users (id) ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE FUNCTION keep_the_code_used() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a used recovery code stays used' USING ERRCODE = 'check_violation', CONSTRAINT = 'recovery_code_is_used_once';
END
$$;
CREATE TRIGGER recovery_code_is_used_once BEFORE UPDATE ON staff_recovery_codes
  FOR EACH ROW WHEN (OLD.used_at IS NOT NULL) EXECUTE FUNCTION keep_the_code_used();

-- The state between password and code. It has five codes and five minutes, and no session exists until a code was right.
CREATE TABLE staff_pending_sign_ins (
  token_hash bytea NOT NULL,
  staff_user_id uuid NOT NULL,
  password_version integer NOT NULL,
  code_count integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT staff_pending_sign_ins_pkey PRIMARY KEY (token_hash),
  CONSTRAINT pending_sign_in_has_five_codes CHECK (code_count BETWEEN 0 AND 5),
  CONSTRAINT staff_pending_sign_ins_staff_user_id_fkey FOREIGN KEY (staff_user_id) REFERENCES staff_users (id) ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX staff_pending_sign_ins_staff_user_id_idx ON staff_pending_sign_ins (staff_user_id);

-- Invitations and password resets. The token is derived from the id with a key of the application, so that a job needs only the
-- id and a reader of the database cannot make the link.
CREATE TABLE staff_links (
  id uuid NOT NULL,
  token_hash bytea NOT NULL,
  kind text NOT NULL,
  staff_user_id uuid NOT NULL,
  password_version integer NOT NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  used_at timestamptz(3),
  CONSTRAINT staff_links_pkey PRIMARY KEY (id),
  CONSTRAINT staff_link_kind_is_known CHECK (kind IN ('invitation', 'password-reset')),
  CONSTRAINT staff_link_expires CHECK (expires_at > created_at AND expires_at <= created_at + interval '72 hours'),
  CONSTRAINT staff_links_staff_user_id_fkey FOREIGN KEY (staff_user_id) REFERENCES staff_users (id) ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX staff_links_token_hash_key ON staff_links (token_hash);
CREATE INDEX staff_links_staff_user_id_idx ON staff_links (staff_user_id);

-- The same statements run for every address, known or not.
CREATE TABLE password_reset_requests (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  email_cipher bytea NOT NULL,
  locale text NOT NULL,
  requested_at timestamptz(3) NOT NULL,
  CONSTRAINT password_reset_requests_pkey PRIMARY KEY (id)
);

-- The list of sessions names browser and system. Sensitive changes need a recent password or code.
ALTER TABLE staff_sessions
  ADD COLUMN browser text,
  ADD COLUMN system text,
  ADD COLUMN reauthenticated_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
