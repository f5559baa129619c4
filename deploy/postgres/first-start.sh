#!/bin/sh
# Runs once, when the image's database is empty.
set -eu
psql -v ON_ERROR_STOP=1 -U "${POSTGRES_USER:-postgres}" -d postgres \
  -v owner_password="$(cat "$OWNER_PASSWORD_FILE")" -v site_password="$(cat "$SITE_PASSWORD_FILE")" \
  -f /etc/postgresql/roles.sql
