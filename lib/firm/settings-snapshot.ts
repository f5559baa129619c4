import { isDatabaseUnavailable } from "@/lib/platform/db/refusals";
import { env } from "@/lib/platform/env";
import { errorFields, log } from "@/lib/platform/log";

import { findFirm } from "./queries/settings";
import { toFirm } from "./settings";
import type { Firm } from "./settings";
import { initialFacts } from "./settings-initial";

/** The interval at which a process checks for a newer version of the firm's record, in milliseconds. */
const refreshEvery = 2_000;

// The snapshot is on globalThis because Next loads this module once for each of its bundles.
const globals = globalThis as { firmSnapshot?: Firm; firmWatch?: NodeJS.Timeout };

/**
 * Returns the firm's record that this process read last, or the initial record before the first read. If `watchFirm` is
 * running, the record is at most a few seconds old. A cached page must use `loadFirm`, which notices a changed record.
 */
export function firm(): Firm {
  return globals.firmSnapshot ?? toFirm(initialFacts(), { version: 0, isSample: env().SITE_MODE === "demo" });
}

/**
 * Reads the firm's record and stores it for `firm`. If the database is unavailable, returns the record that was read
 * last.
 */
export async function refreshFirm(): Promise<Firm> {
  try {
    const found = await findFirm();
    // Keeps the newer version, because two concurrent reads may finish in the wrong order.
    if (found && found.version >= (globals.firmSnapshot?.version ?? 0)) globals.firmSnapshot = found;
    return found ?? firm();
  } catch (error) {
    if (!isDatabaseUnavailable(error) && globals.firmSnapshot === undefined) throw error;
    log("warn", "firm.unread", errorFields(error));
    return firm();
  }
}

/** Reads the firm's record at once, and then again every two seconds. Servers and workers call this when they start. */
export async function watchFirm(): Promise<void> {
  await refreshFirm();
  globals.firmWatch ??= setInterval(() => void refreshFirm(), refreshEvery).unref();
}

/** Clears the snapshot and stops `watchFirm`. Used by tests and by a process that ends. */
export function clearFirm(): void {
  clearInterval(globals.firmWatch);
  delete globals.firmWatch;
  delete globals.firmSnapshot;
}
