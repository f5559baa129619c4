-- A signed cookie alone would be good until it runs out, whatever happens to its owner. The row beside it is asked on every
-- request: ended, idle or too old, and the cookie opens nothing.
CREATE TABLE staff_sessions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  staff_user_id uuid NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  seen_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  ended_at timestamptz(3),
  CONSTRAINT staff_sessions_staff_user_id_fkey FOREIGN KEY (staff_user_id) REFERENCES staff_users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT a_session_is_seen_after_it_began CHECK (seen_at >= created_at)
);
CREATE INDEX staff_sessions_staff_user_id_idx ON staff_sessions (staff_user_id);
