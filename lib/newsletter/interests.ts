/**
 * The topics that a subscriber can choose, as message keys in `newsletter.interests`. A subscriber without a choice
 * gets all topics.
 */
export const interests = ["fraud-warnings", "crypto", "investment-fraud", "complaints"] as const;

export type Interest = (typeof interests)[number];

/** Returns those of the given names that are interests, in the order of `interests`. Drops all other names. */
export function knownInterests(names: readonly string[]): Interest[] {
  return interests.filter((interest) => names.includes(interest));
}
