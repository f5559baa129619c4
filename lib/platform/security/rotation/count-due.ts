import { pool } from "../../db/client";
import { encryptedTables } from "../encrypted-columns";
import { currentPrefix } from "../encryption";
import { isDue } from "./table-part";

/** Counts the rows with a value that is not encrypted with the current key. Objects in a bucket are not counted. */
export async function countDue(): Promise<{ readonly rows: number; readonly tables: readonly string[] }> {
  const client = await pool().connect();
  try {
    await client.query("begin");
    // Each count reads a whole table, which may take longer than the pool's usual limit.
    await client.query("set local statement_timeout = 0");
    const counts: { readonly table: string; readonly count: number }[] = [];
    for (const table of await encryptedTables(client)) {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int as count from ${table.table} where ${isDue(table)}`,
        [currentPrefix()],
      );
      counts.push({ table: table.table, count: rows[0]?.count ?? 0 });
    }
    return {
      rows: counts.reduce((sum, { count }) => sum + count, 0),
      tables: counts.filter(({ count }) => count > 0).map(({ table, count }) => `${table} ${count}`),
    };
  } finally {
    await client.query("rollback").catch(() => undefined);
    client.release();
  }
}
