import type { DraftHead } from "../draft-head";
import { parseText } from "../markdown/parse";

/** A block of the English text as it is written, and whether the translation does not follow it yet. */
export type OriginalBlock = { readonly text: string; readonly isNew: boolean };

/** The English text that an author translates. */
export type OriginalText = {
  readonly head: DraftHead;
  readonly blocks: readonly OriginalBlock[];
  /** Whether there is a translation, so that blocks can be newer than it. */
  readonly isTranslated: boolean;
};

/** The blocks of an English text beside the blocks that a translation follows. One block if the text has an error. */
export function originalBlocks(body: string, followed: readonly string[]): readonly OriginalBlock[] {
  const parsed = parseText(body);
  if (!parsed.ok) return [{ text: body.trim(), isNew: false }];
  const lines = body.split("\n");
  const { blocks } = parsed.text;
  return blocks.map(({ hash, line }, index) => ({
    text: lines
      .slice(line - 1, (blocks[index + 1]?.line ?? lines.length + 1) - 1)
      .join("\n")
      .trim(),
    isNew: !followed.includes(hash),
  }));
}
