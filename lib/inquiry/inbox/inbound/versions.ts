/** The text of one version of the same content, such as the HTML of an email. */
export type Version = { readonly text: string; readonly isComplete: boolean };

/** The share of a version's words that other versions may lack. Programs leave out the names of pictures. */
const lacking = 0.2;

/**
 * Chooses between versions of the same content, of which the first is preferred. Some programs put only a notice into
 * the plain text, so a version with other words and more of them is chosen instead. `leftOut` contains the texts of
 * versions that have other words than the chosen one.
 */
export function chooseVersion([first, ...others]: readonly Version[]): {
  readonly chosen: Version | undefined;
  readonly leftOut: readonly string[];
} {
  const leftOut: string[] = [];
  let chosen = first;
  if (first === undefined || chosen === undefined) return { chosen, leftOut };
  let words = wordsIn(first.text);
  for (const other of others) {
    const otherWords = wordsIn(other.text);
    const missing = [...otherWords].filter((word) => !words.has(word)).length;
    if (missing <= lacking * otherWords.size) continue;
    const isFuller = otherWords.size > words.size;
    leftOut.push(isFuller ? chosen.text : other.text);
    if (isFuller) [chosen, words] = [other, otherWords];
  }
  return { chosen, leftOut };
}

/** The words of a text without its links, which plain text often leaves out. */
function wordsIn(text: string): Set<string> {
  const plain = text.toLowerCase().replace(/(?:https?|mailto|tel|ftp):\S+/g, " ");
  return new Set(plain.match(/[\p{L}\p{N}]+/gu));
}
