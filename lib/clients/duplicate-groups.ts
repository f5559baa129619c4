import type { DuplicatePair, MatchedBy } from "./file";

/** Clients who may all be the same person. `ids` starts with the oldest client. */
export type IdGroup = { readonly ids: readonly string[]; readonly matchedBy: readonly MatchedBy[] };

/**
 * Joins the pairs that have a client in common, so that a shared phone number of n people is one group and not a pair
 * for almost every two of them. The order of the groups is that of their first pairs.
 */
export function toGroups(pairs: readonly DuplicatePair[]): readonly IdGroup[] {
  let groups: { readonly since: Map<string, Date>; readonly matchedBy: Set<MatchedBy> }[] = [];
  for (const { olderId, olderSince, newerId, newerSince, matchedBy } of pairs) {
    const joined = groups.filter(({ since }) => since.has(olderId) || since.has(newerId));
    const since = new Map(joined.flatMap((group) => [...group.since]));
    since.set(olderId, olderSince).set(newerId, newerSince);
    const group = { since, matchedBy: new Set([...joined.flatMap((each) => [...each.matchedBy]), matchedBy]) };
    const [first] = joined;
    groups = first
      ? groups.flatMap((each) => (each === first ? [group] : joined.includes(each) ? [] : [each]))
      : [...groups, group];
  }
  return groups.map(({ since, matchedBy }) => ({
    ids: [...since]
      .toSorted(([a, at], [b, other]) => at.getTime() - other.getTime() || (a < b ? -1 : 1))
      .map(([id]) => id),
    matchedBy: matchOrder.filter((each) => matchedBy.has(each)),
  }));
}

const matchOrder: readonly MatchedBy[] = ["email", "phone", "name"];
