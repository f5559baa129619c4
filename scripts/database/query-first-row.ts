import { Client } from "pg";

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
