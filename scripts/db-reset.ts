import { Client } from "pg";

import { env } from "../lib/platform/env";
import { queryFirstRow } from "./database/query-first-row";
import { ownerUrl } from "./database/other-urls";
import { requireDatabaseUrl, requireServer } from "./database/require-database";
import { migrate } from "./migrations/migrate";
import { runScript } from "./shared/run-script";
import { seedIfEmpty } from "./shared/seed";
import { loadSettings } from "./shared/settings";

/** Empties the database and seeds it again. Refuses a database that contains a firm's real records. */
runScript(async () => {
  await loadSettings();
  const url = requireDatabaseUrl();
  await requireServer(url);
  await refuseLive(ownerUrl(url));
  const client = new Client({ connectionString: ownerUrl(url) });
  await client.connect();
  await client.query("drop schema public cascade; create schema public; drop schema if exists graphile_worker cascade");
  await client.end();
  await migrate(url, env().SITE_MODE);
  await seedIfEmpty(url, env().SITE_MODE);
  console.log("The database was emptied and seeded again.");
});

async function refuseLive(url: string): Promise<void> {
  if (env().SITE_MODE === "live") throw new Error("db:reset works only in demo mode, because it deletes all records.");
  const table = await queryFirstRow<{ exists: boolean }>(
    url,
    "select to_regclass('installation') is not null as exists",
  );
  if (!table?.exists) return;
  const row = await queryFirstRow<{ mode: string }>(url, "select mode from installation");
  if (row?.mode === "live")
    throw new Error("This database was made for live mode: db:reset does not delete a firm's records.");
}
