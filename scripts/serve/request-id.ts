import { randomUUID } from "node:crypto";

/** The caller's own id if it is harmless in a header and a log line, else a new one. */
export function requestId(given: string | string[] | undefined): string {
  return typeof given === "string" && /^[A-Za-z0-9._-]{1,64}$/.test(given) ? given : randomUUID();
}
