import { errorFields, logOncePerMinute } from "../../lib/platform/log";

/**
 * Turns what Next and libraries print once the site serves into lines of our log. Their own words span many lines, name files and quote
 * what visitors or the database sent; class and code of an error are kept, and the error itself is logged where it is caught.
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
