import { plainError } from "./plain-error.mjs";

/**
 * Runs a script and then ends the process. An error is printed as one line, or with its stack if LOG_LEVEL is "debug".
 */
export function runScript(body: () => Promise<void>): void {
  body().then(() => process.exit(), fail);
}

/**
 * Starts a service. The process continues to run after `body` has finished. Errors are printed in the same way as in
 * `runScript`.
 */
export function runService(body: () => Promise<void>): void {
  body().catch(fail);
}

function fail(error: unknown): void {
  console.error(process.env.LOG_LEVEL === "debug" ? error : plainError(error));
  process.exit(1);
}
