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
 * Whether a list is a full-width table. Staff release, keep out or only read the items of such a list. They do not
 * answer these items.
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

/** The number of items up to which a view is counted. */
export const maxCounted = 999;

/**
 * Formats the number of records in a list for its tab or badge. A number above `maxCounted` becomes "999+", because
 * counting stops there.
 */
export function formatCount(count: number): string {
  return count > maxCounted ? `${maxCounted}+` : String(count);
}

/** The position of an item in its list. */
export type Cursor = { readonly at: Date; readonly reference: string; readonly direction: "after" | "before" };

/** Formats a cursor for the URL, such as "after_2034-09-06T14:00:00.000Z_MSG-7K2M-4Q93". */
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
