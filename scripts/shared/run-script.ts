import { plainError } from "./plain-error.mjs";

/** Runs a script's body to its end. What goes wrong is told in one line; the whole of it with LOG_LEVEL=debug. */
export function runScript(body: () => Promise<void>): void {
  body().then(() => process.exit(), fail);
}

/** The same for what goes on running. */
export function runService(body: () => Promise<void>): void {
  body().catch(fail);
}

function fail(error: unknown): void {
  console.error(process.env.LOG_LEVEL === "debug" ? error : plainError(error));
  process.exit(1);
}
