import type { Insertion } from "./blocks";

type Edit = {
  /** The range of the text that is replaced, and what replaces it. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** The selection afterwards. */
  readonly selected: readonly [start: number, end: number];
};

/**
 * Places an insertion at the cursor. A block stands between empty lines: within a paragraph, it comes after the
 * paragraph's line. A word replaces the selection.
 */
export function placeInsertion(
  value: string,
  [start, end]: readonly [number, number],
  { text, select, isInline = false }: Insertion,
): Edit {
  if (isInline) return edit(start, end, ["", text, ""], select);
  const lineStart = value.lastIndexOf("\n", start - 1) + 1;
  const nextBreak = value.indexOf("\n", end);
  const lineEnd = nextBreak === -1 ? value.length : nextBreak;
  const isEmptyLine = value.slice(lineStart, lineEnd).trim() === "";
  const at = isEmptyLine ? lineStart : lineEnd;
  const before = value.slice(0, lineStart) + value.slice(lineStart, at).trimEnd();
  const after = value.slice(isEmptyLine ? lineEnd : at);
  const above = before === "" || before.endsWith("\n\n") ? "" : before.endsWith("\n") ? "\n" : "\n\n";
  const below = after.trim() === "" || after.startsWith("\n\n") ? "" : after.startsWith("\n") ? "\n" : "\n\n";
  return edit(at, isEmptyLine ? lineEnd : at, [above, text, below], select);
}

function edit(from: number, to: number, parts: readonly [string, string, string], select: string): Edit {
  const [above, text] = parts;
  const offset = select === "" ? text.length : text.indexOf(select);
  const start = from + above.length + offset;
  return { from, to, text: parts.join(""), selected: [start, start + select.length] };
}

/**
 * The positions at which a line begins and ends, or the words in it. Lines are counted from 1; a line after the last is
 * the last.
 */
export function lineRange(value: string, line: number, words = ""): readonly [start: number, end: number] {
  const lines = value.split("\n");
  const index = Math.min(Math.max(line, 1), lines.length) - 1;
  const start = lines.slice(0, index).reduce((sum, text) => sum + text.length + 1, 0);
  const text = lines[index] ?? "";
  const at = words === "" ? -1 : text.indexOf(words);
  return at === -1 ? [start, start + text.length] : [start + at, start + at + words.length];
}
