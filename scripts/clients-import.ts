import { closeDatabase } from "../lib/platform/db/client";
import { importFile, sampleFile } from "./clients/import-file";
import { runScript } from "./shared/run-script";
import { withDatabase } from "./database/with-database";

const usage = "npm run clients:import -- FILE.csv [--bookings] [--store]";

/**
 * Checks a CSV file of clients or appointments. With `--store`, it also stores all rows, or no row if the file has a
 * problem. Without a file, it prints a sample file.
 */
runScript(() =>
  withDatabase(async () => {
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
