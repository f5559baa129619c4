import { errorFields, log } from "../../lib/platform/log";

/**
 * Replaces two kinds of output with log lines: the queue library's console output, and errors that end the process.
 * Their original texts may quote what a visitor wrote.
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
