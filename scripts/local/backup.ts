import { runScript } from "../shared/run-script";
import { backupFolder, databaseFolder } from "./backups/backup-folder";
import { makeBackup } from "./backups/make-backup";
import { requireOwnDatabase } from "./backups/require-own-database";
import { reportPassed } from "./backups/report-passed";
import { openOwn } from "./postgres/open";

/** Makes a backup of this clone's own database, which may be in use meanwhile. */
runScript(async () => {
  await requireOwnDatabase();
  const { ownerUrl, stop } = await openOwn();
  try {
    const started = performance.now();
    const backups = backupFolder();
    const { name } = await makeBackup({ url: ownerUrl, database: databaseFolder, backups });
    await reportPassed(ownerUrl, "backup");
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`Backup ${name} made in ${seconds} s, in ${backups}. From now on every moment can be restored.`);
  } finally {
    await stop();
  }
});
