import { isDatabaseUnavailable } from "@/lib/platform/db/refusals";
import { env } from "@/lib/platform/env";
import { errorFields, logOncePerMinute } from "@/lib/platform/log";

import type { StoredLogo } from "./logo/stored-logo";
import { findLogoPng } from "./queries/logos";
import { findFirm } from "./queries/settings";
import { toFirm } from "./settings";
import type { Firm } from "./settings";
import { initialFacts } from "./settings-initial";

/** The interval at which a process checks for a newer version of the firm's record, in milliseconds. */
const refreshEvery = 2_000;

// The snapshot is on globalThis because Next loads this module once for each of its bundles.
const globals = globalThis as { firmSnapshot?: Firm; firmLogo?: StoredLogo | undefined; firmWatch?: NodeJS.Timeout };

/**
 * Returns the firm's record that this process read last, or the initial record before the first read. If `watchFirm` is
 * running, the record is at most a few seconds old. A cached page must use `loadFirm`, so that the page is rendered
 * again after the record has changed.
 */
export function firm(): Firm {
  return globals.firmSnapshot ?? toFirm(initialFacts(), { version: 0, isSample: env().SITE_MODE === "demo" });
}

/** The firm's own logo as a PNG, for emails and share pictures. Undefined if it has uploaded none. */
export function firmLogo(): StoredLogo | undefined {
  return globals.firmLogo?.path === firm().logo ? globals.firmLogo : undefined;
}

/**
 * Reads the firm's record from the database and keeps it for later calls of `firm`. If the database is unavailable,
 * logs a warning and returns the result of `firm`. Any other error, for example an invalid stored record, is handled in
 * the same way if this process has read a record before. Otherwise the error is thrown.
 */
export async function refreshFirm(): Promise<Firm> {
  return (await readFirm()) ?? firm();
}

/** Does the same as `refreshFirm`, but returns undefined after an error for which `refreshFirm` logs a warning. */
export async function readFirm(): Promise<Firm | undefined> {
  try {
    const storedFirm = await findFirm();
    if (storedFirm && storedFirm.logo !== globals.firmLogo?.path) globals.firmLogo = await findLogoPng(storedFirm.logo);
    // Keeps the newer version, because two concurrent reads may finish in the wrong order.
    if (storedFirm && storedFirm.version >= (globals.firmSnapshot?.version ?? 0)) globals.firmSnapshot = storedFirm;
    return storedFirm ?? firm();
  } catch (error) {
    if (!isDatabaseUnavailable(error) && globals.firmSnapshot === undefined) throw error;
    logOncePerMinute("warn", "firm.unread", errorFields(error));
    return undefined;
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
  delete globals.firmLogo;
}
