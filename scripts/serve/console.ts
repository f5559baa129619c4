import { errorFields, logOncePerMinute } from "../../lib/platform/log";
import { currentRequest } from "../../lib/platform/request/request-context";

/**
 * Writes lines to our log instead of the errors and warnings that Next and libraries print to the console. The original
 * messages span several lines and may quote visitors or the database. The new lines therefore contain only the class,
 * code and first stack frames of an error, and the route of the request. `onRequestError` in `instrumentation.ts` logs
 * failed requests with their route.
 */
export function logConsole(): void {
  for (const level of ["error", "warn"] as const) {
    console[level] = (...parts: readonly unknown[]) => {
      const errorPart = parts.find((part) => part instanceof Error);
      const { error, code, frames } = errorPart ? errorFields(errorPart) : {};
      logOncePerMinute(level, "framework", {
        error,
        code,
        frames: frames?.slice(0, 3),
        route: currentRequest()?.route,
      });
    };
  }
}
