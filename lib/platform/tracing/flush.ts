import { errorFields, log } from "../log";

// One for the whole process: Next loads this module once for each of its bundles, and the server once more.
const running = globalThis as { flushSpans?: () => Promise<void> };

/** Notes how spans that wait are sent. */
export function onFlush(flush: () => Promise<void>): void {
  running.flushSpans = flush;
}

/** Sends the spans that wait, before the process ends; a collector that is away keeps nothing from ending. */
export async function flushSpans(): Promise<void> {
  await running.flushSpans?.().catch((error: unknown) => log("warn", "tracing.unsent", errorFields(error)));
}
