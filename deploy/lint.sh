#!/bin/sh
# Checks these files with the programs that read them, as far as they are installed (Debian: nginx caddy prometheus
# systemd shellcheck). What has no line here is linted by scripts/deploy-files.test.ts alone.
set -eu
cd "$(dirname "$0")"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
failed=0

check() {
  name=$1
  shift
  if ! command -v "$1" >/dev/null 2>&1; then echo "skipped  $name ($1 is not installed)"
  elif "$@" >"$folder/output" 2>&1; then echo "ok       $name"
  else echo "failed   $name"; cat "$folder/output"; failed=1
  fi
}

openssl req -x509 -newkey rsa:2048 -nodes -keyout "$folder/privkey.pem" -out "$folder/fullchain.pem" -days 1 \
  -subj /CN=www.example.com 2>/dev/null
sed -e "s#/etc/letsencrypt/live/www.example.com#$folder#; s#/var/cache/nginx#$folder#" nginx/site.conf > "$folder/site.conf"
printf 'pid %s/pid;\nevents {}\nhttp { include %s/site.conf; }\n' "$folder" "$folder" > "$folder/nginx.conf"
check nginx nginx -t -q -e stderr -c "$folder/nginx.conf"

export SITE_HOST=www.example.com SITE_SERVERS="127.0.0.1:3001 127.0.0.1:3002"
check caddy caddy validate --adapter caddyfile --config Caddyfile

check "prometheus, configuration" promtool check config --syntax-only prometheus/prometheus.yml
check "prometheus, alarms" promtool check rules prometheus/alerts.yml
check "prometheus, tests of alarms" promtool test rules prometheus/alerts.test.yml

# The units name a program and folders that this machine may not have, so they are checked with stand-ins.
for unit in systemd/*.service systemd/*.timer systemd/*.target; do
  sed -e 's#/usr/bin/node#/bin/true#; s#WorkingDirectory=.*#WorkingDirectory=/#; s#EnvironmentFile=.*##; s#^User=site#User=nobody#; s#^Group=site#Group=nogroup#' \
    "$unit" > "$folder/$(basename "$unit")"
done
SYSTEMD_UNIT_PATH="$folder:"
export SYSTEMD_UNIT_PATH
for unit in site-web@3001.service site-worker.service site-migrate.service site-backup.timer; do
  check "systemd, $unit" systemd-analyze verify --man=no "$folder/$(echo "$unit" | sed 's/@3001/@/')"
done
for unit in site-web@ site-worker site-migrate; do
  check "systemd, exposure of $unit below 2.5" systemd-analyze security --offline=yes --threshold=25 "$folder/$unit.service"
done

scripts="lint.sh backup/backup.sh backup/drill.sh postgres/first-start.sh systemd/site-run.sh"
for script in $scripts; do check "shell, $script" sh -n "$script"; done
# shellcheck disable=SC2086
check shellcheck shellcheck -s sh $scripts
exit $failed
