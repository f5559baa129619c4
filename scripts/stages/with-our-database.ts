import { env } from "../../lib/platform/env";
import { openDatabase } from "../database/open";
import { migrate } from "./migrate";
import { loadSettings } from "./settings";

/** Opens and migrates this clone's database, runs the body with the database's URL, and closes the database. */
export async function withOurDatabase(body: (url: string) => Promise<void>): Promise<void> {
  await withServer(async (url) => {
    await migrate(url, env().SITE_MODE);
    await body(url);
  });
}

/** Does the same as `withOurDatabase`, but does not migrate the database. */
export async function withServer(body: (url: string) => Promise<void>): Promise<void> {
  await loadSettings();
  const database = await openDatabase();
  try {
    await body(database.url);
  } finally {
    await database.stop();
  }
}
