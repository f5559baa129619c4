import { closeDatabase } from "../lib/platform/db/client";
import { importFile, sampleFile } from "./clients/import-file";
import { runScript } from "./shared/run-script";
import { withOurDatabase } from "./stages/with-our-database";

const usage = "npm run clients:import -- FILE.csv [--bookings] [--store]";

/**
 * Checks a CSV file of clients or of appointments. With `--store`, it also stores either all rows or none. Without a
 * file, it shows a sample.
 */
runScript(() =>
  withOurDatabase(async () => {
    const args = process.argv.slice(2);
    const path = args.find((arg) => !arg.startsWith("--"));
    const kind = args.includes("--bookings") ? "bookings" : "clients";
    try {
      if (path === undefined) console.log(`${sampleFile(kind)}\n${usage}`);
      else console.log(await importFile(path, { kind, isDryRun: !args.includes("--store"), now: Date.now() }));
    } finally {
      await closeDatabase();
    }
  }),
);
