import { requireDatabase, requireRecords } from "./database/require-database";
import { makeBuild } from "./serve/build";
import { runScript } from "./shared/run-script";
import { loadSettings } from "./shared/settings";

/** Builds the site for these settings. Next reads the database to prerender pages. */
runScript(async () => {
  const missing = await loadSettings();
  if (missing.length > 0) throw new Error(`Settings are missing: ${missing.join(" ")}`);
  await requireRecords(await requireDatabase());
  console.log(`Built ${await makeBuild()}.`);
});
