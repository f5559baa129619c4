import { errorFields, log } from "../log";

// The function that sends the spans is stored on globalThis, because the server and each bundle of Next load their own
// copy of this module.
const key = Symbol.for("site.flush-spans");
const shared = globalThis as { [key]?: () => Promise<void> };

/** Registers the function that sends waiting spans. */
export function onFlush(flush: () => Promise<void>): void {
  shared[key] = flush;
}

/** Sends waiting spans before the process ends. Never fails, even if no collector can be reached. */
export async function flushSpans(): Promise<void> {
  await shared[key]?.().catch((error: unknown) => log("warn", "tracing.unsent", errorFields(error)));
}
