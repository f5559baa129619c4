import { errorFields, log } from "../../lib/platform/log";

/**
 * Writes log lines instead of two kinds of output: the console messages of the queue library, and Node's report of an
 * error that ends the process. The log lines do not contain the original texts, because these may quote what a visitor
 * wrote.
 */
export function quietProcess(): void {
  for (const level of ["error", "warn", "trace"] as const) {
    console[level] = (...words: unknown[]) =>
      log("warn", "worker.console", errorFields(words.find((word) => word instanceof Error)));
  }
  for (const surprise of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(surprise, (error: unknown) => {
      log("error", "worker.crashed", { surprise, ...errorFields(error) });
      process.exit(1);
    });
  }
}
