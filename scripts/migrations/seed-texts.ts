import { Client } from "pg";

import { insertSeed } from "../../lib/content/seed/insert";
import { listSeedTexts } from "../../lib/content/seed/list-seed-texts";
import type { Mode } from "./mode";

/**
 * Inserts the articles, questions and legal texts that come with the product and that the database does not have yet.
 */
export async function seedTexts(url: string, mode: Mode): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    await insertSeed(client, mode, listSeedTexts());
  } finally {
    await client.end();
  }
}
