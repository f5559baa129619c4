/**
 * The views of the list of clients. "opened": the files that the reader opened last. "coming": clients with a coming
 * appointment, the next one first. "open-case" and "closed-case": by the state of the client's cases.
 */
export const clientViews = ["all", "opened", "coming", "open-case", "closed-case", "duplicates"] as const;
export type ClientView = (typeof clientViews)[number];

/** The orders of the views that have no order of their own: the newest client first, or by last name. */
export const clientSorts = ["newest", "name"] as const;
export type ClientSort = (typeof clientSorts)[number];

/** Whether the reader can choose the order of the view. */
export const isSortable = (view: ClientView) => view === "all" || view === "open-case" || view === "closed-case";

/** The address of a view of the list. */
export function clientsPath(view: ClientView, sort: ClientSort = "newest"): string {
  const query = new URLSearchParams({
    ...(view === "all" ? {} : { view }),
    ...(sort === "newest" ? {} : { sort }),
  });
  return query.size === 0 ? "/dashboard/clients" : `/dashboard/clients?${query}`;
}
