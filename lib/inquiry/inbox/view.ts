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

/** Identifies the page of a list that comes directly after or before an item. */
export type Cursor = { readonly at: Date; readonly reference: string; readonly direction: "after" | "before" };

/** Formats a cursor for the URL, for example as "after_2034-09-06T14:00:00.000Z_MSG-7K2M-4Q93". */
export function writeCursor({ at, reference, direction }: Cursor): string {
  return `${direction}_${at.toISOString()}_${reference}`;
}

/** Parses a cursor from the URL. Undefined for any other text. */
export function readCursor(text: string | undefined): Cursor | undefined {
  const [, direction, time = "", reference = ""] =
    /^(after|before)_(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([A-Z]{3}-[0-9A-Z]{4}-[0-9A-Z]{4})$/.exec(text ?? "") ??
    [];
  const at = new Date(time);
  if (direction === undefined || Number.isNaN(at.getTime())) return undefined;
  return { at, reference, direction: direction === "before" ? "before" : "after" };
}
