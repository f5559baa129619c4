import { env } from "../../lib/platform/env";
import { hasMissingMigrations } from "../migrations/apply";
import { modeOf } from "../migrations/mode";
import { queryFirstRow } from "./query-first-row";
import { connectionRefusal } from "./refusal";

const oldestVersion = 15;

/** Returns the URL of the database. Throws if DATABASE_URL is not set. */
export function requireDatabaseUrl(): string {
  const { DATABASE_URL } = env();
  if (!DATABASE_URL) throw new Error("DATABASE_URL is not set. Only npm start brings its own database.");
  return DATABASE_URL;
}

/** Throws if no server answers at the URL, with the reason, or if its version is too old. */
export async function requireServer(url: string): Promise<void> {
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
}

/** Throws if the database lacks migrations of this release, or was made for the opposite mode. */
export async function requireMigrated(url: string): Promise<void> {
  if (await hasMissingMigrations(url)) throw new Error("The database is not migrated: run npm run db:migrate.");
  await modeOf(url, env().SITE_MODE);
}

/** Returns the URL of the database. Throws if the database cannot be used yet, and says what is missing. */
export async function requireDatabase(): Promise<string> {
  const url = requireDatabaseUrl();
  await requireServer(url);
  await requireMigrated(url);
  return url;
}

/** Throws if the database has no records yet. A build shows the firm's record, so it needs them. */
export async function requireRecords(url: string): Promise<void> {
  if (!(await modeOf(url, env().SITE_MODE))) throw new Error("The database has no records yet: run npm run db:seed.");
}
