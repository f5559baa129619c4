import type { ParsedText } from "../markdown/parse";
import type { TextFault } from "./faults";
import { lineFaults } from "./one-line";

/** The maximum number of words of an answer. */
export const longestAnswer = 60;

/** The names of the firm's facts that an answer may contain, as in `:firm[meeting]`. */
export const answerFacts = ["online-hours", "meeting", "payment"] as const;

/** An amount of money. The price list fills amounts in. */
const amount = /(?:[$€£]\s?\d|\d\s?(?:[$€£]|(?:CAD|EUR|GBP|USD)\b))/u;

/** An answer is one short paragraph without amounts. */
export function answerFaults(text: ParsedText, body: string): readonly TextFault[] {
  const { words } = text.outline;
  return [
    ...lineFaults(text, answerFacts),
    ...(words > longestAnswer ? [{ code: "answerTooLong", name: String(words) } as const] : []),
    ...(amount.test(body) ? [{ code: "answerWithAmount", line: 1 } as const] : []),
  ];
}
