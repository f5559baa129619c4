import { errorFields, logOncePerMinute } from "../../lib/platform/log";

/**
 * Replaces the console output of Next and libraries with lines of our log. The original messages span several lines and
 * may quote visitors or the database. This log line therefore contains only the class and code of an error. The code
 * that catches the error logs the details.
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
