/**
 * The error that caused an unhandled rejection. Undefined if the cause is an aborted request, a browser extension or a
 * value that is not an `Error`. Such a value often comes from an app that shows the page in its own browser: the app
 * adds scripts to the page, and these scripts reject with a plain string.
 */
export function failureOf(reason: unknown): Error | undefined {
  if (!(reason instanceof Error) || reason.name === "AbortError") return undefined;
  return /-extension:\/\//.test(reason.stack ?? "") ? undefined : reason;
}
