import { readFileSync } from "node:fs";

import { Registry } from "prom-client";

import { clearFirm, watchFirm } from "../lib/firm/settings-snapshot";
import { closeDatabase } from "../lib/platform/db/client";
import { noteIdentity } from "../lib/platform/db/identity";
import { runWorker } from "../lib/platform/jobs/worker";
import { checkMailServer } from "../lib/platform/mail/check";
import { openKeys } from "../lib/platform/security/installation-keys";
import { startRotation } from "../lib/platform/security/rotation/rotate";
import { beginErasuresFile } from "../lib/rights/erasure/erasures-file";
import { directUrl } from "./database/other-urls";
import { requireDatabase } from "./database/require-database";
import { requireSameDirect } from "./database/same-database";
import { listenForMetrics } from "./metrics/listen";
import { onStop, reportReady } from "./shared/child";
import { hashOf } from "./shared/hash";
import { runService } from "./shared/run-script";
import { loadSettings } from "./shared/settings";
import { noteMoments } from "./worker/note-moments";
import { quietProcess } from "./worker/quiet-process";
import { tasks } from "./worker/tasks";
import { readWorkMetrics } from "./worker/work-metrics";

const concurrency = 4;

/** Runs the queued jobs, for example jobs that send emails or delete expired records. */
runService(async () => {
  const missing = await loadSettings();
  if (missing.length > 0) throw new Error(`Settings are missing: ${missing.join(" ")}`);
  const url = await requireDatabase();
  await requireSameDirect(url);
  await openKeys(url);
  // A new installation has its identity only after the seed.
  await noteIdentity(url);
  await beginErasuresFile();
  const stopNoting = await noteMoments();
  await watchFirm();
  const release = hashOf([readFileSync(__filename, "utf8")]);
  const worker = await runWorker({ connectionString: directUrl(url), concurrency, tasks, release });
  await startRotation();
  const metrics = await listenForMetrics(new Registry(), { offset: 1, readMore: readWorkMetrics });
  quietProcess();
  let isStopping = false;
  // If the worker ends unexpectedly, this process exits, so that its parent process can start it again. If a user
  // started this process directly, it has no parent process, and the exit code 1 reports the failure.
  const ended = () => isStopping || process.exit(1);
  worker.ended.then(ended, ended);
  reportReady();
  if (!process.send) console.log("The worker takes jobs; Ctrl-C ends it.");
  void checkMailServer();
  onStop(async () => {
    isStopping = true;
    stopNoting();
    await worker.stop();
    metrics?.close();
    clearFirm();
    await closeDatabase();
  });
});
