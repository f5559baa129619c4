#!/bin/sh
# Proves that the backup can be restored: as user postgres, monthly, and after each change of the backup. site-run drill
# runs it with the settings of the site, for example DATA_KEY_FILE and ERASURES_FILE.
#   drill.sh                          the newest moment
#   drill.sh "2026-11-29 10:00:00+00" a moment
#   SINCE="2026-11-29 10:00:00+00" drill.sh   before a restore to that moment, only lists the appointments since, in
#                                    appointments.csv of the current folder
# It restores into a folder of its own on a port of its own, repeats the erasures, prints what is there and removes
# everything. No email leaves: the copy is held before any program of the site sees it.
set -eu
STANZA=${STANZA:-site}
FOLDER=${DRILL_FOLDER:-/var/lib/postgresql/drill}
PORT=${DRILL_PORT:-5499}
BIN=${PG_BIN:-$(pg_config --bindir)}
# Where the site's programs are. Empty: they are not on this machine, so only the database is restored and counted.
SITE=${SITE_FOLDER-/srv/site}
# A file with the settings of the site for the shell, if they are not in the environment.
SETTINGS=${SITE_SETTINGS:-}
LIST=$PWD/appointments.csv
umask 077
[ -n "$SITE" ] || [ -z "${SINCE:-}" ] || { echo "The list needs the programs of the site." >&2; exit 1; }
[ ! -e "$FOLDER" ] || { echo "$FOLDER exists. Remove it first, if it is an old drill." >&2; exit 1; }

psql_copy() { psql -h 127.0.0.1 -p "$PORT" -U postgres -d site -v ON_ERROR_STOP=1 -qAt "$@"; }
finish() {
  "$BIN/pg_ctl" -D "$FOLDER" -m immediate stop >/dev/null 2>&1 || true
  rm -rf "$FOLDER"
}
trap finish EXIT

began=$(date +%s)
mkdir -m 700 "$FOLDER"
if [ $# -gt 0 ]; then set -- --type=time "--target=$1" --target-action=promote; fi
pgbackrest --stanza="$STANZA" --pg1-path="$FOLDER" --archive-mode=off "$@" restore
# This machine only, without the live server's rules and its archive. The options are given to the program, because what
# `alter system` wrote into the live server's folder would win over a file.
printf 'host all all 127.0.0.1/32 trust\n' > "$FOLDER/drill_hba.conf"
: > "$FOLDER/drill.conf"
options="-c config_file=$FOLDER/drill.conf -c hba_file=$FOLDER/drill_hba.conf -c data_directory=$FOLDER -c port=$PORT"
options="$options -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c archive_mode=off -c max_connections=200"
"$BIN/pg_ctl" -D "$FOLDER" -o "$options" -l "$FOLDER/drill.log" -t 3600 -w start >/dev/null ||
  { tail -5 "$FOLDER/drill.log" >&2; exit 1; }
until [ "$(psql_copy -c 'select pg_is_in_recovery()')" = f ]; do sleep 1; done
echo "restored after $(( $(date +%s) - began )) s"

# Held before anything else: also a worker that is started by mistake sends nothing.
psql_copy -c "update installation set mail_held_at = coalesce(mail_held_at, now())"
if [ -n "$SITE" ]; then (
  cd "$SITE"
  set -a
  # shellcheck disable=SC1090
  [ -z "$SETTINGS" ] || . "$SETTINGS"
  set +a
  unset DATABASE_URL_FILE DATABASE_MIGRATION_URL_FILE DATABASE_MIGRATION_URL DATABASE_DIRECT_URL_FILE DATABASE_DIRECT_URL
  export DATABASE_URL="postgresql://postgres@127.0.0.1:$PORT/site" MAIL=off
  if [ -n "${SINCE:-}" ]; then node scripts/run.mjs appointments-since "$SINCE" > "$LIST"; else node scripts/run.mjs retention repeat; fi
); else echo "Erasures are not repeated: the programs of the site are not here."; fi
if [ -n "${SINCE:-}" ]; then echo "The list is in $LIST. The copy is removed."; exit; fi
psql_copy <<'SQL'
select 'newest audit entry: ' || coalesce(max(at)::text, 'none') from audit_events;
select 'bookings: ' || count(*) || ', newest: ' || coalesce(max(created_at)::text, 'none') from bookings;
select 'clients: ' || count(*) from clients;
select 'jobs that wait: ' || count(*) from graphile_worker.jobs;
SQL
# The page Operations says when the last drill was.
psql -h "${LIVE_HOST:-/var/run/postgresql}" -p "${LIVE_PORT:-5432}" -d site -v ON_ERROR_STOP=1 -qc \
  "insert into backup_reports (kind, passed_at) values ('drill', now()) on conflict (kind) do update set passed_at = excluded.passed_at"
echo "The drill passed. The copy is removed."
