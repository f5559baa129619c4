import { env } from "../lib/platform/env";
import { runScript } from "./shared/run-script";
import { migrate } from "./stages/migrate";
import { withServer } from "./stages/with-our-database";

/** Applies the migrations that the database does not have yet. */
runScript(() =>
  withServer(async (url) => {
    const applied = await migrate(url, env().SITE_MODE);
    console.log(applied.length > 0 ? `Applied ${applied.join(", ")}.` : "Nothing to apply.");
  }),
);
