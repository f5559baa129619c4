/** What the page of a booking says after an action, in its address as "done". */
export const recordNotices = [
  "completed",
  "no-show",
  "undone",
  "resent",
  "cancelled",
  "reassigned",
  "contact",
  "changed",
  "refused",
  "copies",
] as const;

export type RecordNotice = (typeof recordNotices)[number];

/** Notices of acts that were not carried out. */
export function isRefusal(notice: RecordNotice): boolean {
  return notice === "changed" || notice === "refused" || notice === "copies";
}
