import { errorFields, log } from "../../lib/platform/log";

/**
 * Writes log lines in place of the queue library's console output and of errors that end the process, because both may
 * quote what a visitor wrote.
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
