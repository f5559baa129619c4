/**
 * The failure behind a promise that nobody caught; undefined for what is none of ours: a request given up because the
 * reader went on, and what a browser's extension or an app around the browser does, which often rejects with a bare text.
 */
export function failureOf(reason: unknown): Error | undefined {
  if (!(reason instanceof Error) || reason.name === "AbortError") return undefined;
  return /-extension:\/\//.test(reason.stack ?? "") ? undefined : reason;
}
