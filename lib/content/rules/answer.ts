import type { ParsedText } from "../markdown/parse";
import type { TextFault } from "./faults";

/** The maximum number of words of an answer. */
const longestAnswer = 90;

/** An amount of money. The price list fills amounts in. */
const amount = /(?:[$€£]\s?\d|\d\s?(?:[$€£]|(?:CAD|EUR|GBP|USD)\b))/u;

/** An answer is one short paragraph without amounts. */
export function answerFaults({ tree, outline }: ParsedText, body: string): readonly TextFault[] {
  const isParagraph = tree.children.length === 1 && tree.children[0]?.type === "paragraph";
  return [
    ...(isParagraph ? [] : [{ code: "answerWithBlocks" } as const]),
    ...(outline.words > longestAnswer ? [{ code: "answerTooLong", name: String(outline.words) } as const] : []),
    ...(amount.test(body) ? [{ code: "answerWithAmount", line: 1 } as const] : []),
  ];
}
