import { isDatabaseAway } from "@/lib/platform/db/refusals";
import { env } from "@/lib/platform/env";
import { errorFields, log } from "@/lib/platform/log";

import { findFirm } from "./queries/settings";
import { toFirm } from "./settings";
import type { Firm } from "./settings";
import { initialFacts } from "./settings-initial";

/** How often a process looks for a newer version of the record. Milliseconds. */
const lookEvery = 2_000;

// One for the whole process: Next loads this module once for each of its bundles.
const kept = globalThis as { firmSnapshot?: Firm; firmWatch?: NodeJS.Timeout };

/**
 * The firm as this process last read it: at most some seconds old where the record is watched. Before the first read, what an
 * empty record would be filled with. A kept page needs `loadFirm`, which reads anew.
 */
export function firm(): Firm {
  return kept.firmSnapshot ?? toFirm(initialFacts(), { version: 0, isSample: env().SITE_MODE === "demo" });
}

/** Reads the record and keeps it for `firm`. With the database away, what was read last. */
export async function refreshFirm(): Promise<Firm> {
  try {
    const found = await findFirm();
    // Of two reads at once the older one may end last.
    if (found && found.version >= (kept.firmSnapshot?.version ?? 0)) kept.firmSnapshot = found;
    return found ?? firm();
  } catch (error) {
    if (!isDatabaseAway(error) && kept.firmSnapshot === undefined) throw error;
    log("warn", "firm.unread", errorFields(error));
    return firm();
  }
}

/** Reads the record now and again every two seconds, for a process that serves or works. */
export async function watchFirm(): Promise<void> {
  await refreshFirm();
  kept.firmWatch ??= setInterval(() => void refreshFirm(), lookEvery).unref();
}

/** Forgets what was read and looks no more: for tests and for a process that ends. */
export function forgetFirm(): void {
  clearInterval(kept.firmWatch);
  delete kept.firmWatch;
  delete kept.firmSnapshot;
}
