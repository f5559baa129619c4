import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";

import { addMarginNotes } from "@/lib/content/markdown/margin-notes";
import { markBlocks } from "@/lib/content/markdown/mark-blocks";
import type { LineMarks } from "@/lib/content/markdown/mark-blocks";
import type { ParsedText } from "@/lib/content/markdown/parse";
import { hastOf } from "@/lib/content/markdown/to-hast";

import { textComponents } from "./text-components";
import type { TextFacts } from "./text-components";

type Props = {
  readonly text: ParsedText;
  readonly facts: TextFacts;
  /** The marks of lines, in the preview of a draft only. */
  readonly marks?: LineMarks | undefined;
};

/** A text of the firm, with the current facts in place of its words. The page puts it into `Prose`. */
export function TextBody({ text, facts, marks }: Props) {
  const components = textComponents(facts);
  // The alignment of a cell stays an attribute, because the content security policy forbids inline styles.
  const tree = marks ? markBlocks(hastOf(text), text, marks) : hastOf(text);
  return toJsxRuntime(addMarginNotes(tree), { Fragment, jsx, jsxs, components, tableCellAlignToStyle: false });
}
