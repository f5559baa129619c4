import { env } from "../lib/platform/env";
import { requireDatabase, requireRecords } from "./database/require-database";
import { makeBuild } from "./serve/build";
import { unseenFacts } from "./serve/unseen-facts";
import { runScript } from "./shared/run-script";
import { loadSettings } from "./shared/settings";

/** Builds the site for these settings, without secrets. With a database, it prerenders the pages. */
runScript(async () => {
  const missing = await loadSettings();
  if (missing.includes("SITE_URL")) throw new Error("SITE_URL is missing: the build writes it into pages and scripts.");
  if (env().DATABASE_URL) await requireRecords(await requireDatabase());
  else Object.assign(process.env, unseenFacts(missing));
  console.log(`Built ${await makeBuild()}.`);
});
