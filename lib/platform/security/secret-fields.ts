import { countListWords, hasSeedPhrase } from "./secret-phrases";
import { findSecret } from "./secrets";
import { textsIn } from "./texts-in";
import type { PlacedText } from "./texts-in";

/** The number of characters at each end of a field that may belong to a phrase split over several fields. */
const edge = 240;

/** Returns the paths of the texts that contain a wallet's secret: one complete secret each, or parts of one phrase. */
export function secretFields(input: unknown): string[] {
  const texts = textsIn(input).filter(({ path, text }) => text !== "" && !isPassword(path));
  const alone = texts.filter(({ text }) => findSecret(text) === "certain");
  return [...new Set((alone.length > 0 ? alone : splitPhrase(texts)).map(({ path }) => path))];
}

/** Passwords are not checked, because only their hashes are stored and they may consist of words. */
function isPassword(path: string): boolean {
  return /password$/i.test(path);
}

/** Finds a phrase that is split over two texts in either order, or over all texts in sequence. */
function splitPhrase(texts: readonly PlacedText[]): readonly PlacedText[] {
  const parts = texts.filter(({ text, isItem }) => listWordsAtEdges(text) >= (isItem ? 1 : 3));
  if (parts.length < 2) return [];
  for (const first of parts) {
    const second = parts.find(
      (other) => other !== first && hasSeedPhrase(`${first.text.slice(-edge)}\n${other.text.slice(0, edge)}`),
    );
    if (second) return [first, second];
  }
  return hasSeedPhrase(parts.map(bothEdges).join("\n")) ? parts : [];
}

/** Counts list words at the start and at the end of a text. In a short text both overlap, so each word counts twice. */
function listWordsAtEdges(text: string): number {
  const first = countListWords(text.slice(0, edge));
  return first + (text.length <= edge ? first : countListWords(text.slice(-edge)));
}

function bothEdges({ text }: PlacedText): string {
  return text.length <= 2 * edge ? text : `${text.slice(0, edge)}\n${text.slice(-edge)}`;
}
