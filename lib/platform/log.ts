import { env } from "./env";

const levels = ["error", "warn", "info", "debug"] as const;
export type LogLevel = (typeof levels)[number];

/** Ids, codes, counts and times. Never a name, an address or anything a person wrote: logs are kept and read by many. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Writes one JSON line to standard output, if LOG_LEVEL asks for that level. */
export function log(level: LogLevel, event: string, fields: LogFields = {}): void {
  if (levels.indexOf(level) > levels.indexOf(env().LOG_LEVEL)) return;
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), level, event, ...fields })}\n`);
}

/** What may be logged of an error: its class and code. Its message may quote a value, as those of mail servers and the database do. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return {
    error: error.name,
    ...(typeof code === "string" ? { code } : {}),
    ...(typeof responseCode === "number" ? { responseCode } : {}),
  };
}
