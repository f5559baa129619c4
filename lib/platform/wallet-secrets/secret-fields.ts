import { countListWords, hasSeedPhrase } from "./secret-phrases";
import { findSecret } from "./secrets";
import { textsIn } from "./texts-in";
import type { PlacedText } from "./texts-in";

/**
 * A phrase may be split over several fields. Only this many characters at the start and at the end of each field are
 * searched for parts of such a phrase.
 */
const edge = 240;

/** Each part is compared with each other part. Our forms have fewer text fields than this. */
const mostPairedParts = 24;

/**
 * Returns the paths of the texts that contain a complete secret of a wallet. If there are none, returns the paths of
 * the texts over which a wallet's seed phrase is split.
 */
export function secretFields(input: unknown): string[] {
  const texts = textsIn(input).filter(({ path, text }) => text !== "" && !isPassword(path));
  const alone = texts.filter(({ text }) => findSecret(text) === "certain");
  return [...new Set((alone.length > 0 ? alone : splitPhrase(texts)).map(({ path }) => path))];
}

/** A password may consist of the words of a phrase. It is not checked, because only its hash is stored. */
function isPassword(path: string): boolean {
  return /password$/i.test(path);
}

/**
 * Finds a phrase that is split over two texts in either order, or over several texts in the order of the input. Of very
 * many texts, only the latter.
 */
function splitPhrase(texts: readonly PlacedText[]): readonly PlacedText[] {
  const parts = texts.filter(({ text, isItem }) => listWordsAtEdges(text) >= (isItem ? 1 : 3));
  if (parts.length < 2) return [];
  for (const first of parts.length > mostPairedParts ? [] : parts) {
    const second = parts.find(
      (other) => other !== first && hasSeedPhrase(`${first.text.slice(-edge)}\n${other.text.slice(0, edge)}`),
    );
    if (second) return [first, second];
  }
  return hasSeedPhrase(parts.map(bothEdges).join("\n")) ? parts : [];
}

/**
 * Counts the words from wallets' word lists at the start and at the end of a text. In a text of at most `edge`
 * characters, each word counts twice, because the whole text is both the start and the end.
 */
function listWordsAtEdges(text: string): number {
  const first = countListWords(text.slice(0, edge));
  return first + (text.length <= edge ? first : countListWords(text.slice(-edge)));
}

function bothEdges({ text }: PlacedText): string {
  return text.length <= 2 * edge ? text : `${text.slice(0, edge)}\n${text.slice(-edge)}`;
}
