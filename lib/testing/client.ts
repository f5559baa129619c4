import { Client } from "pg";

/** Runs `body` on a new connection, which is closed even if `body` fails. */
export async function withClient<T>(connectionString: string, body: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return await body(client);
  } finally {
    await client.end();
  }
}
