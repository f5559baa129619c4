import { errorFields, log } from "../../lib/platform/log";

/**
 * Turns what would reach the terminal as bare text into lines of the log: the queue library's own words on the console, and
 * a surprise that ends the process. Both may quote what a visitor wrote.
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
