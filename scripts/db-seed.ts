import { env } from "../lib/platform/env";
import { runScript } from "./shared/run-script";
import { seedIfEmpty } from "./stages/seed";
import { withOurDatabase } from "./stages/with-our-database";

/** Fills an empty database: everything in demo mode; services, prices and unverified claims in live mode. */
runScript(() =>
  withOurDatabase(async (url) => {
    const isNew = await seedIfEmpty(url, env().SITE_MODE);
    console.log(isNew ? "The database is filled." : "The database is filled already; db:reset empties it first.");
  }),
);
