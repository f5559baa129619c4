-- Run once as superuser, connected to the database "postgres":
--   psql -v owner_password=… -v site_password=… -f roles.sql
-- The owner migrates. The site's own role can only add to the audit log.
\set ON_ERROR_STOP on
create role site_owner login password :'owner_password';
create role site login password :'site_password' connection limit 80;
create database site owner site_owner encoding 'UTF8' template template0;
revoke connect, temporary on database site from public;
grant connect on database site to site;
\connect site
-- On most servers the owner may create these. Some managed servers ask for each by name.
create extension if not exists btree_gist;
create extension if not exists pg_trgm;
create extension if not exists unaccent;
-- "/api/status" and the restored-copy check read the identifier of the server.
grant execute on function pg_control_system() to site, site_owner;
-- Proofs of life are matched with sessions.
grant pg_read_all_stats to site, site_owner;
-- A forgotten transaction of a person must not hold up the migrations.
alter role site_owner in database site set idle_in_transaction_session_timeout = '10min';
