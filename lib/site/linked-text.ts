/** A piece of plain text, or a link with its text. */
export type Piece = { readonly text: string; readonly href?: string };

const link = /\[([^[\]]+)\]\(([^()\s]+)\)/g;

/** Splits a line into links, written as `[text](URL)`, and the plain text between the links. */
export function piecesOf(line: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of line.matchAll(link)) {
    const [whole, text = "", href = ""] = match;
    if (match.index > from) pieces.push({ text: line.slice(from, match.index) });
    pieces.push({ text, href });
    from = match.index + whole.length;
  }
  if (from < line.length) pieces.push({ text: line.slice(from) });
  return pieces;
}

/** The line with links replaced by their texts. */
export function plainText(line: string): string {
  return piecesOf(line)
    .map(({ text }) => text)
    .join("");
}

type Sentence = { readonly text: string; readonly hasMissing: boolean };

/** The line without the sentences that link to a page that is missing. */
export function withoutMissing(line: string, isMissing: (path: string) => boolean): string {
  const sentences: Sentence[] = [];
  let current: Sentence = { text: "", hasMissing: false };
  for (const { text, href } of piecesOf(line)) {
    if (href !== undefined) {
      const hasMissing = current.hasMissing || isMissing(href);
      current = { text: `${current.text}[${text}](${href})`, hasMissing };
      continue;
    }
    const [end = "", ...others] = text.split(/(?<=[.!?])/);
    current = { ...current, text: current.text + end };
    for (const other of others) {
      sentences.push(current);
      current = { text: other, hasMissing: false };
    }
  }
  return [...sentences, current]
    .filter(({ hasMissing }) => !hasMissing)
    .map(({ text }) => text)
    .join("")
    .trim();
}
