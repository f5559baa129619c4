/**
 * The results of actions on a booking's manage page. After an action, the server redirects to this page with the result
 * in the URL.
 */
export const manageOutcomes = [
  "moved",
  "movedToOther",
  "changed",
  "cancelled",
  "wasCancelled",
  "notCancelled",
  "withdrawn",
  "paid",
  "kept",
] as const;

export type ManageOutcome = (typeof manageOutcomes)[number];
