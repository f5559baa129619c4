/** Pseudo-random values. A seed gives the same values on every machine, so never use them for secrets. */
export type Random = {
  /** An integer from 0 to `limit` - 1. */
  below(limit: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** One of the items, or undefined if there are none. */
  pick<T>(choices: readonly T[]): T | undefined;
  /** A text with the shape of a version 4 UUID. */
  uuid(): string;
};

export function randomFrom(seed: number): Random {
  const next = xorshift(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (probability) => next() < probability,
    pick: (choices) => choices[below(choices.length)],
    uuid() {
      const hex = Array.from({ length: 32 }, () => below(16).toString(16)).join("");
      const variant = (8 + below(4)).toString(16);
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
    },
  };
}

/** Marsaglia's 32-bit xorshift, scaled to [0, 1). The state must not be 0, because a state of 0 never changes. */
function xorshift(seed: number): () => number {
  let state = (seed ^ 0x5bd1e995) | 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
