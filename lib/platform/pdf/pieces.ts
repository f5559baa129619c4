import { printed } from "./fonts";

/** In characters. A piece takes a few milliseconds to write, whatever its text is. */
const longestPiece = 1_000;

/**
 * Splits a text into pieces that are written one after the other. A word of more than 200 characters, such as a line of
 * base64, is broken, because the rest of a word is measured again for each of its lines.
 */
export function piecesOf(text: string): readonly string[] {
  const pieces: string[] = [];
  let piece = "";
  for (const word of printed(text)
    .replace(/\S{200}(?=\S)/gu, "$&\n")
    .match(/\S+\s?|\s/gu) ?? []) {
    if (piece.length + word.length > longestPiece) {
      pieces.push(piece);
      piece = "";
    }
    piece += word;
  }
  return [...pieces, piece];
}
