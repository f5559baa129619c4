import type { Root } from "mdast";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

import { blocksOf } from "./blocks";
import type { TextBlock } from "./blocks";
import { treeProblems } from "./check";
import { limitProblems, linesOf } from "./limits";
import { restoreLiterals } from "./literals";
import { addOutline } from "./outline";
import type { Outline } from "./outline";
import type { TextProblem } from "./problems";
import { citeProblems, wordsIn } from "./words";
import type { TextWords } from "./words";

/** A text whose syntax has been checked. It is plain data. */
export type ParsedText = {
  readonly tree: Root;
  readonly outline: Outline;
  /** The blocks at the top level, to compare a translation with its original. */
  readonly blocks: readonly TextBlock[];
  /** The numbers of the cited sources, in ascending order. */
  readonly sources: readonly number[];
  readonly words: Omit<TextWords, "sources">;
};

export type ParseResult =
  { readonly ok: true; readonly text: ParsedText } | { readonly ok: false; readonly problems: readonly TextProblem[] };

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze();

/** Parses a text, or lists every problem with its line. Long and deeply nested texts are refused without parsing. */
export function parseText(markdown: string): ParseResult {
  const limits = limitProblems(markdown);
  if (limits.length > 0) return { ok: false, problems: limits };
  const source = linesOf(markdown).join("\n");
  const tree = parser.parse(source);
  restoreLiterals(tree, source);
  const problems = treeProblems(tree, source);
  if (problems.length > 0) return { ok: false, problems };
  const outline = addOutline(tree);
  const { sources, ...words } = wordsIn(tree);
  return { ok: true, text: { tree, outline, blocks: blocksOf(tree), sources, words } };
}

/** Lists the citations of sources that do not exist, where `count` is the number of the text's sources. */
export function checkCites(text: ParsedText, count: number): readonly TextProblem[] {
  return citeProblems(text.tree, count);
}
