import { Client } from "pg";

/** The class of the advisory locks by which running workers tell their release. Nothing else may use this class. */
const releaseClass = 0x6a6f6272;

/** Tells the release of this worker to others, for as long as the connection lives. */
export async function lockRelease(client: Client, release: string): Promise<void> {
  await client.query("select pg_advisory_lock_shared($1, hashtext($2))", [releaseClass, release]);
}

/**
 * Throws if a worker of another release runs. It might take jobs that only this release understands, or the reverse.
 */
export async function requireSameRelease(url: string, release: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `select from pg_locks where locktype = 'advisory' and granted and objsubid = 2 and classid = $1::bigint::oid
         and objid <> (hashtext($2)::bigint & 4294967295)::oid
         and database = (select oid from pg_database where datname = current_database()) limit 1`,
      [releaseClass, release],
    );
    if (rowCount)
      throw new Error("A worker of another release works with this database: stop it, then start this one.");
  } finally {
    await client.end();
  }
}
