import { errorFields, logOncePerMinute } from "../../lib/platform/log";

/**
 * Turns what Next and libraries print to the console into lines of our log. Their messages span several lines and may
 * quote visitors or the database, so only the class and code of an error are logged here. The error itself is logged
 * where it is caught.
 */
export function logConsole(): void {
  for (const level of ["error", "warn"] as const) {
    console[level] = (...parts: readonly unknown[]) => {
      const found = parts.find((part) => part instanceof Error);
      const { error, code } = found ? errorFields(found) : {};
      logOncePerMinute(level, "framework", { error, code });
    };
  }
}
