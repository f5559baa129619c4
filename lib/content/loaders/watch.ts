import { errorFields, logOncePerMinute } from "@/lib/platform/log";

import { currentTexts } from "../published";

/** How often a process compares its texts with the current version, in milliseconds. */
const refreshEvery = 1_000;

// The timer is on globalThis because Next loads this module once for each of its bundles.
const globals = globalThis as { textWatch?: NodeJS.Timeout };

/** Reads the texts at once, and then again within a second after a change. Servers call this when they start. */
export async function watchTexts(): Promise<void> {
  await currentTexts(Date.now());
  globals.textWatch ??= setInterval(() => {
    currentTexts(Date.now()).catch((error: unknown) => logOncePerMinute("error", "texts.unread", errorFields(error)));
  }, refreshEvery).unref();
}
