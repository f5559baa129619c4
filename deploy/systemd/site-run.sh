#!/bin/sh
# Runs one program of the site with its settings and secrets. As root, after "install site-run.sh /usr/local/sbin/site-run":
#   site-run mail hold
#   site-run staff-create --email office@example.com
#   site-run drill "2026-11-29 10:00:00+00"     ../backup/drill.sh as user postgres; without a moment, the newest one
# Each file in /etc/site/secrets is a setting: data-key is DATA_KEY. database-owner-url is DATABASE_MIGRATION_URL.
set -eu
secrets=${SITE_SECRETS:-/etc/site/secrets}
settings=${SITE_SETTINGS:-/etc/site/site.env}
[ $# -gt 0 ] || { echo "Usage: site-run PROGRAM [ARGUMENT ...], or site-run drill [MOMENT]" >&2; exit 1; }
if [ -t 0 ] && [ -t 1 ]; then way=--pty; else way=--pipe; fi
erasures=$(sed -n 's/^ERASURES_FILE=//p' "$settings")
erasures=${erasures:-/var/lib/site/erasures/erasures.jsonl}

# This part runs in the unit: only the unit's user can read its copies of the secrets.
# shellcheck disable=SC2016
inside='for file in "$CREDENTIALS_DIRECTORY"/*; do
  name=$(basename "$file" | tr a-z- A-Z_)
  [ "$name" != DATABASE_OWNER_URL ] || name=DATABASE_MIGRATION_URL
  export "${name}_FILE=$file"
done
exec "$@"'

if [ "$1" = drill ]; then
  shift
  # User postgres may not read the list itself.
  if [ -e "$erasures" ]; then
    copy=$(mktemp)
    trap 'rm -f "$copy"' EXIT
    cat "$erasures" > "$copy"
    chown postgres "$copy"
    erasures=$copy
  fi
  set -- --property=User=postgres --property=WorkingDirectory=/var/lib/postgresql /bin/sh -c "$inside" site-run \
    /usr/bin/env "ERASURES_FILE=$erasures" "SINCE=${SINCE:-}" /bin/sh /srv/site/deploy/backup/drill.sh "$@"
else
  set -- --property=User=site --property=Group=site --property=WorkingDirectory=/srv/site \
    "--property=StateDirectory=site/run site/erasures" --property=StateDirectoryMode=0700 \
    --setenv=STATE_DIR=/var/lib/site/run "--setenv=ERASURES_FILE=$erasures" /bin/sh -c "$inside" site-run \
    /usr/bin/node scripts/run.mjs "$@"
fi
for file in "$secrets"/*; do set -- "--property=LoadCredential=${file##*/}:$file" "$@"; done
systemd-run "$way" --quiet --wait --collect --service-type=exec --property=UMask=0077 \
  "--property=EnvironmentFile=$settings" "$@"
