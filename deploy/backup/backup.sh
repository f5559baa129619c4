#!/bin/sh
# The nightly backup, as user postgres: on Sundays all of the database, on other days the changes since then.
set -eu
if [ "$(date +%u)" = 7 ]; then kind=full; else kind=diff; fi
pgbackrest --stanza="${STANZA:-site}" --type="$kind" backup
# The page Operations and /api/status say when none has reported for 26 hours.
psql -d site -v ON_ERROR_STOP=1 -qc \
  "insert into backup_reports (kind, passed_at) values ('backup', now()) on conflict (kind) do update set passed_at = excluded.passed_at"
