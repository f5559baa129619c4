import { clearFirm, watchFirm } from "../lib/firm/settings-snapshot";
import { closeDatabase } from "../lib/platform/db/client";
import { noteIdentity } from "../lib/platform/db/identity";
import { env } from "../lib/platform/env";
import { runWorker } from "../lib/platform/jobs/worker";
import { checkMailServer } from "../lib/platform/mail/check";
import { openKeys } from "../lib/platform/security/installation-keys";
import { startRotation } from "../lib/platform/security/rotation/rotate";
import { openDatabase } from "./database/open";
import { onStop, reportReady } from "./shared/child";
import { runService } from "./shared/run-script";
import { migrate } from "./stages/migrate";
import { loadSettings } from "./stages/settings";
import { quietProcess } from "./worker/quiet-process";
import { tasks } from "./worker/tasks";

const concurrency = 4;

/** Runs the queued jobs, for example jobs that send emails or delete expired records. */
runService(async () => {
  const missing = await loadSettings();
  if (missing.length > 0) throw new Error(`Settings are missing: ${missing.join(" ")}`);
  const database = await openDatabase();
  if (isAlone()) await prepare(database.url);
  else await openKeys(database.url);
  // A new installation has its identity only after the seed.
  await noteIdentity(database.url);
  await watchFirm();
  const worker = await runWorker({ connectionString: database.url, concurrency, tasks });
  await startRotation();
  quietProcess();
  let isStopping = false;
  // If the worker ends unexpectedly, this process exits, so that its parent process can start it again. If a user
  // started this process directly, it has no parent process, and the exit code 1 reports the failure.
  const ended = () => isStopping || process.exit(1);
  worker.ended.then(ended, ended);
  reportReady();
  void checkMailServer();
  onStop(async () => {
    isStopping = true;
    await worker.stop();
    clearFirm();
    await closeDatabase();
    await database.stop();
  });
});

const isAlone = () => !process.send;

async function prepare(url: string): Promise<void> {
  await migrate(url, env().SITE_MODE);
  console.log("The worker takes jobs; Ctrl-C ends it.");
}
