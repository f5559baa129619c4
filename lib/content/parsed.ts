import { log } from "@/lib/platform/log";

import { parseText } from "./markdown/parse";
import type { ParsedText } from "./markdown/parse";
import type { PublishedText } from "./texts";

const parsed = new WeakMap<PublishedText, ParsedText>();

/**
 * Parses the body of a published text once. Undefined if a later release of the product refuses it, which is logged:
 * the text was checked when it was published.
 */
export function parsedBody(text: PublishedText): ParsedText | undefined {
  const known = parsed.get(text);
  if (known) return known;
  const result = parseText(text.body);
  if (!result.ok) {
    const { kind, key, locale } = text;
    log("error", "text.refused", {
      kind,
      key,
      locale,
      problem: result.problems[0]?.code,
      line: result.problems[0]?.line,
    });
    return undefined;
  }
  parsed.set(text, result.text);
  return result.text;
}
