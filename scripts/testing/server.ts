import { randomBytes } from "node:crypto";
import { join } from "node:path";

import type { Client } from "pg";

import { withClient } from "../../lib/testing/client";
import { openCluster } from "../local/postgres/cluster";
import { withDatabase } from "../database/connection";
import { applyMigrations } from "../migrations/apply";
import { readMigrations } from "../migrations/files";
import { hashOf } from "../shared/hash";
import { dataFolder } from "../shared/root";

export type OpenTestServer = { readonly url: string; readonly template: string; stop(): Promise<void> };

/** The key of an advisory lock. The lock lets only one of several parallel runs create the template database. */
const templateLock = 7_262_027;

/**
 * Opens a database server for tests, with a migrated template database. If DATABASE_URL is set, uses the server in this
 * URL, but does not change the database that the URL names. Otherwise, uses our own server in .data.
 */
export async function openTestServer(): Promise<OpenTestServer> {
  return process.env.DATABASE_URL ? openGiven(process.env.DATABASE_URL) : openOwn();
}

/** Opens our own server. It keeps its template between runs, because migrations take longer than most tests. */
async function openOwn(): Promise<OpenTestServer> {
  const cluster = await openCluster(join(dataFolder, "test-postgres"), { isDurable: false });
  const migrations = await readMigrations();
  const template = `template_${hashOf(migrations.map(({ checksum }) => checksum)).slice(0, 16)}`;
  await withClient(cluster.url, async (client) => {
    await client.query("select pg_advisory_lock($1)", [templateLock]);
    await dropLeftovers(client, template);
    await makeTemplate(client, cluster.url, template);
  });
  return { url: cluster.url, template, stop: cluster.stop };
}

async function openGiven(url: string): Promise<OpenTestServer> {
  const template = `template_${randomBytes(8).toString("hex")}`;
  await withClient(url, (client) => makeTemplate(client, url, template));
  const stop = () =>
    withClient(url, async (client) => {
      await client.query(`drop database if exists "${template}" with (force)`);
    });
  return { url, template, stop };
}

async function makeTemplate(client: Client, url: string, name: string): Promise<void> {
  const existing = await client.query("select 1 from pg_database where datname = $1", [name]);
  if (existing.rowCount) return;
  // The database gets the template's name only after the migrations. An interrupted run therefore never leaves a
  // template that looks complete.
  const unfinished = `unfinished_${randomBytes(8).toString("hex")}`;
  await client.query(`create database "${unfinished}"`);
  await applyMigrations(withDatabase(url, unfinished));
  await client.query(`alter database "${unfinished}" rename to "${name}"`);
}

/**
 * Drops templates made from other versions of the migrations, unfinished templates, and the test databases of runs that
 * were killed. The name of a test database contains the process id of its run.
 */
async function dropLeftovers(client: Client, template: string): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    "select datname from pg_database where datname ~ '^(template_[0-9a-f]|unfinished_|test_)'",
  );
  for (const { datname } of rows) {
    if (datname !== template && !isInUse(datname))
      await client.query(`drop database if exists "${datname}" with (force)`);
  }
}

function isInUse(name: string): boolean {
  const pid = Number(/^test_(\d+)_/.exec(name)?.[1]);
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
