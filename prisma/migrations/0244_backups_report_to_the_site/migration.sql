-- The site cannot see its backups. Whoever makes them writes here when one has passed, so that the page Operations and
-- /api/status can say that none was made since. A "drill" is a restore of a backup as a test.
CREATE TABLE backup_reports (
  kind text PRIMARY KEY,
  passed_at timestamptz(3) NOT NULL,
  CONSTRAINT backup_report_kind_is_known CHECK (kind IN ('backup', 'drill'))
);
