/**
 * The codes of the notices that the page of a case shows after an action. The URL parameter "done" contains the code.
 */
export const caseNotices = [
  "opened",
  "step-completed",
  "step-taken-back",
  "rule-met",
  "rule-withdrawn",
  "saved",
  "removed",
  "searched",
  "decided",
  "closed",
  "reopened",
  "changed",
  "exists",
  "refused",
  "unmet",
  "late",
  "needed",
  "same-person",
  "no-agreement",
  "rules-renewed",
  "rules-unmet",
  "fee-invoiced",
  "fee-to-post",
  "fee-taken-back",
] as const;

export type CaseNotice = (typeof caseNotices)[number];

const refusals: readonly CaseNotice[] = [
  ...(["changed", "exists", "refused", "unmet", "late", "needed", "rules-unmet"] as const),
  ...(["same-person", "no-agreement"] as const),
];

/** Whether a notice is about an action that was refused. */
export const isRefusal = (notice: CaseNotice) => refusals.includes(notice);

/**
 * The sections of the page that the URL parameter "part" can name. The notice is shown in the named section. Without
 * the parameter, the notice is shown at the top of the page.
 */
export const noticeParts = ["losses", "parties", "letters", "deadlines", "conflicts", "fee"] as const;

export type NoticePart = (typeof noticeParts)[number];

/**
 * If one of these actions is refused because the case has changed since the page was rendered, a message names the
 * refused action and the current state of the case.
 */
export const triedActions = [
  "step-completed",
  "step-taken-back",
  "rule-met",
  "rule-withdrawn",
  "closed",
  "reopened",
] as const satisfies readonly CaseNotice[];

export type TriedAction = (typeof triedActions)[number];
