-- Sample clients and sample claims must never stand on a real firm's site, so a database says once, in
-- one row, what it was made for, and the live site refuses one that says "demo".
ALTER TABLE installation
  ADD CONSTRAINT installation_is_one_row CHECK (id = 1),
  ADD CONSTRAINT installation_mode_is_known CHECK (mode IN ('demo', 'live'));
