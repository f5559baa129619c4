import { closeDatabase } from "../lib/platform/db/client";
import { classes } from "../lib/rights/classes";
import { repeatErasures } from "../lib/rights/erasure/commands/repeat-erasures";
import { runRetention } from "../lib/rights/retention/commands/run-retention";
import { runScript } from "./shared/run-script";
import { withDatabase } from "./database/with-database";

const by = { kind: "terminal" } as const;

/**
 * Without an argument, prints how many records one run would erase because their retention period has ended. With
 * "erase", erases these records. With "repeat", repeats the erasures that a restored backup has undone.
 */
runScript(() =>
  withDatabase(async () => {
    const command = process.argv[2] ?? "";
    if (!["", "erase", "repeat"].includes(command)) throw new Error("Usage: npm run retention [-- erase | repeat]");
    try {
      await (command === "repeat" ? repeat() : run(command !== "erase"));
    } finally {
      await closeDatabase();
    }
  }),
);

async function run(isDryRun: boolean): Promise<void> {
  const { clients, refused, counts } = await runRetention({ by, isDryRun }, Date.now());
  console.log(`${isDryRun ? "Would erase" : "Erased"} ${clients} clients. In use at the moment: ${refused}.`);
  for (const [name, tables] of byClass(counts)) {
    const rows = tables.map(([, count]) => count).reduce((sum, count) => sum + count, 0);
    console.log(`  ${name}: ${rows} rows (${tables.map(([table, count]) => `${table} ${count}`).join(", ")})`);
  }
  if (isDryRun) console.log("To erase them: npm run retention -- erase");
}

function byClass(counts: Readonly<Record<string, number>>) {
  return Map.groupBy(Object.entries(counts), ([table]) => classes[table]?.retention ?? "other");
}

async function repeat(): Promise<void> {
  const { clients, inquiries, refused } = await repeatErasures(by, Date.now());
  console.log(`Erased again: ${clients} clients, ${inquiries} messages and requests for help.`);
  if (refused > 0) throw new Error(`${refused} clients are in use at the moment. Run the command again.`);
}
