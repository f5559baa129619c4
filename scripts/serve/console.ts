import { errorFields, logOncePerMinute } from "../../lib/platform/log";

/**
 * Writes lines to our log instead of the errors and warnings that Next and libraries print to the console. The original
 * messages span several lines and may quote visitors or the database. The new lines therefore contain only the class
 * and code of an error. `onRequestError` in `instrumentation.ts` logs failed requests with their route.
 */
export function logConsole(): void {
  for (const level of ["error", "warn"] as const) {
    console[level] = (...parts: readonly unknown[]) => {
      const errorPart = parts.find((part) => part instanceof Error);
      const { error, code } = errorPart ? errorFields(errorPart) : {};
      logOncePerMinute(level, "framework", { error, code });
    };
  }
}
