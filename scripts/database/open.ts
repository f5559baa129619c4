import { join } from "node:path";

import { Client } from "pg";

import { dataFolder } from "../shared/root";
import { openCluster } from "./cluster";
import { withDatabase } from "./connection";
import { connectionRefusal } from "./refusal";
import { watchCluster } from "./watch";

export type OpenDatabase = { readonly url: string; stop(): Promise<void> };

const oldestVersion = 15;
const ownDatabase = "site";

/**
 * Opens the database of this clone. This is the database in DATABASE_URL if that is set, otherwise a database on our
 * own server under .data. Sets DATABASE_URL for this process and its child processes.
 */
export async function openDatabase(): Promise<OpenDatabase> {
  const opened = process.env.DATABASE_URL ? await openGiven(process.env.DATABASE_URL) : await openOwn();
  process.env.DATABASE_URL = opened.url;
  return opened;
}

async function openOwn(): Promise<OpenDatabase> {
  const folder = join(dataFolder, "postgres");
  const cluster = await openCluster(folder, { isDurable: true });
  await createUnlessThere(cluster.url, ownDatabase);
  const unwatch = watchCluster(cluster, folder);
  const stop = async () => {
    unwatch();
    await cluster.stop();
  };
  return { url: withDatabase(cluster.url, ownDatabase), stop };
}

async function openGiven(url: string): Promise<OpenDatabase> {
  const version = await queryFirstRow<{ server_version_num: string }>(url, "show server_version_num").catch(
    (error: unknown) => {
      throw new Error(connectionRefusal(error));
    },
  );
  const major = Math.floor(Number(version?.server_version_num) / 10_000);
  if (major < oldestVersion)
    throw new Error(
      `The database of DATABASE_URL is PostgreSQL ${major}; version ${oldestVersion} or later is needed.`,
    );
  return { url, stop: () => Promise.resolve() };
}

async function createUnlessThere(url: string, name: string): Promise<void> {
  const existing = await queryFirstRow(url, `select 1 from pg_database where datname = '${name}'`);
  // Another command of this clone may have created the database in the meantime.
  if (!existing) await queryFirstRow(url, `create database ${name}`).catch(ignoreDuplicate);
}

function ignoreDuplicate(error: unknown): undefined {
  if (!["42P04", "23505"].includes(String((error as { code?: unknown }).code))) throw error;
  return undefined;
}

/** Runs a query and returns the first row of its result. */
export async function queryFirstRow<Row extends object>(
  connectionString: string,
  sql: string,
): Promise<Row | undefined> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows[0];
  } finally {
    await client.end();
  }
}
