import { env } from "../../lib/platform/env";
import { openDatabase } from "../database/open";
import { migrate } from "./migrate";
import { loadSettings } from "./settings";

/** Starts and migrates this clone's database, and then runs the body. */
export async function withOurDatabase(body: (url: string) => Promise<void>): Promise<void> {
  await withServer(async (url) => {
    await migrate(url, env().SITE_MODE);
    await body(url);
  });
}

/** Starts this clone's database without migrating it, and then runs the body. */
export async function withServer(body: (url: string) => Promise<void>): Promise<void> {
  await loadSettings();
  const database = await openDatabase();
  try {
    await body(database.url);
  } finally {
    await database.stop();
  }
}
