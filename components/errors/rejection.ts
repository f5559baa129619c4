/**
 * The error behind an unhandled rejection. Undefined for rejections that are not errors of this site: aborted requests,
 * and those of browser extensions or of an app around the browser, which often reject with a plain text.
 */
export function failureOf(reason: unknown): Error | undefined {
  if (!(reason instanceof Error) || reason.name === "AbortError") return undefined;
  return /-extension:\/\//.test(reason.stack ?? "") ? undefined : reason;
}
