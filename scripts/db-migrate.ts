import { env } from "../lib/platform/env";
import { ownerUrl } from "./database/other-urls";
import { requireDatabaseUrl, requireServer } from "./database/require-database";
import { requireSameOwner } from "./database/same-database";
import { migrate } from "./migrations/migrate";
import { runScript } from "./shared/run-script";
import { loadSettings } from "./shared/settings";

/** Applies the migrations that the database does not have yet. */
runScript(async () => {
  await loadSettings();
  const url = requireDatabaseUrl();
  await requireServer(ownerUrl(url));
  await requireSameOwner(url);
  const applied = await migrate(url, env().SITE_MODE);
  console.log(applied.length > 0 ? `Applied ${applied.join(", ")}.` : "Nothing to apply.");
});
