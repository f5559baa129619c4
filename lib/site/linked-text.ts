/** A stretch of text, or of a link's text. */
export type Piece = { readonly text: string; readonly href?: string };

const link = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Reads `[text](address)` in a line; the rest stays as it is. */
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

/** The line as somebody reads it. */
export function plainText(line: string): string {
  return piecesOf(line)
    .map(({ text }) => text)
    .join("");
}
