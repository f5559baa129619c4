import { join } from "node:path";

import { queryFirstRow } from "../../database/query-first-row";
import { requireServer } from "../../database/require-database";
import { backupFolder, databaseFolder } from "../backups/backup-folder";
import { loadSettings } from "../../shared/settings";
import { applicationUrl } from "./application-role";
import { openCluster } from "./cluster";
import { withDatabase } from "../../database/connection";
import { watchCluster } from "./watch";

export type OpenDatabase = {
  readonly url: string;
  /** The URL of the role that owns the tables, if the application has a role of its own. */
  readonly ownerUrl?: string;
  stop(): Promise<void>;
};

/** The name of the site's database on our own server. */
export const ownDatabase = "site";

/**
 * Opens the database of this clone. This is the database in DATABASE_URL if that is set, otherwise a database on our
 * own server under .data. Sets DATABASE_URL, and for our own server DATABASE_MIGRATION_URL, for this process and its
 * child processes.
 */
export async function openDatabase(): Promise<OpenDatabase> {
  const opened = process.env.DATABASE_URL ? await openGiven(process.env.DATABASE_URL) : await openOwn();
  process.env.DATABASE_URL = opened.url;
  if (opened.ownerUrl) Object.assign(process.env, { DATABASE_MIGRATION_URL: opened.ownerUrl, DATABASE_DIRECT_URL: "" });
  return opened;
}

/** Runs the body with the URL of this clone's database, and then closes the database. */
export async function withOwnDatabase(body: (url: string) => Promise<void>): Promise<void> {
  await loadSettings();
  const database = await openDatabase();
  try {
    await body(database.url);
  } finally {
    await database.stop();
  }
}

async function openGiven(url: string): Promise<OpenDatabase> {
  await requireServer(url);
  return { url, stop: () => Promise.resolve() };
}

/** Starts our own server, or uses it if it runs. */
export async function openOwn(): Promise<Required<OpenDatabase>> {
  chooseErasuresFile();
  const folder = databaseFolder;
  const cluster = await openCluster(folder, { isDurable: true });
  await createUnlessThere(cluster.url, ownDatabase);
  const unwatch = watchCluster(cluster, folder);
  const stop = async () => {
    unwatch();
    await cluster.stop();
  };
  const ownerUrl = withDatabase(cluster.url, ownDatabase);
  return { url: await applicationUrl(ownerUrl, folder), ownerUrl, stop };
}

/** Without other settings, erasures are listed beside the backups, so that they can be repeated after a restore. */
export function chooseErasuresFile(): void {
  process.env.ERASURES_FILE ||= join(backupFolder(), "erasures.jsonl");
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
