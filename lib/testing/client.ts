import { Client } from "pg";

/** Runs something on a connection of its own, which is closed whatever comes of it. */
export async function withClient<T>(connectionString: string, body: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return await body(client);
  } finally {
    await client.end();
  }
}
