/** What the page of a case says after an action, in its address as "done". */
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

/** Notices of acts that were not carried out. */
export const isRefusal = (notice: CaseNotice) => refusals.includes(notice);

/** The sections in which a notice is shown, because the address leads there. Other notices are at the top. */
export const noticeParts = ["losses", "parties", "letters", "deadlines", "conflicts", "fee"] as const;

export type NoticePart = (typeof noticeParts)[number];

/** Acts that a stale page can try. The page shows them beside the present state of the case. */
export const triedActs = [
  "step-completed",
  "step-taken-back",
  "rule-met",
  "rule-withdrawn",
  "closed",
  "reopened",
] as const satisfies readonly CaseNotice[];

export type TriedAct = (typeof triedActs)[number];
