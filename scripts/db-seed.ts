import { env } from "../lib/platform/env";
import { runScript } from "./shared/run-script";
import { seedIfEmpty } from "./stages/seed";
import { withOurDatabase } from "./stages/with-our-database";

/** Fills an empty database: everything in demo mode; services, prices and unverified claims in live mode. */
runScript(() =>
  withOurDatabase(async (url) => {
    const isNew = await seedIfEmpty(url, env().SITE_MODE);
    console.log(isNew ? "The database was seeded." : "The database was already seeded; db:reset empties it first.");
  }),
);
