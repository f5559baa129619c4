import { parseArgs } from "node:util";

import { env } from "../lib/platform/env";
import { ownerUrl } from "./database/other-urls";
import { seedTexts } from "./migrations/seed-texts";
import { runScript } from "./shared/run-script";
import { addLargeOffice, seedIfEmpty } from "./shared/seed";
import { withDatabase } from "./database/with-database";

/**
 * Fills an empty database. In demo mode, adds all sample data. In live mode, adds only the firm's record, services,
 * prices and unverified claims. With `--large`, also adds the large office that the benchmarks of the staff area use.
 */
runScript(() =>
  withDatabase(async (url) => {
    const { large } = parseArgs({ options: { large: { type: "boolean" } } }).values;
    if (large && env().SITE_MODE === "live") throw new Error("--large adds invented records, so it needs demo mode.");
    await seedTexts(ownerUrl(url), env().SITE_MODE);
    const isNew = await seedIfEmpty(url, env().SITE_MODE);
    console.log(isNew ? "The database was seeded." : "The database was already seeded; db:reset empties it first.");
    if (!large) return;
    const began = performance.now();
    const isAdded = await addLargeOffice();
    const seconds = ((performance.now() - began) / 1_000).toFixed(0);
    console.log(isAdded ? `The large office was added in ${seconds} s.` : "The large office was already there.");
  }),
);
