-- Entering the password or a code again gives the browser a new session cookie. The cookie names its version, so that a copy of the
-- earlier cookie no longer opens the session. The row keeps its id, which lists and live updates use.
ALTER TABLE staff_sessions ADD COLUMN token_version integer NOT NULL DEFAULT 1;
