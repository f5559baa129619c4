import { diffWordsWithSpace } from "diff";

/** A part of a text that both versions have, or only the earlier or the later one. */
export type Passage = { readonly kind: "same" | "removed" | "inserted"; readonly text: string };

/**
 * The maximum number of changed words that are looked for between two texts. The time grows with its square, and a text
 * with more changes is better read as a whole.
 */
const mostEdits = 300;
/** Two texts are compared word by word if they share at least this part of their letters. */
const smallestShare = 0.3;

/** Compares two texts word by word. Undefined if they have too little in common. */
export function wordDifference(before: string, after: string): readonly Passage[] | undefined {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: mostEdits });
  if (!parts) return undefined;
  const shared = parts.reduce((sum, { added, removed, value }) => sum + (added || removed ? 0 : value.length), 0);
  if (shared < smallestShare * Math.max(before.length, after.length)) return undefined;
  return parts.map(({ added, removed, value }) => ({
    kind: added ? "inserted" : removed ? "removed" : "same",
    text: value,
  }));
}
