/** What the visitor's last change on the manage page led to. The page's address names it after the redirect. */
export const manageOutcomes = [
  "moved",
  "movedToOther",
  "changed",
  "cancelled",
  "wasCancelled",
  "notCancelled",
  "withdrawn",
  "paid",
] as const;

export type ManageOutcome = (typeof manageOutcomes)[number];
