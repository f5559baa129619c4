import type { ParsedText } from "../markdown/parse";
import type { TextFault } from "./faults";
import { lineFaults } from "./one-line";

/** The maximum number of words of a notice. It must stay a line, also on a phone. */
export const longestNotice = 30;

/** A notice is one short paragraph of plain text and links. */
export function noticeFaults(text: ParsedText): readonly TextFault[] {
  const { words } = text.outline;
  return [
    ...lineFaults(text, []),
    ...(words > longestNotice ? [{ code: "noticeTooLong", name: String(words) } as const] : []),
  ];
}
