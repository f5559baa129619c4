-- Administrators invite staff and end accounts. An invited person has no password yet, so the hash may be missing.
ALTER TABLE staff_users
  ALTER COLUMN password_hash DROP NOT NULL,
  ADD COLUMN ended_at timestamptz(3),
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD CONSTRAINT ended_account_is_not_active CHECK (ended_at IS NULL OR NOT is_active),
  ADD CONSTRAINT staff_version_is_positive CHECK (version > 0);

-- A lost second factor is reset by two people, so that one dishonest or deceived administrator cannot open another account. Neither
-- of them is the owner of the account.
CREATE TABLE second_factor_resets (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  staff_user_id uuid NOT NULL,
  requested_by_id uuid NOT NULL,
  requested_at timestamptz(3) NOT NULL,
  confirmed_by_id uuid,
  confirmed_at timestamptz(3),
  CONSTRAINT second_factor_resets_pkey PRIMARY KEY (id),
  CONSTRAINT reset_is_confirmed_by_another_person CHECK (confirmed_by_id <> requested_by_id),
  CONSTRAINT reset_concerns_another_person CHECK (staff_user_id <> requested_by_id AND staff_user_id <> confirmed_by_id),
  CONSTRAINT reset_is_confirmed_completely CHECK (num_nonnulls(confirmed_by_id, confirmed_at) IN (0, 2)),
  CONSTRAINT second_factor_resets_staff_user_id_fkey FOREIGN KEY (staff_user_id) REFERENCES staff_users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT second_factor_resets_requested_by_id_fkey FOREIGN KEY (requested_by_id) REFERENCES staff_users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT second_factor_resets_confirmed_by_id_fkey FOREIGN KEY (confirmed_by_id) REFERENCES staff_users (id) ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX second_factor_reset_is_requested_once ON second_factor_resets (staff_user_id) WHERE confirmed_at IS NULL;
CREATE INDEX second_factor_resets_requested_by_id_idx ON second_factor_resets (requested_by_id);
CREATE INDEX second_factor_resets_confirmed_by_id_idx ON second_factor_resets (confirmed_by_id);
