/** What the thread shows of a text before staff ask for all of it. */
const shownLines = 25;
const shownCharacters = 2_000;

/** A text that is only a little longer than this is shown whole. */
const spare = 1.4;

export type FoldedText = { readonly shown: string; readonly rest: string };

/**
 * Splits a long text into its beginning, and the rest, which the thread folds. Both together are the text. The rest of
 * a short text is empty.
 */
export function foldLongText(text: string): FoldedText {
  const isLong = text.length > shownCharacters * spare || lineEnd(text, shownLines * spare) < text.length;
  if (!isLong) return { shown: text, rest: "" };
  const end = Math.min(shownCharacters, lineEnd(text, shownLines));
  const cut = lastBreak(text.slice(0, end)) || withoutHalf(text, end);
  return { shown: text.slice(0, cut), rest: text.slice(cut) };
}

/** The end of the line with this number, or of the text if it has fewer lines. */
function lineEnd(text: string, lines: number): number {
  let end = -1;
  for (let line = 0; line < lines; line += 1) {
    end = text.indexOf("\n", end + 1);
    if (end === -1) return text.length;
  }
  return end + 1;
}

/** The end of the last line, or else of the last word. 0 if the text has neither. */
const lastBreak = (text: string) => text.lastIndexOf("\n") + 1 || text.lastIndexOf(" ") + 1;

/** Moves the end by one, if it would otherwise be between the two halves of one character. */
const withoutHalf = (text: string, end: number) => (/[\uD800-\uDBFF]/.test(text.charAt(end - 1)) ? end - 1 : end);
