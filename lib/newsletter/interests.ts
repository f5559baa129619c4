/** Topics that a subscriber can choose; keys of `newsletter.interests` in the messages. No choice means all topics. */
export const interests = ["fraud-warnings", "crypto", "investment-fraud", "complaints"] as const;

export type Interest = (typeof interests)[number];

/** The known interests among the given names, in the order of the list. */
export function knownInterests(names: readonly string[]): Interest[] {
  return interests.filter((interest) => names.includes(interest));
}
