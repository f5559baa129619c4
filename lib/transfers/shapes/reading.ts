import type { FoundTransfer, Network, Warning } from "../kinds";

/** What a reader of one form found. `networks` names the network of codes that the form itself proves. */
export type Reading = {
  readonly format: string;
  readonly transfers: readonly FoundTransfer[];
  readonly warnings?: readonly Warning[];
  readonly networks?: ReadonlyMap<string, Network>;
  /** Whether the form says of its hashes what they are, so that none of them can be a key. */
  readonly namesHashes?: boolean;
};
