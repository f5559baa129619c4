import { env } from "./env";
import type { ErrorFields } from "./error-fields";
import { currentRequestId } from "./request-context";

export { errorFields } from "./error-fields";

const levels = ["error", "warn", "info", "debug"] as const;
export type LogLevel = (typeof levels)[number];

/** Ids, codes, counts and times. Never a name, an address or anything a person wrote: logs are kept and read by many. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined | readonly string[] | ErrorFields>>;

/** Writes one JSON line to standard output, if LOG_LEVEL asks for that level. A line of a request carries its id. */
export function log(level: LogLevel, event: string, fields: LogFields = {}): void {
  if (levels.indexOf(level) > levels.indexOf(env().LOG_LEVEL)) return;
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), level, event, request: currentRequestId(), ...fields })}\n`);
}
