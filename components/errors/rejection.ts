/**
 * The error behind an unhandled rejection. Undefined for rejections that are not errors of this site: aborted requests,
 * and those of browser extensions or of apps that embed a browser, which often reject with a plain string.
 */
export function failureOf(reason: unknown): Error | undefined {
  if (!(reason instanceof Error) || reason.name === "AbortError") return undefined;
  return /-extension:\/\//.test(reason.stack ?? "") ? undefined : reason;
}
