import { applyMigrations } from "./migrations/apply";
import { runScript } from "./shared/run-script";
import { withServer } from "./stages/with-our-database";

/** Brings the database up to date. */
runScript(() =>
  withServer(async (url) => {
    const applied = await applyMigrations(url);
    console.log(applied.length > 0 ? `Applied ${applied.join(", ")}.` : "Nothing to apply.");
  }),
);
