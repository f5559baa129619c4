import { listBookingsChangedSince } from "../lib/booking/queries/changed-since";
import { csvLine } from "../lib/platform/csv/write";
import { closeDatabase } from "../lib/platform/db/client";
import { withDatabase } from "./database/with-database";
import { readMoment } from "./shared/read-moment";
import { runScript } from "./shared/run-script";

const columns = ["what", "reference", "status", "start", "adviser", "service", "meeting"] as const;
const personal = ["client", "email", "phone", "safe contact"] as const;

/**
 * Prints the appointments that were made or changed after a moment, as lines of a CSV file. It is run on a copy of the
 * newest state, when the database was restored to that moment.
 */
runScript(() =>
  withDatabase(async () => {
    const since = readMoment(process.argv[2] ?? "");
    if (since === undefined)
      throw new Error("Usage: node scripts/run.mjs appointments-since TIME, for example 2026-11-29T10:00:00Z");
    try {
      const rows = await listBookingsChangedSince(since);
      const cells = rows.map((row) => [
        row.isNew ? "made" : "changed",
        row.reference,
        row.status,
        row.startsAt.toISOString(),
        row.adviser,
        row.service,
        row.meetingMode,
        row.client,
        row.email ?? "",
        row.phone,
        row.safeContact.join(" "),
      ]);
      process.stdout.write([[...columns, ...personal], ...cells].map((line) => csvLine(line, "en")).join(""));
    } finally {
      await closeDatabase();
    }
  }),
);
