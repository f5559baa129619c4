import { env } from "./env";
import type { ErrorFields } from "./error-fields";
import { currentRequestId } from "./request/request-context";

export { errorFields } from "./error-fields";

const levels = ["error", "warn", "info", "debug"] as const;
export type LogLevel = (typeof levels)[number];

/**
 * The fields of a log line: ids, codes, counts and times. They never contain a name, contact details or text that a
 * person wrote, because many people read logs.
 */
export type LogFields = Readonly<
  Record<string, string | number | boolean | null | undefined | readonly string[] | ErrorFields>
>;

/**
 * Writes one JSON line to standard output if LOG_LEVEL includes the level. Lines written during a request contain the
 * request's id.
 */
export function log(level: LogLevel, event: string, fields: LogFields = {}): void {
  if (levels.indexOf(level) > levels.indexOf(env().LOG_LEVEL)) return;
  process.stdout.write(
    `${JSON.stringify({ at: new Date().toISOString(), level, event, request: currentRequestId(), ...fields })}\n`,
  );
}

const minuteMs = 60_000;
const minutes = new Map<string, { readonly endsAt: number; leftOut: number }>();

/**
 * Writes at most one line per minute for the same event with the same fields. If lines were omitted, the next line
 * contains their number. Use this function for events that visitors can cause, so that visitors cannot fill the log.
 * The fields of these events must have only a few different values, because each combination is kept in memory.
 */
export function logOncePerMinute(level: LogLevel, event: string, fields: LogFields = {}, now = Date.now()): void {
  const kind = JSON.stringify([event, fields]);
  const minute = minutes.get(kind);
  if (minute && now < minute.endsAt) {
    minute.leftOut += 1;
    return;
  }
  minutes.set(kind, { endsAt: now + minuteMs, leftOut: 0 });
  log(level, event, minute?.leftOut ? { ...fields, leftOut: minute.leftOut } : fields);
}
