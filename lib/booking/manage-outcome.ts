/** The results of an action on the manage page. After the redirect, the URL of the page contains the result. */
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
