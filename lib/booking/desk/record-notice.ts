/** The notices that the page of a booking shows after an action. The URL parameter "done" contains the notice. */
export const recordNotices = [
  "completed",
  "no-show",
  "undone",
  "resent",
  "text",
  "cancelled",
  "reassigned",
  "moved",
  "contact",
  "changed",
  "refused",
  "copies",
  "separated",
  "needs-reason",
  "legal-hold",
  "erased",
  "same-name",
  "success-fee",
  "came-with-merge",
] as const;

export type RecordNotice = (typeof recordNotices)[number];

/** Whether a notice is about an action that was refused. */
export function isRefusal(notice: RecordNotice): boolean {
  return recordNotices.indexOf(notice) >= recordNotices.indexOf("changed") && notice !== "separated";
}
