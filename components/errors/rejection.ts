/**
 * The error behind an unhandled rejection. Undefined for a rejection that is not an error of this site. Such a
 * rejection comes from an aborted request, from a browser extension or from an app that embeds a browser. Those apps
 * often reject with a plain string.
 */
export function failureOf(reason: unknown): Error | undefined {
  if (!(reason instanceof Error) || reason.name === "AbortError") return undefined;
  return /-extension:\/\//.test(reason.stack ?? "") ? undefined : reason;
}
