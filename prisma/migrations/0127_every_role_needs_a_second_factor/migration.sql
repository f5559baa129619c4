-- A live site requires a second factor of every role. Accounts that exist on the day of this release get seven days to add it, so the
-- database remembers that day. In a new database it is the day of the installation.
ALTER TABLE installation ADD COLUMN second_factor_since timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
