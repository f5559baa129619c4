import { readMoment } from "../shared/read-moment";
import { runScript } from "../shared/run-script";
import { backupFolder, databaseFolder } from "./backups/backup-folder";
import { runDrill } from "./backups/drill";
import { requireOwnDatabase } from "./backups/require-own-database";
import { restoreDatabase } from "./backups/restore-database";
import type { Restored } from "./backups/restore-database";
import { chooseErasuresFile } from "./postgres/open";

const usage =
  "Usage: npm run restore -- --to TIME, for example 2026-11-29T10:00:00Z, or --to newest. With --drill, restores a copy, checks it and removes it.";

/**
 * Restores this clone's own database to a moment, from its backup and log. With --drill, only proves that this works,
 * while the site may run.
 */
runScript(async () => {
  const args = process.argv.slice(2);
  const isDrill = args.includes("--drill");
  const [flag, text, ...others] = args.filter((arg) => arg !== "--drill");
  const to = text === undefined || text === "newest" ? undefined : readMoment(text);
  const isComplete = flag === "--to" ? text === "newest" || to !== undefined : isDrill && flag === undefined;
  if (!isComplete || others.length > 0) throw new Error(usage);
  if (to !== undefined && to > Date.now()) throw new Error("That moment is in the future.");
  await requireOwnDatabase();
  chooseErasuresFile();
  const place = { database: databaseFolder, backups: backupFolder() };
  if (isDrill) await runDrill(place, to);
  else report(await restoreDatabase(place, to), text ?? "");
});

function report({ before, lost }: Restored, moment: string): void {
  const state = moment === "newest" ? "its newest state" : moment;
  console.log(`The database is restored to ${state}. It sends nothing until "npm run mail -- confirm".`);
  if (lost && "file" in lost)
    console.log(`Appointments that were made or changed since: ${lost.count}, in ${lost.file}. Delete it afterwards.`);
  else if (lost) console.log(`The appointments since cannot be listed: ${lost.reason}`);
  if (before) console.log(`The database before is kept in ${before}. Delete it when nothing is missing.`);
}
