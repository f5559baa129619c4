import { env } from "../lib/platform/env";
import { runScript } from "./shared/run-script";
import { migrate } from "./stages/migrate";
import { withServer } from "./stages/with-our-database";

/** Brings the database up to date. */
runScript(() =>
  withServer(async (url) => {
    const applied = await migrate(url, env().SITE_MODE);
    console.log(applied.length > 0 ? `Applied ${applied.join(", ")}.` : "Nothing to apply.");
  }),
);
