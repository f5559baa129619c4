-- A session ends for good when the password changes or the account is deactivated, by whatever statement: activating the account
-- again brings none back. The version names a password without telling of it, so that what was signed under the old one
-- (a browser that is known to the account) is recognised as old.
ALTER TABLE staff_users ADD COLUMN password_version integer NOT NULL DEFAULT 1;
ALTER TABLE staff_users ADD CONSTRAINT a_password_has_a_version CHECK (password_version > 0);

UPDATE staff_sessions SET ended_at = GREATEST(CURRENT_TIMESTAMP, created_at)
  WHERE ended_at IS NULL AND staff_user_id IN (SELECT id FROM staff_users WHERE NOT is_active);

-- The version follows the password alone: a statement that sets it has no effect.
CREATE FUNCTION number_the_password() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.password_version := OLD.password_version + CASE WHEN NEW.password_hash IS DISTINCT FROM OLD.password_hash THEN 1 ELSE 0 END;
  RETURN NEW;
END
$$;
CREATE TRIGGER a_new_password_has_a_new_version BEFORE UPDATE ON staff_users
  FOR EACH ROW EXECUTE FUNCTION number_the_password();

CREATE FUNCTION end_sessions_of_the_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE staff_sessions SET ended_at = CURRENT_TIMESTAMP WHERE staff_user_id = NEW.id AND ended_at IS NULL;
  RETURN NULL;
END
$$;
CREATE TRIGGER a_new_password_or_deactivation_ends_sessions AFTER UPDATE ON staff_users
  FOR EACH ROW WHEN (NEW.password_hash IS DISTINCT FROM OLD.password_hash OR (OLD.is_active AND NOT NEW.is_active))
  EXECUTE FUNCTION end_sessions_of_the_account();

CREATE FUNCTION keep_the_session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a session that has ended stays ended' USING ERRCODE = 'check_violation', CONSTRAINT = 'a_session_that_has_ended_stays_ended';
END
$$;
CREATE TRIGGER a_session_that_has_ended_stays_ended BEFORE UPDATE ON staff_sessions
  FOR EACH ROW WHEN (OLD.ended_at IS NOT NULL AND NEW.ended_at IS NULL) EXECUTE FUNCTION keep_the_session_ended();
