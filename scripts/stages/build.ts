import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { withLock } from "../shared/lock.mjs";
import { dataFolder } from "../shared/root";
import { runQuietly } from "../shared/run";
import { hintCompilation } from "./compile-hint";
import { buildFolder, builtFingerprint, fingerprintFile, settingsFingerprint, sourcesFingerprint } from "./fingerprint";

/** Builds the site unless a finished build of these very sources and settings is there. Prerendered pages read the database. */
export async function buildSite(): Promise<void> {
  await withLock(join(dataFolder, "build.lock"), async () => {
    const wanted = { settings: settingsFingerprint(process.env), sources: await sourcesFingerprint() };
    const built = builtFingerprint();
    if (built?.settings === wanted.settings && built.sources === wanted.sources) return;
    await rm(fingerprintFile(), { force: true });
    await runQuietly("next", ["build"], { NODE_ENV: "production" });
    await hintCompilation(buildFolder());
    await writeFile(fingerprintFile(), JSON.stringify(wanted));
  });
}
