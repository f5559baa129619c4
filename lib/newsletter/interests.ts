/** What a subscriber may choose to read about; a key of `messages/*.json -> newsletter.interests`. None chosen means all. */
export const interests = ["fraud-warnings", "crypto", "investment-fraud", "complaints"] as const;

export type Interest = (typeof interests)[number];

/** The interests among words that came from outside, in the order of the list. */
export function knownInterests(words: readonly string[]): Interest[] {
  return interests.filter((interest) => words.includes(interest));
}
