-- A restored copy would send its waiting emails and refunds to real people, although the original sends them too. The
-- installation therefore knows its database server and database. Both are null until the next start. `mail_held_at` is
-- set if a start finds another server or database, or by a command, and cleared when an administrator confirms.
ALTER TABLE installation
  ADD COLUMN system_identifier text,
  ADD COLUMN database_name text,
  ADD COLUMN mail_held_at timestamptz(3);
