/** The lists of the inbox. */
export const inboxViews = [
  "waiting",
  "mine",
  "unassigned",
  "snoozed",
  "answered",
  "quarantine",
  "kept-out",
  "tests",
] as const;

export type InboxView = (typeof inboxViews)[number];

/** The number of items of each list that the reader can open. Undefined if they are not counted. */
export type ViewCounts = Readonly<Partial<Record<InboxView, number | undefined>>>;

/** The lists of staff who answer only their own clients. */
export const ownViews: readonly InboxView[] = ["waiting", "mine", "snoozed", "answered"];

/**
 * Whether a list is shown as a full-width table. Staff do not answer the items of these lists: quarantined items, items
 * that were not sent by a person ("kept-out") and tests.
 */
export function isTable(view: InboxView): boolean {
  return view === "quarantine" || view === "kept-out" || view === "tests";
}

/**
 * Whether a list shows the oldest items first. Lists of waiting items do. All other lists show the newest items first.
 */
export function isOldestFirst(view: InboxView): boolean {
  return view === "waiting" || view === "mine" || view === "unassigned" || view === "snoozed";
}

/** The items of a list are counted exactly only up to this number. */
export const maxCounted = 999;

/**
 * Formats the number of items in a list for a tab or badge. Above `maxCounted`, the result is "999+", because larger
 * numbers are not counted exactly.
 */
export function formatCount(count: number): string {
  return count > maxCounted ? `${maxCounted}+` : String(count);
}
