import { plainError } from "./plain-error.mjs";

/** Runs a script to its end. An error is printed in one line, or with its stack if LOG_LEVEL is debug. */
export function runScript(body: () => Promise<void>): void {
  body().then(() => process.exit(), fail);
}

/** Runs a service, which continues to run. Errors are printed as by `runScript`. */
export function runService(body: () => Promise<void>): void {
  body().catch(fail);
}

function fail(error: unknown): void {
  console.error(process.env.LOG_LEVEL === "debug" ? error : plainError(error));
  process.exit(1);
}
