import type { Busy } from "./schedule";

/** Taken time by adviser, in the order given. */
export function byAdviser(busy: readonly Busy[]): ReadonlyMap<string, readonly Busy[]> {
  const groups = new Map<string, Busy[]>();
  for (const one of busy) {
    const group = groups.get(one.adviserId);
    if (group) group.push(one);
    else groups.set(one.adviserId, [one]);
  }
  return groups;
}
