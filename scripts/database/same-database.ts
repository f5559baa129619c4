import { Client } from "pg";

import { readIdentity } from "../../lib/platform/db/identity";
import { directUrl, ownerUrl } from "./other-urls";
import { connectionRefusal } from "./refusal";

/**
 * Throws if DATABASE_DIRECT_URL leads to another database than DATABASE_URL. Its jobs and notifications would be in the
 * one and the records in the other.
 */
export async function requireSameDirect(url: string): Promise<void> {
  await requireSame("DATABASE_DIRECT_URL", url, directUrl(url));
}

/**
 * Throws if the URL of the migrations leads to another database than DATABASE_URL. Migrations do not need DATABASE_URL,
 * so a pooler that is not there yet is accepted.
 */
export async function requireSameOwner(url: string): Promise<void> {
  const setting = process.env.DATABASE_MIGRATION_URL ? "DATABASE_MIGRATION_URL" : "DATABASE_DIRECT_URL";
  await requireSame(setting, url, ownerUrl(url)).catch((error: Error) => {
    if (error.cause === undefined) throw error;
  });
}

async function requireSame(setting: string, url: string, other: string): Promise<void> {
  if (url === other) return;
  const [one, two] = await Promise.all([describe(url, "DATABASE_URL"), describe(other, setting)]);
  // What one of the two users may not read is not compared.
  const isOther = one.some((value, index) => value !== null && two[index] !== null && value !== two[index]);
  if (isOther) throw new Error(`${setting} leads to another database than DATABASE_URL: both must name the same one.`);
}

type Description = readonly (string | null)[];

/** Reads what tells a database from others. Nulls are not known. */
async function describe(connectionString: string, setting: string): Promise<Description> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  try {
    await client.connect().catch((cause: unknown) => {
      throw new Error(connectionRefusal(cause, setting), { cause });
    });
    const { system, name } = await readIdentity(client);
    const { rows } = await client.query<{ oid: string; mayRead: boolean | null }>(
      `select oid::text, has_table_privilege(to_regclass('public.installation'), 'select') as "mayRead"
       from pg_database where datname = current_database()`,
    );
    const { oid = null, mayRead = null } = rows[0] ?? {};
    // Two servers may give their databases the same name and number.
    const made = mayRead === null ? "never" : mayRead ? await readCreation(client) : null;
    return [name, oid, system ?? null, made];
  } finally {
    await client.end();
  }
}

/** The moment at which the installation was made, in microseconds, or "never". */
async function readCreation(client: Client): Promise<string> {
  const { rows } = await client.query<{ made: string }>(
    "select (extract(epoch from created_at) * 1000000)::bigint::text as made from installation",
  );
  return rows[0]?.made ?? "never";
}
