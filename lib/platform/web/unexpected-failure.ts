import { isDatabaseUnavailable, isDuplicate, isTimeout } from "../db/refusals";
import { errorFields, log, logOncePerMinute } from "../log";
import { fail } from "../result";
import type { Failure } from "../result";

/** Logs the error that an API request, a server action or a list threw, and chooses the error code for its caller. */
export function unexpectedFailure(kind: "api" | "action" | "list", name: string, error: unknown): Failure {
  if (isDatabaseUnavailable(error)) {
    logOncePerMinute("warn", `${kind}.unavailable`, { name, ...errorFields(error) });
    return fail(isTimeout(error) ? "GATEWAY_TIMEOUT" : "SERVICE_UNAVAILABLE");
  }
  log("error", `${kind}.failed`, { name, ...errorFields(error) });
  // Commands handle the duplicates that they expect. Only an unexpected duplicate reaches this line.
  if (isDuplicate(error)) return fail("RESOURCE_ALREADY_EXISTS");
  return fail(error instanceof Error ? "SERVER_ERROR" : "UNEXPECTED_ERROR");
}
